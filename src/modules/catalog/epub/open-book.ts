import { placeEntries, type PlacedEntry } from "../inspect/archive/verify-entries.ts";
import { readDirectory } from "../inspect/archive/read-directory.ts";
import { unpackEntry } from "../inspect/archive/unpack-entry.ts";
import type { ByteSource } from "../inspect/byte-source.ts";

/** A file of the book by its name in the ZIP; null when there is none, or it opens into more than `mostBytes`. */
export type ReadFromBook = (path: string, mostBytes: number) => Promise<Buffer | null>;

/** `sizeOf`: how long a file is, 0 when it is not there. */
export type BookFiles = { read: ReadFromBook; sizeOf(path: string): number };

/** The files of an EPUB that was inspected before; null when it is no ZIP. */
export async function openBookFiles(source: ByteSource): Promise<BookFiles | null> {
  const directory = await readDirectory(source);
  const placed = directory.ok ? await placeEntries(source, directory.value) : directory;
  if (!placed.ok) return null;
  const entries = new Map<string, PlacedEntry>(placed.value.map((entry) => [entry.name, entry]));
  return {
    read: async (path, mostBytes) => {
      const entry = entries.get(path);
      return entry ? unpackEntry(source, entry, mostBytes) : null;
    },
    sizeOf: (path) => entries.get(path)?.unpackedBytes ?? 0,
  };
}
