import { type Book, type BookTrouble, readBook } from "#modules/catalog/epub/rules/book.ts";
import { placeInBook } from "#modules/catalog/epub/rules/book-path.ts";
import { findAll, findFirst, parseMarkup } from "#modules/catalog/epub/rules/markup.ts";
import { escapeText, safePage, safeSheet } from "#modules/catalog/epub/rules/safe-page.ts";
import { openZip, type ReadFile } from "./open-zip.ts";

export type EpubTrouble = BookTrouble | "preparing" | "gone" | "away";
export type BookPage = { html: string; styles: string; lang: string; direction: "ltr" | "rtl" };
/** An open book: how it is put together, any part of it as a page that runs nothing, and its pictures. */
export type OpenBook = Book & { page: (part: number) => Promise<BookPage>; picture: (path: string) => Promise<Blob | null> };

const MOST_TEXT = 6_000_000;
const MOST_STYLE = 400_000;
const MOST_PICTURE = 40_000_000;
const TYPES: Record<string, string> = {
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  gif: "image/gif",
  webp: "image/webp",
  avif: "image/avif",
  svg: "image/svg+xml",
  mp3: "audio/mpeg",
  m4a: "audio/mp4",
  ogg: "audio/ogg",
  mp4: "video/mp4",
  webm: "video/webm",
};

/** Brings an EPUB and opens it here; what stops it, in the few ways that people can do something about. */
export async function openEpub(url: string, signal: AbortSignal): Promise<OpenBook | EpubTrouble> {
  const answer = await fetch(url, { signal });
  if (answer.status === 503) return "preparing";
  if (answer.status === 401 || answer.status === 404) return "gone";
  if (!answer.ok) return "away";
  return openBook(await answer.blob());
}

/** Opens the bytes of an EPUB. */
export async function openBook(zip: Blob): Promise<OpenBook | BookTrouble> {
  const read = await openZip(zip).catch(() => null);
  if (!read) return "broken";
  const readText = async (path: string) => textOf(await read(path, MOST_TEXT));
  const book = await readBook(readText).catch(() => "broken" as const);
  if (typeof book === "string") return book;
  return { ...book, page: (part) => readPage(read, book.parts[part] ?? ""), picture: (path) => readPicture(read, path) };
}

const typeOf = (path: string): string | undefined => TYPES[path.split(".").at(-1)?.toLowerCase() ?? ""];

async function readPage(read: ReadFile, path: string): Promise<BookPage> {
  // A picture may be a part of the book by itself.
  if (typeOf(path)) return { html: `<img alt="" data-part="${escapeText(path)}">`, styles: "", lang: "pt-BR", direction: "ltr" };
  const text = textOf(await read(path, MOST_TEXT));
  if (text === null) throw new Error("the book lacks a part it names");
  const page = parseMarkup(text);
  const links = [...findAll(page, "link")].filter(({ attributes }) => attributes.get("rel")?.toLowerCase() === "stylesheet");
  const sheets = await Promise.all(
    links.map(async ({ attributes }) => {
      const place = placeInBook(path, attributes.get("href") ?? "");
      return place ? textOf(await read(place.path, MOST_STYLE).catch(() => null)) : null;
    }),
  );
  const inside = [...findAll(page, "style")].flatMap(({ children }) => children.filter((one) => typeof one === "string"));
  const stated = (name: string) =>
    ["html", "body"].flatMap((tag) => findFirst(page, tag)?.attributes.get(name) ?? []).find((value) => value !== "");
  const styles = safeSheet([...sheets, ...inside].join("\n").slice(0, MOST_STYLE));
  const direction = stated("dir")?.toLowerCase() === "rtl" ? "rtl" : "ltr";
  return { html: safePage(page, path), styles, lang: stated("lang") ?? "pt-BR", direction };
}

async function readPicture(read: ReadFile, path: string): Promise<Blob | null> {
  const type = typeOf(path);
  const bytes = type ? await read(path, MOST_PICTURE).catch(() => null) : null;
  return bytes && new Blob([bytes], { type: type ?? "" });
}

function textOf(bytes: Uint8Array | null): string | null {
  if (!bytes) return null;
  const declared = /^[^>]*encoding=["']([\w-]+)["']/.exec(new TextDecoder("latin1").decode(bytes.subarray(0, 200)))?.[1];
  const [first, second] = bytes;
  const label = first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : declared;
  return decoderOf(label ?? "utf-8").decode(bytes);
}

function decoderOf(label: string): TextDecoder {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder();
  }
}
