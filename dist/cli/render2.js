export { renderFindings, renderScanLines, renderScanSummary, renderScanTable, toFindingLines, toScanBadge } from "./render.js";
