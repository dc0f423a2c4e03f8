export { markCopy } from "./store.js";
