import sharp from "sharp";
import { cutCodePoints } from "#kit/text.ts";
import { bookFacts } from "../../epub/rules/book-facts.ts";
import { readBook, titleOfPart } from "../../epub/rules/book.ts";
import { findFirst, parseMarkup } from "../../epub/rules/markup.ts";
import { openBookFiles, type ReadFromBook } from "../../epub/open-book.ts";
import { type ByteSource, withFileSource } from "../../inspect/byte-source.ts";
import { imageLimits } from "../../inspect/limits.ts";
import type { DrawnPreview, PreviewRequest } from "../drawn-preview.ts";
import { firstChapter } from "./first-chapter.ts";
import { markedPicture } from "./marked-picture.ts";
import { drawLine, drawSheet, SHEET } from "./sheet.ts";

const MOST_TEXT = 6_000_000;
const MOST_PICTURE = 40_000_000;
const COVER_PX = 640;

/** The cover of a book, and a small book of its first chapter alone. Null when it cannot be read. */
export const drawBook = ({ path, storeName }: PreviewRequest): Promise<DrawnPreview | null> =>
  withFileSource(path, (source) => drawFrom(source, storeName));

async function drawFrom(source: ByteSource, storeName: string): Promise<DrawnPreview | null> {
  const files = await openBookFiles(source);
  if (!files) return null;
  const readText = async (path: string) => (await files.read(path, MOST_TEXT))?.toString("utf8") ?? null;
  const book = await readBook(readText);
  if (typeof book === "string") return null;
  const opfPath = findFirst(parseMarkup((await readText("META-INF/container.xml")) ?? ""), "rootfile")?.attributes.get(
    "full-path",
  );
  const facts = bookFacts((opfPath && (await readText(opfPath))) || "", opfPath ?? "");
  const chapter = await firstChapter(files, book.parts, facts.language);
  const title = chapter && titleOfPart(book, chapter.part);
  const cover = facts.coverPath ? await drawCover(files.read, facts.coverPath, storeName) : null;
  return {
    image: cover ?? (await markedPicture(drawSheet(titleSheet(facts.title)), storeName)),
    content: chapter && { bytes: chapter.bytes, contentType: "application/epub+zip" },
    facts: title ? { chapter: cutCodePoints(title, 120) } : {},
  };
}

async function drawCover(read: ReadFromBook, path: string, storeName: string): Promise<DrawnPreview["image"] | null> {
  const bytes = await read(path, MOST_PICTURE);
  if (!bytes) return null;
  try {
    const picture = sharp(bytes, { limitInputPixels: imageLimits.pixels }).resize(COVER_PX, COVER_PX, {
      fit: "inside",
      withoutEnlargement: true,
    });
    return await markedPicture(picture, storeName);
  } catch {
    return null;
  }
}

const titleSheet = (title: string): string =>
  drawLine({ face: "title", text: title || "Livro", x: SHEET.margin, y: SHEET.height / 2, size: 56 });
