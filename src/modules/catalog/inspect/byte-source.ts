import { open } from "node:fs/promises";

/** Random reading over a file, a part of a file, or bytes in memory. */
export type ByteSource = {
  sizeBytes: number;
  /** Fewer bytes than asked only where the source ends. */
  read(start: number, length: number): Promise<Buffer>;
};

/** Lends a source over the file at `path` and closes it after `work`. */
export async function withFileSource<T>(path: string, work: (source: ByteSource) => Promise<T>): Promise<T> {
  const handle = await open(path, "r");
  try {
    const { size: sizeBytes } = await handle.stat();
    return await work({
      sizeBytes,
      async read(start, length) {
        const wanted = Math.max(0, Math.min(length, sizeBytes - start));
        const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(wanted), 0, wanted, start);
        return buffer.subarray(0, bytesRead);
      },
    });
  } finally {
    await handle.close();
  }
}

export function memorySource(bytes: Buffer): ByteSource {
  return { sizeBytes: bytes.length, read: async (start, length) => bytes.subarray(start, start + length) };
}

/** The part of a source that begins at `start`. */
export function partOf(source: ByteSource, start: number, sizeBytes: number): ByteSource {
  return {
    sizeBytes,
    read: (offset, length) => source.read(start + offset, Math.max(0, Math.min(length, sizeBytes - offset))),
  };
}
