export { withCommandHint } from "./run.js";
