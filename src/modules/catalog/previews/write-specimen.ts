import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { storage } from "#platform/storage/open-storage.ts";
import { withLocalCopy } from "#platform/storage/with-local-copy.ts";
import { specimenSandbox } from "../inspect/limits.ts";
import { runInSandbox } from "../sandbox/run-in-sandbox.ts";

const drawn = new LRUCache<string, Uint8Array>({ max: 500, maxSize: 16 * 1024 * 1024, sizeCalculation: (bytes) => bytes.length });
/** What could not be drawn is not drawn again while it is remembered. */
const NOTHING = new Uint8Array(1);

/** Words in the letters of a font, as a marked picture; null when it has none of them. */
export async function writeSpecimen(fileKey: string, words: string, storeName: string): Promise<Uint8Array | null> {
  const key = createHash("sha256").update(`${fileKey}\0${storeName}\0${words}`).digest("base64url");
  const known = drawn.get(key);
  if (known) return known.length > 1 ? known : null;
  const made = await withLocalCopy(storage(), fileKey, (path) =>
    runInSandbox("drawWords", [path, words, storeName], specimenSandbox),
  );
  const bytes = made && "bytes" in made ? made.bytes : null;
  drawn.set(key, bytes ?? NOTHING);
  return bytes;
}
