import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeStream } from "node:stream/web";

/** Runs `work` with a temporary file that contains the body. Null as soon as the body exceeds the limit; the rest is not read. */
export async function withBodyFile<T>(
  body: ReadableStream,
  mostBytes: number,
  work: (file: string) => Promise<T>,
): Promise<T | null> {
  const folder = await mkdtemp(path.join(tmpdir(), "autoria-corpo-"));
  const file = path.join(folder, "corpo");
  try {
    return (await saveWithin(body, file, mostBytes)) ? await work(file) : null;
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function saveWithin(body: ReadableStream, file: string, mostBytes: number): Promise<boolean> {
  let bytes = 0;
  const measured = async function* (source: AsyncIterable<Uint8Array>) {
    for await (const chunk of source) {
      bytes += chunk.length;
      if (bytes > mostBytes) return;
      yield chunk;
    }
  };
  await pipeline(Readable.fromWeb(body as NodeStream), measured, createWriteStream(file));
  return bytes <= mostBytes;
}
