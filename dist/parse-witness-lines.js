export { witnessProblems } from "./parse-witness-lines2.js";
