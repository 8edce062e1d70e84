import type { Book } from "#modules/catalog/epub/rules/book.ts";
import type { FontFaceRule } from "#modules/catalog/epub/rules/font-faces.ts";
import { shownFont } from "#modules/catalog/epub/rules/hidden-fonts.ts";
import { isSoundFont } from "#modules/catalog/epub/rules/sound-font.ts";
import type { ReadFile } from "./open-zip.ts";

/** A typeface of the book, ready to draw with. */
export type BookFont = { family: string; descriptors: Record<string, string>; bytes: Uint8Array<ArrayBuffer> };

const MOST_FONT = 12_000_000;
/** Of all the fonts of a book that are kept at a time. */
const MOST_FONTS = 60_000_000;
const MOST_FACES = 64;

/** Brings the fonts of a book out of its own file, each once: shown where the book hides it, left out where it is not sound. */
export function fontReader(read: ReadFile, book: Book): (faces: readonly FontFaceRule[]) => Promise<BookFont[]> {
  const known = new Map<string, Promise<Uint8Array<ArrayBuffer> | null>>();
  let bytesBrought = 0;

  async function bring(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
    const packed = bytesBrought < MOST_FONTS ? await read(path, MOST_FONT).catch(() => null) : null;
    const hiding = book.hidden.get(path);
    const bytes = packed && hiding ? await shownFont(packed, hiding, book.names) : packed;
    if (!bytes || !isSoundFont(bytes)) return null;
    bytesBrought += bytes.length;
    return bytes;
  }
  async function fontOf({ family, descriptors, sources }: FontFaceRule): Promise<BookFont[]> {
    for (const path of sources) {
      const coming = known.get(path) ?? bring(path);
      known.set(path, coming);
      const bytes = await coming;
      if (bytes) return [{ family, descriptors, bytes }];
    }
    return [];
  }
  return async (faces) => (await Promise.all(faces.slice(0, MOST_FACES).map(fontOf))).flat();
}
