import { tablesInside } from "./font-tables.ts";

const MOST_UNPACKED = 60_000_000;
const OUTLINES = new Set([0x00010000, 0x4f54544f, 0x74727565]);
const WOFF = 0x774f4646;
const WOFF2 = 0x774f4632;

/**
 * Whether the bytes are a font whose own lists hold: TrueType, OpenType, WOFF or WOFF2, every table inside the file and nothing that
 * opens into too much. A browser checks the tables themselves before it draws with them.
 */
export function isSoundFont(bytes: Uint8Array): boolean {
  if (bytes.length < 48) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const signature = view.getUint32(0);
  if (OUTLINES.has(signature)) {
    const tables = view.getUint16(4);
    return tablesInside(bytes.subarray(12, 12 + tables * 16), tables, bytes.length);
  }
  if (signature !== WOFF && signature !== WOFF2) return false;
  const tables = view.getUint16(12);
  if (view.getUint32(8) !== bytes.length || tables === 0 || view.getUint32(16) > MOST_UNPACKED) return false;
  return signature === WOFF2 || packedTablesInside(view, tables);
}

function packedTablesInside(view: DataView, tables: number): boolean {
  const starts = Array.from({ length: tables }, (_, index) => 44 + index * 20);
  if (44 + tables * 20 > view.byteLength) return false;
  const isInside = (at: number) => view.getUint32(at + 4) + view.getUint32(at + 8) <= view.byteLength;
  const unpacked = starts.reduce((sum, at) => sum + view.getUint32(at + 12), 0);
  return unpacked <= MOST_UNPACKED && starts.every(isInside);
}
