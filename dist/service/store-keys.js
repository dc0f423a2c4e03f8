export { createStoreKeys } from "./store-keys2.js";
