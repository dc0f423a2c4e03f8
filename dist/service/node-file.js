import { copyDatabase, countsSchema, openDatabase, readPragma, toDatabase } from "./run.js";
import { createStoreParts, markRestored, queueSchema } from "./store.js";
const queueFormat = {
  applicationId: 1095648078,
  version: 1,
  refusals: {
    applicationId: "it was not made with --node",
    version: "it is of another version"
  },
  schema: queueSchema,
  additions: countsSchema
};
function markCopy(database) {
  if (readPragma(database, "application_id") === queueFormat.applicationId) database.exec(markRestored);
}
function openStore(data, address) {
  const database = openDatabase(data, queueFormat);
  const store = {
    ...createStoreParts(toDatabase(database), address),
    asWorker: () => store,
    onElected: () => void 0,
    backup: async (file) => await copyDatabase(database, file)
  };
  return store;
}
function openStoreFile(data) {
  return toDatabase(openDatabase(data, queueFormat));
}
export { markCopy, openStore, openStoreFile };
