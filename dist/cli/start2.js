export { startCommand } from "./start.js";
