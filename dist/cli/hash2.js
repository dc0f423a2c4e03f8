export { hashCommand } from "./hash.js";
