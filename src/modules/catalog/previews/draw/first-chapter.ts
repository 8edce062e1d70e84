import sharp from "sharp";
import { streamZip, type ZipMember } from "#platform/zip-stream.ts";
import { placeInBook } from "../../epub/rules/book-path.ts";
import { findAll, findFirst, type MarkupElement, parseMarkup } from "../../epub/rules/markup.ts";
import { safeSheet } from "../../epub/rules/safe-page.ts";
import type { BookFiles, ReadFromBook } from "../../epub/open-book.ts";
import { imageLimits } from "../../inspect/limits.ts";
import { type Amount, amountOf, excerptOf } from "./excerpt.ts";

const MOST_TEXT = 6_000_000;
const MOST_STYLE = 200_000;
const MOST_PICTURE = 20_000_000;
const PICTURE_PX = 480;
/** Fewer characters than this are a title page, a dedication or a summary. */
const LEAST_CHARACTERS = 600;
const LOOKED_PARTS = 12;
/** The most that is shown of a book: so much, and this part of its words and of its pictures. */
const MOST: Amount = { characters: 15_000, pictures: 12 };
const MOST_SHARE = 0.2;
/** Fewer characters than this, and no picture, are nothing to choose by. */
const LEAST_SHOWN = 100;

const CONTAINER =
  '<?xml version="1.0"?><container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0"><rootfiles><rootfile full-path="previa.opf" media-type="application/oebps-package+xml"/></rootfiles></container>';

/** A book of the first part that is read as a chapter, cut where it would show too much, its pictures small. Null where little is left. */
export async function firstChapter(
  files: BookFiles,
  parts: string[],
  language: string,
): Promise<{ part: number; bytes: Buffer } | null> {
  const looked: Part[] = [];
  for (const path of parts.slice(0, LOOKED_PARTS)) looked.push(await readPart(files, path));
  const chapter =
    looked.find((one) => one.characters >= LEAST_CHARACTERS) ?? looked.toSorted((a, b) => b.characters - a.characters)[0];
  if (!chapter || chapter.characters === 0) return null;
  const most = shareOf(await amountOfBook(files, parts, looked));
  if (most.pictures === 0 && most.characters < LEAST_SHOWN) return null;
  const text = excerptOf(chapter.page, chapter.path, most);
  const beside = await gatherBeside(files.read, chapter.path, text);
  const members = [
    { name: "mimetype", bytes: Buffer.from("application/epub+zip") },
    { name: "META-INF/container.xml", bytes: Buffer.from(CONTAINER) },
    { name: "previa.opf", bytes: Buffer.from(opfOf(chapter.path, language)) },
    { name: chapter.path, bytes: Buffer.from(text) },
    ...beside,
  ];
  return { part: looked.indexOf(chapter), bytes: await zipOf(members) };
}

type Part = Amount & { path: string; page: MarkupElement };

async function readPart(files: BookFiles, path: string): Promise<Part> {
  const page = parseMarkup((await files.read(path, MOST_TEXT))?.toString("utf8") ?? "");
  return { path, page, ...amountOf(findFirst(page, "body") ?? "") };
}

/** How much a book has, each part counted once; it stops counting where more would change nothing. */
async function amountOfBook(files: BookFiles, parts: string[], looked: readonly Part[]): Promise<Amount> {
  const whole = { characters: 0, pictures: 0 };
  for (const path of new Set(parts)) {
    if (whole.characters * MOST_SHARE >= MOST.characters) break;
    const { characters, pictures } = looked.find((one) => one.path === path) ?? (await readPart(files, path));
    whole.characters += characters;
    whole.pictures += pictures;
  }
  return whole;
}

const shareOf = ({ characters, pictures }: Amount): Amount => ({
  characters: Math.min(MOST.characters, Math.floor(characters * MOST_SHARE)),
  pictures: Math.min(MOST.pictures, Math.floor(pictures * MOST_SHARE)),
});

type Member = { name: string; bytes: Buffer };

/** The styles and the pictures a chapter names, these drawn anew and small. */
async function gatherBeside(read: ReadFromBook, from: string, text: string): Promise<Member[]> {
  const page = parseMarkup(text);
  const addressed = (tag: string, ...names: string[]) =>
    [...findAll(page, tag)].flatMap(({ attributes }) => names.flatMap((name) => attributes.get(name) ?? []));
  const placed = (addresses: string[]) => [...new Set(addresses.flatMap((one) => placeInBook(from, one)?.path ?? []))];
  const styles = placed(addressed("link", "href")).filter((path) => /\.css$/i.test(path));
  const pictures = placed([...addressed("img", "src"), ...addressed("image", "href")]).slice(0, MOST.pictures);
  const members: Member[] = [];
  for (const name of styles.slice(0, 4)) {
    const bytes = await read(name, MOST_STYLE);
    if (bytes) members.push({ name, bytes: Buffer.from(safeSheet(bytes.toString("utf8"))) });
  }
  for (const name of pictures) {
    const bytes = await read(name, MOST_PICTURE);
    const small = bytes && (await smallPicture(bytes));
    if (small) members.push({ name, bytes: small });
  }
  return members;
}

async function smallPicture(bytes: Buffer): Promise<Buffer | null> {
  try {
    const picture = sharp(bytes, { limitInputPixels: imageLimits.pixels });
    const { format } = await picture.metadata();
    if (!["jpeg", "png", "webp", "gif"].includes(format)) return null;
    return await picture.resize(PICTURE_PX, PICTURE_PX, { fit: "inside", withoutEnlargement: true }).toBuffer();
  } catch {
    return null;
  }
}

const opfOf = (path: string, language: string): string =>
  `<?xml version="1.0" encoding="utf-8"?><package xmlns="http://www.idpf.org/2007/opf" version="3.0"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:language>${attribute(language)}</dc:language></metadata><manifest><item id="p" href="${attribute(encodeURI(path))}" media-type="application/xhtml+xml"/></manifest><spine><itemref idref="p"/></spine></package>`;

const attribute = (text: string): string => text.replace(/[<>&"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

async function zipOf(members: Member[]): Promise<Buffer> {
  const at = new Date("2026-01-01T00:00:00Z");
  const listed = members.map(({ name, bytes }): ZipMember => ({
    name,
    sizeBytes: bytes.length,
    at,
    async open() {
      return (async function* () {
        yield bytes;
      })();
    },
  }));
  const pieces: Buffer[] = [];
  for await (const piece of streamZip(listed)) pieces.push(piece);
  return Buffer.concat(pieces);
}
