export { runStep } from "./step.js";
