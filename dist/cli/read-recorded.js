export { readRecorded } from "./read-recorded2.js";
