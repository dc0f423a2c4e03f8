import { require_fetch } from "./fetch.js";
export default require_fetch();
export {};
