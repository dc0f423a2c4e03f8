export { createDispatcher } from "./ask.js";
