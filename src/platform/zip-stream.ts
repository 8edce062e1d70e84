import { crc32 } from "node:zlib";

/** A file to put in a ZIP. `open` is called when its turn comes, and must yield exactly `sizeBytes`. */
export type ZipMember = { name: string; sizeBytes: number; at: Date; open: () => Promise<AsyncIterable<Buffer>> };

const LOCAL_BYTES = 30;
const DESCRIPTOR_BYTES = 16;
const CENTRAL_BYTES = 46;
const END_BYTES = 22;
/** The checksum comes after the data (8); names are UTF-8 (0x800). */
const FLAGS = 0x0808;
const VERSION = 20;

/** The exact size of the ZIP of these files, in bytes: nothing is compressed, because what is sold already is. */
export function zipSize(members: readonly ZipMember[]): number {
  return members.reduce((sum, { name, sizeBytes }) => {
    const nameBytes = Buffer.byteLength(name);
    return sum + LOCAL_BYTES + nameBytes + sizeBytes + DESCRIPTOR_BYTES + CENTRAL_BYTES + nameBytes;
  }, END_BYTES);
}

/**
 * Streams the ZIP without holding all of it in memory. Below 4 GB in total (no ZIP64). Throws when a file does not have its size: the
 * download is then seen as interrupted, instead of giving a corrupted file.
 */
export async function* streamZip(members: readonly ZipMember[]): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let at = 0;
  for (const member of members) {
    const name = Buffer.from(member.name);
    const head = localHeader(member, name);
    yield head;
    let sum = 0;
    let size = 0;
    for await (const piece of await member.open()) {
      sum = crc32(piece, sum);
      size += piece.length;
      if (size > member.sizeBytes) break;
      yield piece;
    }
    if (size !== member.sizeBytes) throw new Error(`${member.name} is not of its size`);
    yield descriptor(sum, size);
    directory.push(centralHeader(member, name, sum, at));
    at += head.length + size + DESCRIPTOR_BYTES;
  }
  const whole = Buffer.concat(directory);
  yield Buffer.concat([whole, endRecord(members.length, whole.length, at)]);
}

function localHeader({ sizeBytes, at }: ZipMember, name: Buffer): Buffer {
  const header = Buffer.alloc(LOCAL_BYTES);
  header.writeUInt32LE(0x04034b50, 0);
  writeShared(header, 4, { sizeBytes, at, nameBytes: name.length, sum: 0 });
  return Buffer.concat([header, name]);
}

function centralHeader({ sizeBytes, at }: ZipMember, name: Buffer, sum: number, offset: number): Buffer {
  const header = Buffer.alloc(CENTRAL_BYTES);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(VERSION, 4);
  writeShared(header, 6, { sizeBytes, at, nameBytes: name.length, sum });
  header.writeUInt32LE(offset, 42);
  return Buffer.concat([header, name]);
}

type Shared = { sizeBytes: number; at: Date; nameBytes: number; sum: number };

/** Writes, from `start`, the fields that a local and a central header share. */
function writeShared(header: Buffer, start: number, { sizeBytes, at, nameBytes, sum }: Shared): void {
  const { time, day } = dosMoment(at);
  header.writeUInt16LE(VERSION, start);
  header.writeUInt16LE(FLAGS, start + 2);
  header.writeUInt16LE(0, start + 4);
  header.writeUInt16LE(time, start + 6);
  header.writeUInt16LE(day, start + 8);
  header.writeUInt32LE(sum, start + 10);
  header.writeUInt32LE(sizeBytes, start + 14);
  header.writeUInt32LE(sizeBytes, start + 18);
  header.writeUInt16LE(nameBytes, start + 22);
}

function descriptor(sum: number, sizeBytes: number): Buffer {
  const bytes = Buffer.alloc(DESCRIPTOR_BYTES);
  bytes.writeUInt32LE(0x08074b50, 0);
  bytes.writeUInt32LE(sum, 4);
  bytes.writeUInt32LE(sizeBytes, 8);
  bytes.writeUInt32LE(sizeBytes, 12);
  return bytes;
}

function endRecord(count: number, directoryBytes: number, directoryAt: number): Buffer {
  const bytes = Buffer.alloc(END_BYTES);
  bytes.writeUInt32LE(0x06054b50, 0);
  bytes.writeUInt16LE(count, 8);
  bytes.writeUInt16LE(count, 10);
  bytes.writeUInt32LE(directoryBytes, 12);
  bytes.writeUInt32LE(directoryAt, 16);
  return bytes;
}

/** The MS-DOS date and time that ZIP stores: since 1980, in two-second steps. */
function dosMoment(at: Date): { time: number; day: number } {
  const year = Math.max(0, at.getUTCFullYear() - 1980);
  return {
    time: (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
    day: (year << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
  };
}
