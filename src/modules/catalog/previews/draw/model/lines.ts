import type { ByteSource } from "../../../inspect/byte-source.ts";

const CHUNK_BYTES = 1024 * 1024;

/** The lines of a text, one after the other; a line that ends in "\" goes on in the next. Null, and no more, where one is as long as no honest one. */
export async function* linesOf(source: ByteSource): AsyncGenerator<string | null> {
  let left = "";
  for (let at = 0; at < source.sizeBytes; at += CHUNK_BYTES) {
    const text = left + (await source.read(at, CHUNK_BYTES)).toString("latin1");
    const lines = text.replaceAll(/\\\r?\n/g, " ").split(/\r\n|\r|\n/);
    left = lines.pop() ?? "";
    yield* lines;
    if (left.length > CHUNK_BYTES) return yield null;
  }
  yield left;
}
