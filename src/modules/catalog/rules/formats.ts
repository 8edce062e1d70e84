/** What a file can be, by the name of its kind. Order is identity in the search index: only ever append. */
export const FORMATS = [
  "pdf",
  "docx",
  "pptx",
  "xlsx",
  "odt",
  "ods",
  "odp",
  "epub",
  "zip",
  "png",
  "jpg",
  "webp",
  "svg",
  "mp3",
  "wav",
  "mp4",
  "ttf",
  "otf",
  "txt",
  "csv",
  "md",
] as const;

export type Format = (typeof FORMATS)[number];

export const isFormat = (text: string): text is Format => FORMATS.some((format) => format === text);

/** "PDF", "PDF e DOCX", "PDF, DOCX e PNG". */
export function formatNames(formats: readonly string[]): string {
  const names = formats.map((format) => format.toUpperCase());
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} e ${names.at(-1)}`;
}
