import { type Book, type BookTrouble, readBook } from "#modules/catalog/epub/rules/book.ts";
import { findFirst, parseMarkup } from "#modules/catalog/epub/rules/markup.ts";
import { type PageSize, pageSizeOf } from "#modules/catalog/epub/rules/page-size.ts";
import { relativeSizes } from "#modules/catalog/epub/rules/relative-sizes.ts";
import { escapeText, safeBody, safePage } from "#modules/catalog/epub/rules/safe-page.ts";
import { openZip, type ReadFile } from "./open-zip.ts";
import { type BookFont, fontReader } from "./read-fonts.ts";
import { readStyles, type StyleReader } from "./read-styles.ts";

export type EpubTrouble = BookTrouble | "preparing" | "gone" | "away";
/** `size`: of a page whose things stand where it puts them; null of one that flows. `body`: attributes of its body. */
export type BookPage = {
  html: string;
  body: string;
  styles: string;
  fonts: BookFont[];
  lang: string;
  direction: "ltr" | "rtl";
  size: PageSize | null;
};
/** An open book: how it is put together, any part of it as a page that runs nothing, and its pictures. */
export type OpenBook = Book & { page: (part: number) => Promise<BookPage>; picture: (path: string) => Promise<Blob | null> };

const MOST_TEXT = 6_000_000;
const MOST_PICTURE = 40_000_000;
const MOST_STYLE_PICTURE = 4_000_000;
/** What of nothing else is known of the size of a fixed page. */
const USUAL_SIZE: PageSize = { width: 768, height: 1024 };
/** Of a page that is a single picture or drawing. */
const WHOLE_PAGE = "body{margin:0}body>img,body>svg{display:block;width:100vw;height:100vh;object-fit:contain}\n";
const TYPES: Record<string, string> = {
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  gif: "image/gif",
  webp: "image/webp",
  avif: "image/avif",
  svg: "image/svg+xml",
  vtt: "text/vtt",
  mp3: "audio/mpeg",
  m4a: "audio/mp4",
  aac: "audio/aac",
  ogg: "audio/ogg",
  oga: "audio/ogg",
  opus: "audio/ogg",
  wav: "audio/wav",
  flac: "audio/flac",
  mp4: "video/mp4",
  m4v: "video/mp4",
  ogv: "video/ogg",
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
  const fonts = fontReader(read, book);
  return {
    ...book,
    picture: (path) => readPicture(read, path),
    async page(part) {
      const path = book.parts[part] ?? "";
      const isFixed = book.layout[part]?.isFixed === true;
      const { faces, size, ...page } = await readPage(read, path, isFixed);
      return { ...page, fonts: await fonts(faces), size: isFixed ? (size ?? book.pageSize ?? USUAL_SIZE) : null };
    },
  };
}

const typeOf = (path: string): string | undefined => TYPES[path.split(".").at(-1)?.toLowerCase() ?? ""];

async function readPage(read: ReadFile, path: string, isFixed: boolean) {
  const type = typeOf(path);
  // A picture may be a part of the book by itself.
  if (type && type !== TYPES.svg) return picturePage(read, path, isFixed);
  const text = textOf(await read(path, MOST_TEXT));
  if (text === null) throw new Error("the book lacks a part it names");
  const page = parseMarkup(text);
  const stated = (name: string) =>
    ["html", "body", "svg"].flatMap((tag) => findFirst(page, tag)?.attributes.get(name) ?? []).find((value) => value !== "");
  const { css, faces } = await readStyles(page, text, path, styleReader(read));
  const isDrawn = isFixed || type === TYPES.svg;
  return {
    html: safePage(page, path, { isFixed: isDrawn }),
    body: safeBody(page),
    styles: type === TYPES.svg && isFixed ? `${WHOLE_PAGE}${css}` : isDrawn ? css : relativeSizes(css),
    faces,
    lang: stated("lang") ?? "pt-BR",
    direction: stated("dir")?.toLowerCase() === "rtl" ? ("rtl" as const) : ("ltr" as const),
    size: pageSizeOf(page),
  };
}

/** A page that is one picture, whole. */
async function picturePage(read: ReadFile, path: string, isFixed: boolean) {
  const blob = isFixed ? await readPicture(read, path) : null;
  const drawn = blob && (await createImageBitmap(blob).catch(() => null));
  const size = drawn && { width: drawn.width, height: drawn.height };
  drawn?.close();
  return {
    html: `<img alt="" data-part="${escapeText(path)}">`,
    body: "",
    styles: isFixed ? WHOLE_PAGE : "",
    faces: [],
    lang: "pt-BR",
    direction: "ltr" as const,
    size,
  };
}

const styleReader = (read: ReadFile): StyleReader => ({
  text: async (path, mostBytes) => textOf(await read(path, mostBytes).catch(() => null)),
  async picture(path) {
    const type = typeOf(path);
    const bytes = type?.startsWith("image/") ? await read(path, MOST_STYLE_PICTURE).catch(() => null) : null;
    return bytes && `data:${type};base64,${base64(bytes)}`;
  },
});

function base64(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 32_768) text += String.fromCharCode(...bytes.subarray(at, at + 32_768));
  return btoa(text);
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
