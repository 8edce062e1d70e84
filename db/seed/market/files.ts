import { makeEpub } from "./files/make-epub.ts";
import { makePdf } from "./files/make-pdf.ts";
import { makePng, makeSvg } from "./files/make-picture.ts";
import { makePptx } from "./files/make-pptx.ts";
import { makeWav } from "./files/make-wav.ts";
import { makeXlsx } from "./files/make-xlsx.ts";
import { makeZip } from "./files/make-zip.ts";
import { makeDocx } from "./files/office-files.ts";
import type { FileFormat, FileSpec } from "./market-types.ts";

export type MadeFile = { name: string; bytes: Buffer; contentType: string };

const OFFICE = "application/vnd.openxmlformats-officedocument";
const MAKERS: Record<FileFormat, readonly [contentType: string, make: (spec: FileSpec) => Buffer | Promise<Buffer>]> = {
  PDF: ["application/pdf", makePdf],
  DOCX: [`${OFFICE}.wordprocessingml.document`, makeDocx],
  XLSX: [`${OFFICE}.spreadsheetml.sheet`, makeXlsx],
  PPTX: [`${OFFICE}.presentationml.presentation`, makePptx],
  PNG: ["image/png", makePng],
  SVG: ["image/svg+xml", (spec) => Buffer.from(makeSvg(spec))],
  WAV: ["audio/wav", (spec) => makeWav(spec.category, spec.seed)],
  ZIP: ["application/zip", makeZip],
  EPUB: ["application/epub+zip", makeEpub],
};

/** The real file of a spec: the same bytes for the same spec, on every machine of the same versions. */
export async function makeFile(spec: FileSpec): Promise<MadeFile> {
  const [contentType, make] = MAKERS[spec.format];
  return { name: spec.name, bytes: await make(spec), contentType };
}
