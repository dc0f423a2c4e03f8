export { damagedNotesAdvice, evidenceAmong, isSha256Foreign, linesOf, readRecorded } from "./read-recorded2.js";
