export type FileKind = keyof typeof fileKinds;

/** How the bytes of a kind are told: by signature, by what a ZIP holds, or by being readable text. */
type Family = "signature" | "zip" | "text" | "svg";

type Kind = { extensions: readonly string[]; contentType: string; family: Family };

const OPEN_XML = "application/vnd.openxmlformats-officedocument";
const OPEN_DOCUMENT = "application/vnd.oasis.opendocument";

/** The allow-list: what may be sold here, and how it is labelled when it leaves. */
export const fileKinds = {
  pdf: { extensions: ["pdf"], contentType: "application/pdf", family: "signature" },
  docx: { extensions: ["docx"], contentType: `${OPEN_XML}.wordprocessingml.document`, family: "zip" },
  pptx: { extensions: ["pptx"], contentType: `${OPEN_XML}.presentationml.presentation`, family: "zip" },
  xlsx: { extensions: ["xlsx"], contentType: `${OPEN_XML}.spreadsheetml.sheet`, family: "zip" },
  odt: { extensions: ["odt"], contentType: `${OPEN_DOCUMENT}.text`, family: "zip" },
  ods: { extensions: ["ods"], contentType: `${OPEN_DOCUMENT}.spreadsheet`, family: "zip" },
  odp: { extensions: ["odp"], contentType: `${OPEN_DOCUMENT}.presentation`, family: "zip" },
  epub: { extensions: ["epub"], contentType: "application/epub+zip", family: "zip" },
  zip: { extensions: ["zip"], contentType: "application/zip", family: "zip" },
  png: { extensions: ["png"], contentType: "image/png", family: "signature" },
  jpg: { extensions: ["jpg", "jpeg"], contentType: "image/jpeg", family: "signature" },
  webp: { extensions: ["webp"], contentType: "image/webp", family: "signature" },
  svg: { extensions: ["svg"], contentType: "image/svg+xml", family: "svg" },
  mp3: { extensions: ["mp3"], contentType: "audio/mpeg", family: "signature" },
  wav: { extensions: ["wav"], contentType: "audio/wav", family: "signature" },
  mp4: { extensions: ["mp4"], contentType: "video/mp4", family: "signature" },
  ttf: { extensions: ["ttf"], contentType: "font/ttf", family: "signature" },
  otf: { extensions: ["otf"], contentType: "font/otf", family: "signature" },
  txt: { extensions: ["txt"], contentType: "text/plain; charset=utf-8", family: "text" },
  csv: { extensions: ["csv"], contentType: "text/csv; charset=utf-8", family: "text" },
  md: { extensions: ["md"], contentType: "text/markdown; charset=utf-8", family: "text" },
} as const satisfies Record<string, Kind>;

/** The kind a name claims by its last extension, or null when it claims none we take. */
export function kindOfName(filename: string): FileKind | null {
  const extension = /\.([a-z0-9]+)$/i.exec(filename)?.[1]?.toLowerCase();
  for (const [kind, { extensions }] of Object.entries(fileKinds) as [FileKind, Kind][]) {
    if (extension && extensions.includes(extension)) return kind;
  }
  return null;
}
