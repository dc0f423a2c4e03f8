import { randomBytes } from "node:crypto";

import { toKeyHash, type Eventual } from "../admin/keys.ts";
import type { Database } from "../store/sql.ts";
import { commonHeaders, Refusal, type ServiceReply } from "./requests.ts";

/** The start of every report link's path. */
export const reportPath = "/reports/";

const lifetime = { milliseconds: 3_600_000, text: "1 hour" };

interface Report {
  readonly fileName: string;
  readonly pdf: Uint8Array<ArrayBuffer>;
  /** In milliseconds since 1970. */
  readonly expires: number;
}

/** Where reports are kept, each by the signature in its link, which is a secret. */
export interface ReportShelf {
  put(signature: string, report: Report): Eventual<unknown>;
  get(signature: string): Eventual<Report | undefined>;
}

const maxReports = 10_000;

/** Keeps the latest reports in memory, until the process ends. */
export function createMemoryShelf(): ReportShelf {
  const stored = new Map<string, Report>();
  return {
    put(signature, report) {
      stored.set(signature, report);
      const [oldest] = stored.keys();
      if (stored.size > maxReports && oldest !== undefined) stored.delete(oldest);
    },
    get: (signature) => stored.get(signature),
  };
}

/** Keeps reports in a store that several processes share; of the secret in a link, the store has only the hash. */
export function createStoreShelf(database: Database): ReportShelf {
  const toId = (signature: string) => toKeyHash(signature).toString("hex");
  return {
    async put(signature, { fileName, pdf, expires }) {
      await database.write(async (session) => {
        await session.run("DELETE FROM reports WHERE expires <= ?", Date.now());
        const insert = "INSERT INTO reports (id, name, pdf, expires) VALUES (?, ?, ?, ?)";
        await session.run(insert, toId(signature), fileName, Buffer.from(pdf).toString("base64"), expires);
      });
    },
    async get(signature) {
      const select = "SELECT name, pdf, expires FROM reports WHERE id = ?";
      type Row = Readonly<Record<"name" | "pdf", string>> & { readonly expires: number };
      const row = await database.one<Row | undefined>(select, toId(signature));
      return row && { fileName: row.name, pdf: Buffer.from(row.pdf, "base64"), expires: row.expires };
    },
  };
}

/** Gives out links to reports; a link is a secret that expires an hour after its making. */
export function createReports(now: () => Date, shelf: ReportShelf = createMemoryShelf()) {
  return {
    /** Keeps `pdf`, made at `time`, for a link below `baseUrl`; returns `file` of a verification's answer. */
    async add(pdf: Uint8Array<ArrayBuffer>, time: Date, baseUrl: string) {
      const fileName = `verification-report-${time.toISOString().replaceAll(/[:.]/g, "-")}.pdf`;
      const signature = randomBytes(32).toString("base64url");
      await shelf.put(signature, { fileName, pdf, expires: time.getTime() + lifetime.milliseconds });
      const downloadUrl = `${baseUrl}${reportPath}${fileName}?signature=${signature}`;
      return { fileName, downloadUrl, fileSize: pdf.length, expiresIn: lifetime.text, bucket: "reports" };
    },
    /** Answers with the report behind `url` as a download; 404 for a link that was never given out, or has expired. */
    async answer(url: URL): Promise<ServiceReply> {
      const report = await shelf.get(url.searchParams.get("signature") ?? "");
      if (report === undefined || url.pathname !== reportPath + report.fileName || now().getTime() >= report.expires)
        throw new Refusal(404, `There is no such report: a link works for ${lifetime.text}.`);
      const headers = {
        ...commonHeaders,
        "content-type": "application/pdf",
        "content-disposition": `attachment; filename="${report.fileName}"`,
      };
      return { status: 200, headers, body: report.pdf };
    },
  };
}

export type Reports = ReturnType<typeof createReports>;
