export { withCommandHint } from "./hash.js";
