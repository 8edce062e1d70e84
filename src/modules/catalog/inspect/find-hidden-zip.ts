import type { ByteSource } from "./byte-source.ts";

const END_RECORD_BYTES = 22;
const MAX_COMMENT_BYTES = 65_535;

/** Whether a file that is not a ZIP would open as one: its tail holds an end record that points at a directory. */
export async function hasHiddenZip(source: ByteSource): Promise<boolean> {
  const tailBytes = Math.min(source.sizeBytes, END_RECORD_BYTES + MAX_COMMENT_BYTES);
  const tail = await source.read(source.sizeBytes - tailBytes, tailBytes);
  for (let at = tail.lastIndexOf("PK\u0005\u0006", undefined, "latin1"); at >= 0;) {
    if (at + END_RECORD_BYTES <= tail.length) {
      const directoryBytes = tail.readUInt32LE(at + 12);
      const directoryAt = source.sizeBytes - tailBytes + at - directoryBytes;
      if (directoryBytes > 0 && directoryAt >= 0) {
        const signature = await source.read(directoryAt, 4);
        if (signature.toString("latin1") === "PK\u0001\u0002") return true;
      }
    }
    at = at > 0 ? tail.lastIndexOf("PK\u0005\u0006", at - 1, "latin1") : -1;
  }
  return false;
}
