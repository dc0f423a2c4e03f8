export { startAction } from "./start.js";
