export { openPostgresStore } from "./postgres-store.js";
