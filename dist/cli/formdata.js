import { require_formdata } from "./ask.js";
export default require_formdata();
export {};
