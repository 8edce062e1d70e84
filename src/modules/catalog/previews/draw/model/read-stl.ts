import type { ByteSource } from "../../../inspect/byte-source.ts";
import { MOST_TRIANGLES, Triangles } from "./triangles.ts";

const HEADER_BYTES = 84;
const TRIANGLE_BYTES = 50;
const CHUNK_TRIANGLES = 20_000;
const CHUNK_BYTES = 1024 * 1024;

/** The triangles of an STL, binary or in words. Null when it is neither, or holds fewer than it says. */
export async function readStl(source: ByteSource): Promise<Triangles | "too_heavy" | null> {
  const header = await source.read(0, HEADER_BYTES);
  // Binary ones may begin with "solid" as well, so the size decides.
  const declared = header.length === HEADER_BYTES ? header.readUInt32LE(80) : 0;
  const isBinary = declared > 0 && HEADER_BYTES + declared * TRIANGLE_BYTES <= source.sizeBytes;
  if (isBinary && !(await isInWords(source))) return readBinary(source, declared);
  return /^\s*solid/i.test(header.toString("latin1")) ? readWords(source) : null;
}

/** A count read from text may be any number; the size of the file decides. */
async function isInWords(source: ByteSource): Promise<boolean> {
  const head = (await source.read(0, 1_024)).toString("latin1");
  return /^\s*solid/i.test(head) && /\bfacet\s+normal\b/i.test(head) && !head.includes("\0");
}

async function readBinary(source: ByteSource, declared: number): Promise<Triangles | "too_heavy"> {
  if (declared > MOST_TRIANGLES) return "too_heavy";
  const triangles = new Triangles();
  const corners = Array.from<number>({ length: 9 }).fill(0);
  for (let first = 0; first < declared; first += CHUNK_TRIANGLES) {
    const many = Math.min(CHUNK_TRIANGLES, declared - first);
    const bytes = await source.read(HEADER_BYTES + first * TRIANGLE_BYTES, many * TRIANGLE_BYTES);
    for (let at = 0; at + TRIANGLE_BYTES <= bytes.length; at += TRIANGLE_BYTES) {
      // The first three numbers are the normal, which many programs leave empty.
      for (let index = 0; index < 9; index++) corners[index] = bytes.readFloatLE(at + 12 + index * 4);
      triangles.add(corners);
    }
  }
  return triangles;
}

const WORDS = /\bendloop\b|\bvertex\s+(\S+)\s+(\S+)\s+(\S+)/gi;

async function readWords(source: ByteSource): Promise<Triangles | "too_heavy" | null> {
  const triangles = new Triangles();
  let corners: number[] = [];
  let left = "";
  for (let at = 0; at < source.sizeBytes; at += CHUNK_BYTES) {
    const text = left + (await source.read(at, CHUNK_BYTES)).toString("latin1");
    const isLast = at + CHUNK_BYTES >= source.sizeBytes;
    const end = isLast ? text.length : Math.max(text.lastIndexOf("\n"), text.lastIndexOf("\r"));
    // No honest line is as long as this.
    if (end === -1) return null;
    left = text.slice(end);
    for (const [word, x, y, z] of text.slice(0, end).matchAll(WORDS)) {
      if (x !== undefined) {
        if (corners.length < 12) corners.push(Number(x), Number(y), Number(z));
        continue;
      }
      if (word && corners.length === 9) triangles.add(corners);
      corners = [];
    }
    if (triangles.isTooMany) return "too_heavy";
  }
  return triangles;
}
