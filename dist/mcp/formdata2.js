import { require_formdata } from "./formdata.js";
export default require_formdata();
export {};
