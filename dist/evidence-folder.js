export { removeEarlierVerdicts } from "./step.js";
