import type { ByteSource } from "./byte-source.ts";

const END_RECORD_BYTES = 22;
const MAX_COMMENT_BYTES = 65_535;

/**
 * Whether a file that is not a ZIP would open as one: its tail holds an end record that points at a directory. A ZIP that is whole
 * inside a stream of a PDF is something attached to it as it is (a DOCX, say), and is told of otherwise.
 */
export async function hasHiddenZip(source: ByteSource, isPdf = false): Promise<boolean> {
  const tailBytes = Math.min(source.sizeBytes, END_RECORD_BYTES + MAX_COMMENT_BYTES);
  const tail = await source.read(source.sizeBytes - tailBytes, tailBytes);
  for (let at = tail.lastIndexOf("PK\u0005\u0006", undefined, "latin1"); at >= 0;) {
    if (at + END_RECORD_BYTES <= tail.length) {
      const directoryBytes = tail.readUInt32LE(at + 12);
      const directoryAt = source.sizeBytes - tailBytes + at - directoryBytes;
      if (directoryBytes > 0 && directoryAt >= 0) {
        const signature = await source.read(directoryAt, 4);
        const isZip = signature.toString("latin1") === "PK\u0001\u0002";
        const zipAt = directoryAt - tail.readUInt32LE(at + 16);
        const zipEnd = source.sizeBytes - tailBytes + at + END_RECORD_BYTES + tail.readUInt16LE(at + 20);
        if (isZip && !(isPdf && (await isAttached(source, zipAt, zipEnd)))) return true;
      }
    }
    at = at > 0 ? tail.lastIndexOf("PK\u0005\u0006", at - 1, "latin1") : -1;
  }
  return false;
}

/** Whether these bytes, and no more, are what one PDF stream holds. */
async function isAttached(source: ByteSource, zipAt: number, zipEnd: number): Promise<boolean> {
  if (zipAt < 0) return false;
  const opening = await source.read(Math.max(0, zipAt - 8), Math.min(8, zipAt));
  const first = await source.read(zipAt, 4);
  const closing = await source.read(zipEnd, 11);
  return (
    /stream\r?\n$/.test(opening.toString("latin1")) &&
    first.toString("latin1") === "PK\u0003\u0004" &&
    /^\r?\n?endstream/.test(closing.toString("latin1"))
  );
}
