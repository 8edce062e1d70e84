import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { placeEntries, type PlacedEntry } from "../../inspect/archive/verify-entries.ts";
import { readDirectory } from "../../inspect/archive/read-directory.ts";
import { unpackEntry } from "../../inspect/archive/unpack-entry.ts";
import type { ByteSource } from "../../inspect/byte-source.ts";
import { type Book, readBook } from "../../epub/rules/book.ts";
import { findAll, parseMarkup } from "../../epub/rules/markup.ts";

export type BookReason = "book_locked" | "book_signed" | "book_broken";

/** A book taken apart: the entries of its ZIP, how one is read, the names of its package files and what it says of its parts. */
export type OpenedBook = {
  entries: PlacedEntry[];
  read: (name: string) => Promise<Buffer | null>;
  packages: string[];
  book: Book;
};

/** What stands first in the ZIP of a book and says what it is. */
export const LABEL = "mimetype";
export const CONTENT_TYPE = "application/epub+zip";

const MOST_TEXT = 6_000_000;
const MOST_PACKAGES = 20;
const PACKAGE_TYPE = "application/oebps-package+xml";

/** Opens a book. Refuses a signed book, whose signature covers every entry, and one with DRM: neither can take another page. */
export async function openPackage(source: ByteSource): Promise<Outcome<OpenedBook, BookReason>> {
  const directory = await readDirectory(source);
  const placed = directory.ok ? await placeEntries(source, directory.value) : directory;
  if (!placed.ok) return refuse("book_broken");
  const byName = new Map(placed.value.map((entry) => [entry.name, entry]));
  if (byName.size < placed.value.length) return refuse("book_broken");
  const read = async (name: string) => {
    const entry = byName.get(name);
    return entry ? unpackEntry(source, entry, MOST_TEXT) : null;
  };
  const readText = async (name: string) => (await read(name))?.toString("utf8") ?? null;
  const book = await readBook(readText);
  if (book === "locked") return refuse("book_locked");
  if (book === "broken") return refuse("book_broken");
  if (byName.has("META-INF/signatures.xml")) return refuse("book_signed");
  const container = parseMarkup((await readText("META-INF/container.xml")) ?? "");
  const packages = new Set<string>();
  for (const { attributes } of findAll(container, "rootfile")) {
    const name = attributes.get("full-path");
    if (name && (packages.size === 0 || attributes.get("media-type") === PACKAGE_TYPE)) packages.add(name);
  }
  if (packages.size > MOST_PACKAGES) return refuse("book_broken");
  return ok({ entries: placed.value, read, packages: [...packages], book });
}
