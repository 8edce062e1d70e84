/** Whether each of so many tables that the list of a TrueType or OpenType font names lies inside its file. */
export function tablesInside(list: Uint8Array, tables: number, sizeBytes: number): boolean {
  if (tables === 0 || list.length < tables * 16) return false;
  const view = new DataView(list.buffer, list.byteOffset, list.byteLength);
  return Array.from({ length: tables }, (_, index) => index * 16).every(
    (at) => view.getUint32(at + 8) + view.getUint32(at + 12) <= sizeBytes,
  );
}
