/** A file inside a ZIP: where its header begins, how many bytes it takes there and whether they are squeezed. */
type ZipEntry = { offset: number; packedBytes: number; isSqueezed: boolean };

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const HEADER_BYTES = 30;
/** The end of a ZIP is in its last bytes: 22 of its own and a comment of at most 65535. */
export const TAIL_BYTES = 22 + 65_535;

/** Where the list of files of a ZIP is, from its last bytes; null when it is none. */
export function findDirectory(tail: Uint8Array): { offset: number; bytes: number } | null {
  const view = viewOf(tail);
  for (let at = tail.length - 22; at >= 0; at--) {
    if (view.getUint32(at, true) === END) return { offset: view.getUint32(at + 16, true), bytes: view.getUint32(at + 12, true) };
  }
  return null;
}

/** The files of a ZIP by their names. Hidden ones (a password) and ways of squeezing that browsers do not undo are left out. */
export function readDirectory(directory: Uint8Array): Map<string, ZipEntry> {
  const view = viewOf(directory);
  const entries = new Map<string, ZipEntry>();
  const names = new TextDecoder();
  let at = 0;
  while (at + 46 <= directory.length && view.getUint32(at, true) === ENTRY) {
    const isHidden = (view.getUint16(at + 8, true) & 1) === 1;
    const method = view.getUint16(at + 10, true);
    const nameBytes = view.getUint16(at + 28, true);
    const name = names.decode(directory.subarray(at + 46, at + 46 + nameBytes));
    const packedBytes = view.getUint32(at + 20, true);
    const offset = view.getUint32(at + 42, true);
    if (!isHidden && (method === 0 || method === 8)) entries.set(name, { offset, packedBytes, isSqueezed: method === 8 });
    at += 46 + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** How far after its header the bytes of a file begin. */
export function bytesAfterHeader(header: Uint8Array): number {
  const view = viewOf(header);
  return header.length < HEADER_BYTES ? 0 : HEADER_BYTES + view.getUint16(26, true) + view.getUint16(28, true);
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
