import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { withFileSource } from "../../inspect/byte-source.ts";
import type { StampedFile } from "../stamp-pdf.ts";
import type { StampWords } from "../stamp-page.ts";
import { lastPage, lineOfBook } from "./last-page.ts";
import { type BookReason, CONTENT_TYPE, LABEL, type OpenedBook, openPackage } from "./open-package.ts";
import { addLastPage, findPackagePlaces } from "./package-file.ts";
import { rewriteZip } from "./rewrite-zip.ts";
import { isStampedWhole } from "./verify-book.ts";

/**
 * Writes at `target` the EPUB at `source` with a page after its last that says the line, and the line among its rights. All else in it is
 * unchanged. The copy is then opened again; it is refused unless the line is in both places and every other entry has its original bytes.
 * The same order always makes the same bytes.
 */
export async function stampBook(source: string, target: string, order: StampWords): Promise<Outcome<StampedFile, BookReason>> {
  const line = lineOfBook(order.line);
  return withFileSource(source, async (bytes) => {
    const opened = await openPackage(bytes);
    if (!opened.ok) return opened;
    const rewritten = await rewrite(opened.value, line);
    if (!rewritten) return refuse("book_broken");
    const made = await rewriteZip(bytes, opened.value.entries, target, { first: LABEL, rewritten });
    const isWhole = await withFileSource(target, (copy) =>
      isStampedWhole(opened.value, copy, { line, mark: order.mark, rewritten: [...rewritten.keys()] }),
    );
    return isWhole ? ok(made) : refuse("book_broken");
  });
}

/** The files of the copy that are not the book's own; null when its package cannot be added to. */
async function rewrite({ entries, read, packages }: OpenedBook, line: string): Promise<Map<string, Buffer> | null> {
  const rewritten = new Map<string, Buffer>();
  const label = (await read(LABEL))?.toString("latin1").trim();
  if (label !== CONTENT_TYPE) return null;
  rewritten.set(LABEL, Buffer.from(CONTENT_TYPE));
  for (const name of packages) {
    // Latin-1 maps each byte to one character, so text in any ASCII-compatible encoding is written back unchanged.
    const text = (await read(name))?.toString("latin1");
    const places = text === undefined ? null : findPackagePlaces(text);
    if (text === undefined || !places) return null;
    const taken = [...entries.map((entry) => entry.name.toLowerCase()), ...rewritten.keys()];
    const id = freeName((one) => text.includes(one) || taken.some((other) => other.includes(one)));
    const href = `${id}.xhtml`;
    const isThird = Number.parseFloat(places.version) >= 3;
    const isFixed = isThird && text.includes("pre-paginated");
    rewritten.set(name, Buffer.from(addLastPage(text, places, { line, id, href, isFixed }), "latin1"));
    rewritten.set(name.replace(/[^/]*$/, href), Buffer.from(lastPage(line, isThird)));
  }
  return rewritten;
}

function freeName(isTaken: (name: string) => boolean): string {
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? "sobre-esta-copia" : `sobre-esta-copia-${count}`;
    if (!isTaken(name)) return name;
  }
}
