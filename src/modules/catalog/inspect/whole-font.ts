import type { ByteSource } from "./byte-source.ts";

/** Whether every table a TrueType or OpenType font lists lies inside the file. */
export async function isWholeFont(source: ByteSource): Promise<boolean> {
  const header = await source.read(0, 12);
  if (header.length < 12) return false;
  const tables = header.readUInt16BE(4);
  const directory = await source.read(12, tables * 16);
  if (tables === 0 || directory.length < tables * 16) return false;
  return Array.from({ length: tables }, (_, index) => index * 16).every(
    (at) => directory.readUInt32BE(at + 8) + directory.readUInt32BE(at + 12) <= source.sizeBytes,
  );
}
