export { createExchange } from "./run.js";
