import type { Kind } from "./kind.ts";

const OPEN_XML = "application/vnd.openxmlformats-officedocument";
const OPEN_DOCUMENT = "application/vnd.oasis.opendocument";
const WORD = /^word\/document\.xml$/;
const SLIDES = /^ppt\/presentation\.xml$/;
const SHEET = /^xl\/workbook\.xml$/;
const IWORK = /^(?:Index\/Document\.iwa|Index\.zip|index\.(?:apxl|xml)(?:\.gz)?)$/;
/** What Office wrote until 2003. */
const COMPOUND = [[[0, "\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1"]]] as const;

const pages = { preview: "imagem", drawnAs: "document" } as const;
/** Apple's leave a picture of their first page, and nothing else draws them truly. */
const left = { preview: "imagem", drawnAs: "thumbnail" } as const;

const document = <const T extends Omit<Kind, "group">>(kind: T) => ({ group: "Documentos" as const, ...kind });
const zipped = <const E extends string>(extension: E, contentType: string, holds?: RegExp, program?: string) =>
  document({
    extensions: [extension],
    contentType,
    family: "zip",
    ...(IWORK === holds ? left : pages),
    ...(holds ? { holds } : {}),
    ...(program ? { program } : {}),
  });

export const documents = {
  pdf: document({ extensions: ["pdf"], contentType: "application/pdf", family: "signature", opens: "pagina", preview: "pagina" }),
  docx: zipped("docx", `${OPEN_XML}.wordprocessingml.document`, WORD),
  pptx: zipped("pptx", `${OPEN_XML}.presentationml.presentation`, SLIDES),
  xlsx: zipped("xlsx", `${OPEN_XML}.spreadsheetml.sheet`, SHEET),
  odt: zipped("odt", `${OPEN_DOCUMENT}.text`),
  ods: zipped("ods", `${OPEN_DOCUMENT}.spreadsheet`),
  odp: zipped("odp", `${OPEN_DOCUMENT}.presentation`),
  docm: zipped("docm", "application/vnd.ms-word.document.macroenabled.12", WORD),
  pptm: zipped("pptm", "application/vnd.ms-powerpoint.presentation.macroenabled.12", SLIDES),
  xlsm: zipped("xlsm", "application/vnd.ms-excel.sheet.macroenabled.12", SHEET),
  dotx: zipped("dotx", `${OPEN_XML}.wordprocessingml.template`, WORD),
  potx: zipped("potx", `${OPEN_XML}.presentationml.template`, SLIDES),
  ppsx: zipped("ppsx", `${OPEN_XML}.presentationml.slideshow`, SLIDES),
  xltx: zipped("xltx", `${OPEN_XML}.spreadsheetml.template`, SHEET),
  doc: document({ extensions: ["doc"], contentType: "application/msword", family: "bytes", marks: COMPOUND, ...pages }),
  ppt: document({
    extensions: ["ppt", "pps"],
    contentType: "application/vnd.ms-powerpoint",
    family: "bytes",
    marks: COMPOUND,
    ...pages,
  }),
  xls: document({ extensions: ["xls"], contentType: "application/vnd.ms-excel", family: "bytes", marks: COMPOUND, ...pages }),
  rtf: document({ extensions: ["rtf"], contentType: "application/rtf", family: "bytes", marks: [[[0, "{\\rtf"]]], ...pages }),
  key: zipped("key", "application/vnd.apple.keynote", IWORK, "Keynote"),
  numbers: zipped("numbers", "application/vnd.apple.numbers", IWORK, "Numbers"),
  pages: zipped("pages", "application/vnd.apple.pages", IWORK, "Pages"),
  pub: document({
    extensions: ["pub"],
    contentType: "application/vnd.ms-publisher",
    family: "bytes",
    marks: COMPOUND,
    program: "Publisher",
  }),
  txt: document({ extensions: ["txt"], contentType: "text/plain; charset=utf-8", family: "text" }),
  csv: document({ extensions: ["csv"], contentType: "text/csv; charset=utf-8", family: "text" }),
  md: document({ extensions: ["md"], contentType: "text/markdown; charset=utf-8", family: "text" }),
} as const satisfies Record<string, Kind>;
