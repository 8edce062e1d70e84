import { readdir } from "node:fs/promises";
import path from "node:path";
import { kindOfName } from "#modules/catalog/kinds/kinds.ts";
import { type CheckedFile, checkFile } from "./check-file.ts";
import { findReaders } from "./readers.ts";

const SLOW_MS = 20_000;

/**
 * Runs every file of a folder, its folders included, through inspection, drawing, stamping and reading, and prints what did not hold.
 * Answers whether all held. A refusal in words is an answer; a crash, more than 20 seconds and a stamp that a reader misses are not.
 */
export async function checkFolder(folder: string): Promise<boolean> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const known = paths.filter((one) => kindOfName(one) !== null).toSorted();
  const readers = await findReaders();
  console.log(`${known.length} files of our kinds, ${paths.length - known.length} of others`);
  // PDFium reads each page of a copy before it is kept, or there is no copy.
  console.log(`stamps read by: ${["PDFium", ...readers.map((reader) => reader.name)].join(", ")}`);
  const checked: CheckedFile[] = [];
  for (const [index, one] of known.entries()) {
    const file = await checkFile(one, readers);
    checked.push(file);
    if (file.faults.length > 0 || file.ms > SLOW_MS) console.log(lineOf(folder, file));
    if ((index + 1) % 100 === 0) console.log(`… ${index + 1} of ${known.length}`);
  }
  return summarise(checked);
}

const lineOf = (folder: string, { path: file, kind, summary, faults, ms }: CheckedFile): string =>
  `${path.relative(folder, file)}: ${[kind, summary, ...faults].filter(Boolean).join(", ")} (${Math.round(ms)} ms)`;

function summarise(checked: CheckedFile[]): boolean {
  const counts = new Map<string, number>();
  for (const one of checked) counts.set(`${one.kind}: ${one.summary}`, (counts.get(`${one.kind}: ${one.summary}`) ?? 0) + 1);
  for (const [words, count] of [...counts].toSorted(([a], [b]) => a.localeCompare(b)))
    console.log(`${String(count).padStart(6)}  ${words}`);
  const faulty = checked.filter((one) => one.faults.length > 0);
  const slow = checked.filter((one) => one.ms > SLOW_MS);
  const stamped = checked.filter((one) => one.summary.includes("stamped")).length;
  console.log(`${checked.length} files, ${faulty.length} with faults, ${slow.length} slower than 20 s, ${stamped} stamped`);
  return faulty.length === 0 && slow.length === 0;
}
