import type { PictureKind } from "./encode.ts";
import { jpeg } from "./jpeg.ts";
import type { PictureFormat } from "./parts.ts";
import { png } from "./png.ts";
import { webp } from "./webp.ts";

const FORMATS: Record<PictureKind, PictureFormat> = { jpeg, png, webp };

/** What may be a picture by its first bytes, those of other kinds included: only a few of them are stamped. */
const PICTURES = [
  /^\xff\xd8\xff/,
  /^\x89PNG/,
  /^RIFF[^]{4}WEBP/,
  /^GIF8/,
  /^II\*\0/,
  /^MM\0\*/,
  /^[^]{4}ftyp(?:avi|hei|mif|hev)/,
];

export const isPicture = (head: Buffer): boolean => PICTURES.some((mark) => mark.test(head.toString("latin1", 0, 12)));

/** The kind of a picture that may be stamped, by its first bytes. */
export function formatOf(bytes: Buffer): { kind: PictureKind; format: PictureFormat } | null {
  const head = bytes.toString("latin1", 0, 12);
  const index = PICTURES.findIndex((mark) => mark.test(head));
  const kind = (["jpeg", "png", "webp"] as const)[index];
  return kind === undefined ? null : { kind, format: FORMATS[kind] };
}
