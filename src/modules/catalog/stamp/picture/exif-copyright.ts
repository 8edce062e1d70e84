const COPYRIGHT = 0x8298;
const ASCII = 2;
const ENTRY_BYTES = 12;
const HEADER_BYTES = 8;
const MOST_ENTRIES = 2_000;
const TEXTS = new Set([1, ASCII, 7, 129]);

type Order = { read16: (at: number) => number; read32: (at: number) => number };

/**
 * The EXIF with a line among its rights, after those it has; null when it is not one. Nothing in it moves, for its maker's notes count from
 * its beginning: the first list of tags is written anew at its end.
 */
export function addCopyright(exif: Buffer | null, line: string): Buffer | null {
  const before = exif ?? Buffer.from("II*\0\b\0\0\0\0\0\0\0\0\0", "latin1");
  const order = orderOf(before);
  const entries = order && entriesOf(before, order);
  if (!order || !entries) return null;
  const own = readCopyright(before, order, entries.list);
  const value = Buffer.from(`${own === "" ? line : `${own}; ${line}`}\0`);
  const start = before.length + (before.length % 2);
  const kept = entries.list.filter((entry) => order.read16(entry) !== COPYRIGHT);
  const listBytes = 2 + (kept.length + 1) * ENTRY_BYTES + 4;
  const isLittle = before[0] === 0x49;
  const list = Buffer.alloc(listBytes);
  const write16 = (number: number, at: number) => (isLittle ? list.writeUInt16LE(number, at) : list.writeUInt16BE(number, at));
  const write32 = (number: number, at: number) => (isLittle ? list.writeUInt32LE(number, at) : list.writeUInt32BE(number, at));
  write16(kept.length + 1, 0);
  const place = kept.findIndex((entry) => order.read16(entry) > COPYRIGHT);
  const index = place === -1 ? kept.length : place;
  for (const [at, entry] of kept.entries())
    before.copy(list, 2 + (at < index ? at : at + 1) * ENTRY_BYTES, entry, entry + ENTRY_BYTES);
  const ours = 2 + index * ENTRY_BYTES;
  write16(COPYRIGHT, ours);
  write16(ASCII, ours + 2);
  write32(value.length, ours + 4);
  write32(start + listBytes, ours + 8);
  write32(entries.next, listBytes - 4);
  const after = Buffer.concat([before, Buffer.alloc(before.length % 2), list, value]);
  if (isLittle) after.writeUInt32LE(start, 4);
  else after.writeUInt32BE(start, 4);
  return after;
}

/** The rights that an EXIF says, or nothing where it says none. */
export function copyrightOf(exif: Buffer): string {
  const order = orderOf(exif);
  const entries = order && entriesOf(exif, order);
  return order && entries ? readCopyright(exif, order, entries.list) : "";
}

function orderOf(exif: Buffer): Order | null {
  const mark = exif.toString("latin1", 0, 4);
  if (exif.length < HEADER_BYTES) return null;
  if (mark === "II*\0") return { read16: (at) => exif.readUInt16LE(at), read32: (at) => exif.readUInt32LE(at) };
  if (mark === "MM\0*") return { read16: (at) => exif.readUInt16BE(at), read32: (at) => exif.readUInt32BE(at) };
  return null;
}

/** Where each entry of the first list is, and the list that follows it. */
function entriesOf(exif: Buffer, order: Order): { list: number[]; next: number } | null {
  const start = order.read32(4);
  if (start < HEADER_BYTES || start + 2 > exif.length) return null;
  const count = order.read16(start);
  const end = start + 2 + count * ENTRY_BYTES;
  if (count > MOST_ENTRIES || end > exif.length) return null;
  const list = Array.from({ length: count }, (_, at) => start + 2 + at * ENTRY_BYTES);
  // Some programs leave out that no list follows.
  return { list, next: end + 4 <= exif.length ? order.read32(end) : 0 };
}

function readCopyright(exif: Buffer, order: Order, entries: readonly number[]): string {
  const entry = entries.find((at) => order.read16(at) === COPYRIGHT);
  if (entry === undefined || !TEXTS.has(order.read16(entry + 2))) return "";
  const length = order.read32(entry + 4);
  const at = length <= 4 ? entry + 8 : order.read32(entry + 8);
  // Who photographed and who edited stand one after the other.
  const words = exif.toString("utf8", at, Math.min(at + length, exif.length)).split("\0");
  return words
    .map((one) => one.trim())
    .filter(Boolean)
    .join("; ");
}
