import { isHonest, type PlacedEntry } from "../../inspect/archive/verify-entries.ts";
import type { ByteSource } from "../../inspect/byte-source.ts";
import { placeInBook } from "../../epub/rules/book-path.ts";
import { findAll, findFirst, parseMarkup, wordsOf } from "../../epub/rules/markup.ts";
import { findMarks } from "../mark.ts";
import { LABEL, type OpenedBook, openPackage } from "./open-package.ts";

type Stamped = { line: string; mark: string; rewritten: readonly string[] };

/** Whether the copy, opened again, contains every entry of the original in its order, and the line with its code on the last page and among the rights. */
export async function isStampedWhole(original: OpenedBook, copy: ByteSource, stamped: Stamped): Promise<boolean> {
  const opened = await openPackage(copy);
  if (!opened.ok) return false;
  const { entries, packages, book } = opened.value;
  for (const entry of entries) if (!(await isHonest(copy, entry))) return false;
  const [first] = entries;
  if (first?.name !== LABEL || first.method !== 0 || first.localHeaderAt !== 0) return false;
  if (!containsAll(original.entries, entries, stamped.rewritten)) return false;
  if (book.parts.slice(0, -1).join("\n") !== original.book.parts.join("\n")) return false;
  for (const name of packages) if (!(await containsLine(opened.value, name, stamped))) return false;
  return packages.length === original.packages.length;
}

/** Every entry of the original has the same bytes, and the only other entries are the rewritten ones. */
function containsAll(before: readonly PlacedEntry[], after: readonly PlacedEntry[], rewritten: readonly string[]): boolean {
  const found = new Map(after.map((entry) => [entry.name, entry]));
  const isSame = (one: PlacedEntry) => {
    const other = found.get(one.name);
    return other?.crc32 === one.crc32 && other.unpackedBytes === one.unpackedBytes;
  };
  const names = new Set([...before.map((entry) => entry.name), ...rewritten]);
  return names.size === after.length && before.every((one) => rewritten.includes(one.name) || isSame(one));
}

async function containsLine({ read }: OpenedBook, name: string, { line, mark }: Stamped): Promise<boolean> {
  const book = parseMarkup((await read(name))?.toString("utf8") ?? "");
  const idref = [...findAll(book, "itemref")].at(-1)?.attributes.get("idref");
  const item = [...findAll(book, "item")].find(({ attributes }) => attributes.get("id") === idref);
  const place = item && placeInBook(name, item.attributes.get("href") ?? "");
  const page = place ? parseMarkup((await read(place.path))?.toString("utf8") ?? "") : null;
  const body = page && findFirst(page, "body");
  const hasLine = (text: string) => text.includes(line) && findMarks(text).includes(mark);
  return Boolean(body) && hasLine(wordsOf(body ?? "")) && [...findAll(book, "rights")].some((one) => hasLine(wordsOf(one)));
}
