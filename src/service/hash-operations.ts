import { checkTexts, hashRequest, verifyRequest } from "../contract/api.ts";
import { success, withHash } from "./calls.ts";
import { stampAddress } from "./ledger/ledger.ts";
import { mintTrace, toCheckData, toStampData, toVerifyData } from "./replies.ts";
import { renderReport } from "./report-pdf.ts";

const verified = "Verification complete";

/** Stamps a hash; one that is in a block already gets its verification (spec §4.1). */
export const stamp = withHash(hashRequest, ({ bare, digest }, call, { ledger }) => {
  const record = ledger.find(stampAddress, digest);
  if (record !== undefined) return success(verified, toVerifyData({ hash: bare }, record, call));
  ledger.stamp(digest);
  return success("Hash anchored successfully.", toStampData(bare));
});

/** Says whether a hash is in a block (spec §4.2). */
export const check = withHash(hashRequest, ({ body, digest }, call, { ledger }) => {
  const text = ledger.find(stampAddress, digest) === undefined ? checkTexts.notFound : checkTexts.found;
  return success("Hash checked", toCheckData(body.hash, text, call));
});

/** Verifies a hash, with a report and a trace when they are wanted (spec §4.4; service-facts §1). */
export const verify = withHash(verifyRequest, async ({ body, bare, digest }, call, { ledger, reports, now }) => {
  const record = ledger.find(stampAddress, digest);
  const file = { hash: bare, fileName: body.filename, fileSize: body.filesize };
  if (!call.reportWanted) return success(verified, toVerifyData(file, record, call));
  const time = now();
  const pdf = await renderReport({ ...file, digest, record, time, requestId: call.requestId });
  const data = { ...toVerifyData(file, record, call, mintTrace()), file: reports.add(pdf, time) };
  return success(`${verified} - PDF uploaded`, data);
});
