import type { ByteSource } from "./byte-source.ts";

const CHUNK_BYTES = 1024 * 1024;
const OVERLAP = 64;
const POINT = /(?:^|[\r\n])\s*v\s+[-+.\d]\S*\s+[-+.\d]\S*\s+[-+.\d]/;

/** Whether a Wavefront OBJ has a point anywhere: nothing else in it is a shape without one. */
export async function hasPoints(source: ByteSource): Promise<boolean> {
  let left = "\n";
  for (let at = 0; at < source.sizeBytes; at += CHUNK_BYTES) {
    const text = left + (await source.read(at, CHUNK_BYTES)).toString("latin1");
    if (POINT.test(text)) return true;
    left = text.slice(-OVERLAP);
  }
  return false;
}
