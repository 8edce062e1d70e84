import { ok, refuse, type Outcome } from "#kit/outcome.ts";

import type { ByteSource } from "../byte-source.ts";
import { archiveLimits } from "../limits.ts";
import { findDirectory } from "./find-directory.ts";

export type ZipEntry = {
  name: string;
  isFolder: boolean;
  isEncrypted: boolean;
  /** A link, device or socket, told by the Unix mode. */
  isSpecial: boolean;
  hasDataDescriptor: boolean;
  method: number;
  crc32: number;
  packedBytes: number;
  unpackedBytes: number;
  localHeaderAt: number;
};

export type ZipDirectory = { entries: ZipEntry[]; directoryAt: number };

const ENTRY_BYTES = 46;
const ZIP64 = 0xffffffff;
const ENCRYPTED = 0x0001 | 0x0040 | 0x2000;
/** Pipe, devices, link and socket. Other odd values are what careless programs leave. */
const SPECIAL_MODES = [0o1, 0o2, 0o6, 0o12, 0o14];
const DATA_DESCRIPTOR = 0x0008;
const UTF8_NAME = 0x0800;

/** The central directory, with every figure as it stands there, of at most so many entries. Nothing is unpacked. */
export async function readDirectory(
  source: ByteSource,
  mostEntries: number = archiveLimits.entries,
): Promise<Outcome<ZipDirectory, "archive_broken" | "archive_too_many_entries">> {
  const found = await findDirectory(source);
  if (!found) return refuse("archive_broken");
  const { entryCount, directoryAt, directoryBytes } = found;
  const mostBytes = mostEntries * (ENTRY_BYTES + 4 * archiveLimits.nameBytes);
  if (entryCount > mostEntries || directoryBytes > mostBytes) return refuse("archive_too_many_entries");
  const bytes = await source.read(directoryAt, directoryBytes);
  const entries: ZipEntry[] = [];
  let at = 0;
  while (at < bytes.length) {
    const parsed = parseEntry(bytes, at);
    if (!parsed) return refuse("archive_broken");
    entries.push(parsed.entry);
    at = parsed.next;
  }
  return entries.length === entryCount ? ok({ entries, directoryAt }) : refuse("archive_broken");
}

function parseEntry(bytes: Buffer, at: number): { entry: ZipEntry; next: number } | null {
  if (at + ENTRY_BYTES > bytes.length || bytes.readUInt32LE(at) !== 0x02014b50) return null;
  const nameAt = at + ENTRY_BYTES;
  const extraAt = nameAt + bytes.readUInt16LE(at + 28);
  const commentAt = extraAt + bytes.readUInt16LE(at + 30);
  const next = commentAt + bytes.readUInt16LE(at + 32);
  if (next > bytes.length) return null;
  const flags = bytes.readUInt16LE(at + 8);
  const sizes = wideSizes(bytes.subarray(extraAt, commentAt), {
    unpackedBytes: bytes.readUInt32LE(at + 24),
    packedBytes: bytes.readUInt32LE(at + 20),
    localHeaderAt: bytes.readUInt32LE(at + 42),
  });
  if (!sizes) return null;
  const name = bytes.subarray(nameAt, extraAt).toString(flags & UTF8_NAME ? "utf8" : "latin1");
  const mode = bytes.readUInt16LE(at + 40) >> 12;
  const entry = {
    ...sizes,
    name,
    isFolder: name.endsWith("/"),
    isEncrypted: (flags & ENCRYPTED) !== 0,
    isSpecial: SPECIAL_MODES.includes(mode),
    hasDataDescriptor: (flags & DATA_DESCRIPTOR) !== 0,
    method: bytes.readUInt16LE(at + 10),
    crc32: bytes.readUInt32LE(at + 16),
  };
  return { entry, next };
}

type Sizes = Pick<ZipEntry, "unpackedBytes" | "packedBytes" | "localHeaderAt">;

/** Takes from the ZIP64 extra field those figures that the narrow ones declare too small for them. */
function wideSizes(extra: Buffer, sizes: Sizes): Sizes | null {
  const wide = (["unpackedBytes", "packedBytes", "localHeaderAt"] as const).filter((name) => sizes[name] === ZIP64);
  if (wide.length === 0) return sizes;
  const field = findExtraField(extra, 0x0001);
  if (!field || field.length < wide.length * 8) return null;
  const values = wide.map((name, index) => [name, Number(field.readBigUInt64LE(index * 8))] as const);
  if (!values.every(([, value]) => Number.isSafeInteger(value))) return null;
  return { ...sizes, ...Object.fromEntries(values) };
}

function findExtraField(extra: Buffer, id: number): Buffer | null {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) === id) return extra.subarray(at + 4, at + 4 + extra.readUInt16LE(at + 2));
  }
  return null;
}
