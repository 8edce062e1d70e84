import { Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { crc32, createInflateRaw } from "node:zlib";

import { ok, refuse, type Outcome } from "#kit/outcome.ts";

import type { ByteSource } from "../byte-source.ts";
import type { ZipDirectory, ZipEntry } from "./read-directory.ts";

export type PlacedEntry = ZipEntry & { dataAt: number };

const LOCAL_HEADER_BYTES = 30;
const CHUNK_BYTES = 1024 * 1024;

/** Each entry with the place of its data. Entries must not share bytes, and local headers must tell the directory's story. */
export async function placeEntries(
  source: ByteSource,
  { entries, directoryAt }: ZipDirectory,
): Promise<Outcome<PlacedEntry[], "archive_broken" | "archive_overlap">> {
  const placed: PlacedEntry[] = [];
  let freeFrom = 0;
  for (const entry of entries.toSorted((a, b) => a.localHeaderAt - b.localHeaderAt)) {
    if (entry.localHeaderAt < freeFrom) return refuse("archive_overlap");
    const header = await source.read(entry.localHeaderAt, LOCAL_HEADER_BYTES);
    if (header.length < LOCAL_HEADER_BYTES || header.readUInt32LE(0) !== 0x04034b50) return refuse("archive_broken");
    const nameBytes = header.readUInt16LE(26);
    const dataAt = entry.localHeaderAt + LOCAL_HEADER_BYTES + nameBytes + header.readUInt16LE(28);
    freeFrom = dataAt + entry.packedBytes;
    if (freeFrom > directoryAt) return refuse("archive_overlap");
    const name = await source.read(entry.localHeaderAt + LOCAL_HEADER_BYTES, nameBytes);
    const isUtf8 = (header.readUInt16LE(6) & 0x0800) !== 0;
    const agrees = name.toString(isUtf8 ? "utf8" : "latin1") === entry.name && header.readUInt16LE(8) === entry.method;
    if (!agrees || !sizesAgree(header, entry)) return refuse("archive_broken");
    placed.push({ ...entry, dataAt });
  }
  return ok(placed);
}

/** Local sizes are absent before a data descriptor and full before a ZIP64 field; otherwise they must be the directory's. */
function sizesAgree(header: Buffer, entry: ZipEntry): boolean {
  if (entry.hasDataDescriptor) return true;
  const packed = header.readUInt32LE(18);
  const unpacked = header.readUInt32LE(22);
  return (packed === entry.packedBytes || packed === 0xffffffff) && (unpacked === entry.unpackedBytes || unpacked === 0xffffffff);
}

/** Runs an entry's bytes through a counter, keeping none: it must unpack to the declared size and CRC. */
export async function isHonest(source: ByteSource, entry: PlacedEntry): Promise<boolean> {
  let unpackedBytes = 0;
  let sum = 0;
  const counter = new Writable({
    write(chunk: Buffer, _encoding, done) {
      unpackedBytes += chunk.length;
      sum = crc32(chunk, sum);
      done(unpackedBytes > entry.unpackedBytes ? new Error("more than declared") : null);
    },
  });
  try {
    const packed = Readable.from(piecesOf(source, entry), { objectMode: false });
    if (entry.method === 0) await pipeline(packed, counter);
    else await pipeline(packed, createInflateRaw({ chunkSize: 256 * 1024 }), counter);
  } catch {
    return false;
  }
  return unpackedBytes === entry.unpackedBytes && sum === entry.crc32;
}

/** The bytes of an entry as they stand in the archive, a piece at a time. */
export async function* piecesOf(source: ByteSource, { dataAt, packedBytes }: PlacedEntry): AsyncGenerator<Buffer> {
  for (let at = 0; at < packedBytes; at += CHUNK_BYTES) {
    yield await source.read(dataAt + at, Math.min(CHUNK_BYTES, packedBytes - at));
  }
}
