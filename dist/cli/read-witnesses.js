export { readWitnesses } from "./read-witnesses2.js";
