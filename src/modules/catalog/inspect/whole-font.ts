import type { ByteSource } from "./byte-source.ts";
import { tablesInside } from "../epub/rules/font-tables.ts";

/** Whether every table a TrueType or OpenType font lists lies inside the file. */
export async function isWholeFont(source: ByteSource): Promise<boolean> {
  const header = await source.read(0, 12);
  if (header.length < 12) return false;
  const tables = header.readUInt16BE(4);
  return tablesInside(await source.read(12, tables * 16), tables, source.sizeBytes);
}
