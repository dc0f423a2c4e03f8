import { randomBytes } from "node:crypto";

import { type ServiceAnswer, commonHeaders } from "./requests.ts";

/** The start of every report link's path. */
export const reportPath = "/reports/";

/** The most reports kept: the oldest is dropped for a new one; 10,000 of about 3 kB are 30 MB. */
const maxReports = 10_000;

/** How long a link works (service-facts §1). */
const lifetime = { milliseconds: 3_600_000, text: "1 hour" };

/** Holds reports in memory and gives out links to them; a link is a secret that expires an hour after its making. */
export function createReports(now: () => Date) {
  const stored = new Map<string, { fileName: string; pdf: Uint8Array<ArrayBuffer>; expires: number }>();

  /** Stores `pdf`, made at `time`, to be linked below `baseUrl`; returns the `file` of a verification (service-facts §1). */
  function add(pdf: Uint8Array<ArrayBuffer>, time: Date, baseUrl: string) {
    const fileName = `verification-report-${time.toISOString().replaceAll(/[:.]/g, "-")}.pdf`;
    const signature = randomBytes(32).toString("base64url");
    stored.set(signature, { fileName, pdf, expires: time.getTime() + lifetime.milliseconds });
    const [oldest] = stored.keys();
    if (stored.size > maxReports && oldest !== undefined) stored.delete(oldest);
    const downloadUrl = `${baseUrl}${reportPath}${fileName}?signature=${signature}`;
    return { fileName, downloadUrl, fileSize: pdf.length, expiresIn: lifetime.text, bucket: "reports" };
  }

  /** Answers with the report behind `url` as a download; 404 for a link never given out, 410 for an expired one. */
  function answer(method: string, url: URL): Response | ServiceAnswer {
    if (method !== "GET") return { statusCode: 405, message: "Use GET.", headers: { allow: "GET" } };
    const report = stored.get(url.searchParams.get("signature") ?? "");
    if (report === undefined || url.pathname !== reportPath + report.fileName) {
      return { statusCode: 404, message: "There is no such report." };
    }
    if (now().getTime() >= report.expires) return { statusCode: 410, message: "The link to this report has expired." };
    return new Response(report.pdf, {
      headers: {
        ...commonHeaders,
        "content-type": "application/pdf",
        "content-disposition": `attachment; filename="${report.fileName}"`,
      },
    });
  }

  return { add, answer };
}

export type Reports = ReturnType<typeof createReports>;
