import { bytesAfterHeader, findDirectory, readDirectory, TAIL_BYTES } from "#modules/catalog/epub/rules/zip-directory.ts";

/** The bytes of a file in the ZIP; null when it has no such file, or when it opens into more than it was allowed. */
export type ReadFile = (name: string, mostBytes: number) => Promise<Uint8Array<ArrayBuffer> | null>;

/** Opens a ZIP file by file, as they are asked for; null when it is no ZIP. */
export async function openZip(zip: Blob): Promise<ReadFile | null> {
  const piece = async (from: number, bytes: number) => new Uint8Array(await zip.slice(from, from + bytes).arrayBuffer());
  const directory = findDirectory(await piece(Math.max(0, zip.size - TAIL_BYTES), TAIL_BYTES));
  if (!directory) return null;
  const entries = readDirectory(await piece(directory.offset, directory.bytes));

  return async (name, mostBytes) => {
    const entry = entries.get(name);
    if (!entry) return null;
    const begins = entry.offset + bytesAfterHeader(await piece(entry.offset, 30));
    const packed = zip.slice(begins, begins + entry.packedBytes);
    const opened = entry.isSqueezed ? packed.stream().pipeThrough(new DecompressionStream("deflate-raw")) : packed.stream();
    return gather(opened, mostBytes);
  };
}

async function gather(stream: ReadableStream<Uint8Array<ArrayBuffer>>, most: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    bytes += next.value.length;
    if (bytes > most) {
      await reader.cancel();
      return null;
    }
    pieces.push(next.value);
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}
