export { runJobCommand } from "./run.js";
