export { findRelease, selectAssets, toCandidate } from "./find-assets2.js";
