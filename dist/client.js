export { createClient } from "./ask.js";
