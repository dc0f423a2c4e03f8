export { readPatternProblems } from "./step.js";
