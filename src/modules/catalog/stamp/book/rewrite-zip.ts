import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import { crc32, deflateRawSync } from "node:zlib";
import { type PlacedEntry, piecesOf } from "../../inspect/archive/verify-entries.ts";
import type { ByteSource } from "../../inspect/byte-source.ts";
import type { StampedFile } from "../stamp-pdf.ts";

/** Files written anew, by the names they have or will have in the ZIP. */
export type Rewritten = ReadonlyMap<string, Buffer>;

const LOCAL_BYTES = 30;
const CENTRAL_BYTES = 46;
const VERSION = 20;
const UTF8_NAME = 0x0800;
const DEFLATED = 8;
/** 1 January 1980, the first day that a ZIP knows. */
const FIRST_DAY = 33;

/**
 * Writes at `target` the ZIP with other contents for some of its files and some more at the end. The rest goes as it is packed, in its
 * order but for `first`, which stands at the beginning, unpacked. The same input always makes the same bytes. Below 4 GB in total.
 */
export async function rewriteZip(
  source: ByteSource,
  entries: readonly PlacedEntry[],
  target: string,
  { first, rewritten }: { first: string; rewritten: Rewritten },
): Promise<StampedFile> {
  const file = await open(target, "w");
  const hash = createHash("sha256");
  const central: Buffer[] = [];
  let sizeBytes = 0;
  async function write(bytes: Buffer): Promise<void> {
    for (let at = 0; at < bytes.length;) at += (await file.write(bytes, at)).bytesWritten;
    hash.update(bytes);
    sizeBytes += bytes.length;
  }
  async function writeHeader(facts: Facts): Promise<void> {
    central.push(centralHeader(facts, sizeBytes));
    await write(localHeader(facts));
  }
  async function writeAnew(bytes: Buffer, method: number, facts: Named): Promise<void> {
    const packed = method === DEFLATED ? deflateRawSync(bytes, { level: 9 }) : bytes;
    const sizes = { packedBytes: packed.length, unpackedBytes: bytes.length, sum: crc32(bytes) };
    await writeHeader({ ...facts, ...sizes, method });
    await write(packed);
  }
  try {
    for (const entry of entries.toSorted((one, other) => Number(other.name === first) - Number(one.name === first))) {
      const facts = await readNamed(source, entry);
      const bytes = rewritten.get(entry.name);
      if (bytes) await writeAnew(bytes, entry.name === first ? 0 : DEFLATED, facts);
      else {
        const { packedBytes, unpackedBytes, crc32: sum, method } = entry;
        await writeHeader({ ...facts, packedBytes, unpackedBytes, sum, method });
        for await (const piece of piecesOf(source, entry)) await write(piece);
      }
    }
    const names = new Set(entries.map((entry) => entry.name));
    for (const [name, bytes] of rewritten) {
      const facts = { name: Buffer.from(name), flags: UTF8_NAME, time: 0, day: FIRST_DAY };
      if (!names.has(name)) await writeAnew(bytes, DEFLATED, facts);
    }
    const directory = Buffer.concat(central);
    await write(Buffer.concat([directory, endRecord(central.length, directory.length, sizeBytes)]));
  } finally {
    await file.close();
  }
  return { sizeBytes, sha256: hash.digest("hex") };
}

type Named = { name: Buffer; flags: number; time: number; day: number };
type Facts = Named & { method: number; sum: number; packedBytes: number; unpackedBytes: number };

/** The name of an entry as its bytes are, and its day, both from before its data. */
async function readNamed(source: ByteSource, { localHeaderAt }: PlacedEntry): Promise<Named> {
  const header = await source.read(localHeaderAt, LOCAL_BYTES);
  const name = await source.read(localHeaderAt + LOCAL_BYTES, header.readUInt16LE(26));
  return { name, flags: header.readUInt16LE(6) & UTF8_NAME, time: header.readUInt16LE(10), day: header.readUInt16LE(12) };
}

function localHeader(facts: Facts): Buffer {
  const header = Buffer.alloc(LOCAL_BYTES);
  header.writeUInt32LE(0x04034b50, 0);
  writeShared(header, 4, facts);
  return Buffer.concat([header, facts.name]);
}

function centralHeader(facts: Facts, offset: number): Buffer {
  const header = Buffer.alloc(CENTRAL_BYTES);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(VERSION, 4);
  writeShared(header, 6, facts);
  header.writeUInt32LE(offset, 42);
  return Buffer.concat([header, facts.name]);
}

/** Writes, from `start`, the fields that a local and a central header share. */
function writeShared(header: Buffer, start: number, facts: Facts): void {
  header.writeUInt16LE(VERSION, start);
  header.writeUInt16LE(facts.flags, start + 2);
  header.writeUInt16LE(facts.method, start + 4);
  header.writeUInt16LE(facts.time, start + 6);
  header.writeUInt16LE(facts.day, start + 8);
  header.writeUInt32LE(facts.sum, start + 10);
  header.writeUInt32LE(facts.packedBytes, start + 14);
  header.writeUInt32LE(facts.unpackedBytes, start + 18);
  header.writeUInt16LE(facts.name.length, start + 22);
}

function endRecord(count: number, directoryBytes: number, directoryAt: number): Buffer {
  const bytes = Buffer.alloc(22);
  bytes.writeUInt32LE(0x06054b50, 0);
  bytes.writeUInt16LE(count, 8);
  bytes.writeUInt16LE(count, 10);
  bytes.writeUInt32LE(directoryBytes, 12);
  bytes.writeUInt32LE(directoryAt, 16);
  return bytes;
}
