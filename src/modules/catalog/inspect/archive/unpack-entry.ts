import { inflateRawSync } from "node:zlib";

import type { ByteSource } from "../byte-source.ts";
import type { PlacedEntry } from "./verify-entries.ts";

/** The bytes of one entry, in memory, or null when it is larger than `mostBytes` or does not unpack. */
export async function unpackEntry(source: ByteSource, entry: PlacedEntry, mostBytes: number): Promise<Buffer | null> {
  if (entry.unpackedBytes > mostBytes || entry.packedBytes > mostBytes) return null;
  const packed = await source.read(entry.dataAt, entry.packedBytes);
  if (entry.method === 0) return packed;
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, entry.unpackedBytes) });
  } catch {
    return null;
  }
}
