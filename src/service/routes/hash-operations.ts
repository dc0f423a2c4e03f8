import { hash } from "node:crypto";

import { checkTexts, hashRequest, verifyRequest } from "../../contract/api.ts";
import { digestFromBytes, type Digest } from "../../domain/digest.ts";
import { success, withHash } from "./calls.ts";
import { toPlaceList } from "../ledger/backend.ts";
import { mintTrace, renderCheckData, toStampData, toVerifyData } from "./reply-data.ts";
import { renderReportPdf } from "../reports/report-pdf.ts";

const verifiedMessage = "Verification complete";
/** Neither of the contract's two texts: each would state more than is known. */
const unknownText = "Hash not found in the part of the chain that can be seen from here.";

/** Stamps a hash; one that is in a block already gets its verification (spec §4.1). */
export const stamp = withHash(hashRequest, async ({ bare, digest }, call, { ledger }) => {
  const records = toPlaceList(await ledger.stamp(digest));
  if (records.length > 0) return success(verifiedMessage, toVerifyData({ hash: bare }, records, call));
  return { ...success("Hash anchored successfully.", toStampData(bare, ledger.address)), stamps: true };
});

/** Says whether a hash is in a block (spec §4.2). */
export const check = withHash(hashRequest, async ({ body, digest }, call, { ledger }) => {
  const found = await ledger.find(ledger.address, digest);
  const text =
    found === "unknown" ? unknownText : toPlaceList(found).length === 0 ? checkTexts.notFound : checkTexts.found;
  return success("Hash checked", renderCheckData(body.hash, text, call));
});

/** Verifies a hash, with a report and a trace when they are wanted (spec §4.4; service-facts §1). */
export const verify = withHash(verifyRequest, async ({ body, bare, digest }, call, { ledger, reports, now }) => {
  const found = await ledger.find(ledger.address, digest);
  const records = found === "unknown" ? found : toPlaceList(found);
  const file = { hash: bare, fileName: body.filename, fileSize: body.filesize };
  if (!call.reportWanted) return success(verifiedMessage, toVerifyData(file, records, call));
  const time = now();
  const record = records === "unknown" ? records : records[0];
  const pdf = await renderReportPdf({
    ...file,
    digest,
    record,
    time,
    requestId: call.requestId,
    about: ledger.about(),
  });
  const trace = ledger.trace === undefined ? mintTrace() : await ledger.trace(digestOfReport(pdf));
  const data = { ...toVerifyData(file, records, call, trace), file: reports.add(pdf, time, call.baseUrl) };
  return success(`${verifiedMessage} - PDF uploaded`, data);
});

function digestOfReport(pdf: Uint8Array): Digest {
  return digestFromBytes(hash("sha3-256", pdf, "buffer"));
}
