import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { pipeline } from "node:stream/promises";

import { ok, refuse, type Outcome } from "#kit/outcome.ts";

import { withFileSource, type ByteSource } from "./byte-source.ts";
import { detectType } from "./detect-type.ts";
import { kinds } from "../kinds/kinds.ts";
import type { Format } from "../kinds/names.ts";
import { hasHiddenZip } from "./find-hidden-zip.ts";
import { inspectArchive } from "./inspect-archive.ts";
import { inspectImage } from "./inspect-image.ts";
import { inspectPdf } from "./inspect-pdf.ts";
import type { InspectedFile, InspectionReason } from "./inspected-file.ts";
import { pdfLimits, uploadLimits } from "./limits.ts";
import { mediaDuration } from "./media-duration.ts";
import { hasPoints } from "./has-points.ts";
import { svgFlags } from "./svg-flags.ts";
import { isWholeFont } from "./whole-font.ts";

type Findings = Partial<Omit<InspectedFile, "kind" | "contentType" | "sizeBytes" | "sha256">>;

const HEAD_BYTES = 64 * 1024;

/**
 * Everything we tell about a file that someone sent, or the reason it may not be sold. `filename` is the name
 * the sender gave. Parses hostile bytes: outside tests call it through `inspectInChild`.
 */
export async function inspectFile(path: string, filename: string): Promise<Outcome<InspectedFile, InspectionReason>> {
  return withFileSource(path, async (source) => {
    const { sizeBytes } = source;
    if (sizeBytes > uploadLimits.fileBytes) return refuse("file_too_large");
    const type = await detectType(await source.read(0, HEAD_BYTES), filename);
    if (!type.ok) return type;
    const { kind, contentType } = type.value;
    if (await hidesZip(kind, source)) return refuse("polyglot");
    const found = await look(kind, path, source);
    if (!found.ok) return found;
    return ok({ kind, contentType, sizeBytes, sha256: await sha256Of(path), ...NOTHING_FOUND, ...found.value });
  });
}

const NOTHING_FOUND = {
  pageCount: null,
  pageSizes: null,
  durationSeconds: null,
  entries: null,
  widthPx: null,
  heightPx: null,
  flags: [],
};

async function hidesZip(kind: Format, source: ByteSource): Promise<boolean> {
  const { refused } = kinds[kind];
  const unlessAttached = refused.includes("hidden_zip_unless_attached");
  return (unlessAttached || refused.includes("hidden_zip")) && hasHiddenZip(source, unlessAttached);
}

async function look(kind: Format, path: string, source: ByteSource): Promise<Outcome<Findings, InspectionReason>> {
  const { inspection } = kinds[kind];
  switch (inspection.by) {
    case "signature":
      return ok({});
    case "pdf":
      return source.sizeBytes > pdfLimits.fileBytes ? refuse("pdf_too_large") : inspectPdf(await readFile(path));
    case "picture":
      return inspectImage(path, kind);
    case "recording": {
      const seconds = await mediaDuration(source, kind);
      return seconds === null && inspection.isNeeded ? refuse("unreadable") : ok({ durationSeconds: wholeSeconds(seconds ?? 0) });
    }
    case "sealed":
      return ok({ flags: ["archive_opaque"] });
    case "points":
      return (await hasPoints(source)) ? ok({}) : refuse("unreadable");
    case "svg":
      return ok({ flags: await svgFlags(source) });
    case "font":
      return (await isWholeFont(source)) ? ok({}) : refuse("unreadable");
    case "archive":
      return lookInside(kind, source);
  }
}

/** What is shorter than a second lasts one; null where the headers do not say. */
const wholeSeconds = (seconds: number): number | null => (seconds > 0 ? Math.max(1, Math.round(seconds)) : null);

async function lookInside(kind: Format, source: ByteSource): Promise<Outcome<Findings, InspectionReason>> {
  const archive = await inspectArchive(source, kind);
  if (!archive.ok) return archive;
  const { entries, flags } = archive.value;
  return ok({ flags, entries: kinds[kind].facts.includes("entries") ? entries : null });
}

/** Lower-case hexadecimal; the name under which the bytes are kept. */
export async function sha256Of(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path, { highWaterMark: 1024 * 1024 }), hash);
  return hash.digest("hex");
}
