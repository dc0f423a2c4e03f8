export { findFiles } from "./run.js";
