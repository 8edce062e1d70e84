import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { placeEntries } from "../../inspect/archive/verify-entries.ts";
import { readDirectory } from "../../inspect/archive/read-directory.ts";
import { unpackEntry } from "../../inspect/archive/unpack-entry.ts";
import { withFileSource } from "../../inspect/byte-source.ts";
import { parseMarkup, wordsOf } from "../../epub/rules/markup.ts";
import { findMarks } from "../mark.ts";

const PACKAGE = /\.opf$/i;
const WORDS = /\.(?:opf|ncx|x?html?|xml)$/i;
const MOST_TEXT = 6_000_000;
const MOST_IN_ALL = 200_000_000;
const MOST_MARKS = 100;

/** The codes an EPUB found somewhere carries: in its package and in whatever of it holds words, listed or not, the last first. */
export async function readBookMarks(path: string): Promise<Outcome<string[], "book_broken">> {
  return withFileSource(path, async (source) => {
    const directory = await readDirectory(source);
    const placed = directory.ok ? await placeEntries(source, directory.value) : directory;
    if (!placed.ok) return refuse("book_broken");
    const worded = placed.value.filter(({ name }) => WORDS.test(name)).reverse();
    const found = new Set<string>();
    let left = MOST_IN_ALL;
    for (const entry of worded.toSorted((one, other) => Number(PACKAGE.test(other.name)) - Number(PACKAGE.test(one.name)))) {
      left -= entry.unpackedBytes;
      if (left < 0) break;
      const text = (await unpackEntry(source, entry, MOST_TEXT))?.toString("utf8") ?? "";
      findMarks(wordsOf(parseMarkup(text))).forEach((mark) => found.add(mark));
    }
    return ok([...found].slice(0, MOST_MARKS));
  });
}
