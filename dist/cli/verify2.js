export { verifyByEvidence } from "./verify.js";
