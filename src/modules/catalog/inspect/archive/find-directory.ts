import type { ByteSource } from "../byte-source.ts";

type DirectoryPlace = { entryCount: number; directoryAt: number; directoryBytes: number };

const END_BYTES = 22;
const LOCATOR_BYTES = 20;
const WIDE_END_BYTES = 56;
const MAX_COMMENT_BYTES = 65_535;

/**
 * Where the central directory is, by the end record. Null unless the file is one whole ZIP: on one disk, with
 * nothing between the directory and its end record nor after the comment, and narrow and wide records agreeing.
 */
export async function findDirectory(source: ByteSource): Promise<DirectoryPlace | null> {
  const endAt = await findEndRecord(source);
  if (endAt === null) return null;
  const end = await source.read(endAt, END_BYTES);
  if (end.readUInt16LE(4) !== 0 && end.readUInt16LE(4) !== 0xffff) return null;
  const narrow = {
    entryCount: end.readUInt16LE(10),
    directoryBytes: end.readUInt32LE(12),
    directoryAt: end.readUInt32LE(16),
  };
  const wideAt = await findWideRecord(source, endAt);
  if (wideAt === null) return narrow.directoryAt + narrow.directoryBytes === endAt ? narrow : null;
  if (!Number.isSafeInteger(wideAt) || wideAt + WIDE_END_BYTES > endAt) return null;
  const record = await source.read(wideAt, WIDE_END_BYTES);
  if (record.length < WIDE_END_BYTES || record.readUInt32LE(0) !== 0x06064b50) return null;
  const wide = {
    entryCount: Number(record.readBigUInt64LE(32)),
    directoryBytes: Number(record.readBigUInt64LE(40)),
    directoryAt: Number(record.readBigUInt64LE(48)),
  };
  const agree =
    sameUnlessFull(narrow.entryCount, wide.entryCount, 0xffff) &&
    sameUnlessFull(narrow.directoryBytes, wide.directoryBytes, 0xffffffff) &&
    sameUnlessFull(narrow.directoryAt, wide.directoryAt, 0xffffffff);
  return agree && wide.directoryAt + wide.directoryBytes === wideAt ? wide : null;
}

async function findEndRecord(source: ByteSource): Promise<number | null> {
  const tailBytes = Math.min(source.sizeBytes, END_BYTES + MAX_COMMENT_BYTES);
  const tailAt = source.sizeBytes - tailBytes;
  const tail = await source.read(tailAt, tailBytes);
  for (let at = tail.length - END_BYTES; at >= 0; at--) {
    if (tail.readUInt32LE(at) === 0x06054b50 && at + END_BYTES + tail.readUInt16LE(at + 20) === tail.length) {
      return tailAt + at;
    }
  }
  return null;
}

async function findWideRecord(source: ByteSource, endAt: number): Promise<number | null> {
  if (endAt < LOCATOR_BYTES) return null;
  const locator = await source.read(endAt - LOCATOR_BYTES, LOCATOR_BYTES);
  return locator.readUInt32LE(0) === 0x07064b50 ? Number(locator.readBigUInt64LE(8)) : null;
}

function sameUnlessFull(narrow: number, wide: number, full: number): boolean {
  return narrow === full || narrow === wide;
}
