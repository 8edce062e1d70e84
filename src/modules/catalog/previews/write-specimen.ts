import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { storage } from "#platform/storage/open-storage.ts";
import { withLocalCopy } from "#platform/storage/with-local-copy.ts";
import { specimenSandbox } from "../inspect/limits.ts";
import { runInSandbox } from "../sandbox/run-in-sandbox.ts";

const drawn = new LRUCache<string, Uint8Array>({ max: 500, maxSize: 16 * 1024 * 1024, sizeCalculation: (bytes) => bytes.length });
/** What could not be drawn is not drawn again while it is remembered. */
const NOTHING = new Uint8Array(1);

const making = new Map<string, Promise<Uint8Array | null>>();
/** Drawn or waiting at a time, by this process: the next is told to come back. */
const MOST_MAKING = 6;

export type Specimen =
  | { is: "picture"; bytes: Uint8Array }
  /** The font has none of these letters. */
  | { is: "wordless" }
  | { is: "busy" }
  | { is: "limited"; waitSeconds: number };

type Wanted = { fileKey: string; words: string; storeName: string };

/**
 * Words in the letters of a font, as a marked picture. What is drawn already costs nothing; `takePoint` is asked before a drawing, and
 * answers the seconds to wait or null. Several people who write the same wait for one drawing.
 */
export async function writeSpecimen(wanted: Wanted, takePoint: () => Promise<number | null>): Promise<Specimen> {
  const key = createHash("sha256").update(`${wanted.fileKey}\0${wanted.storeName}\0${wanted.words}`).digest("base64url");
  const known = drawn.get(key);
  if (known) return known.length > 1 ? { is: "picture", bytes: known } : { is: "wordless" };
  if (!making.has(key)) {
    const waitSeconds = await takePoint();
    if (waitSeconds !== null) return { is: "limited", waitSeconds };
    if (making.size >= MOST_MAKING) return { is: "busy" };
  }
  const busy = making.get(key) ?? draw(key, wanted).finally(() => making.delete(key));
  making.set(key, busy);
  const bytes = await busy;
  return bytes ? { is: "picture", bytes } : { is: "wordless" };
}

async function draw(key: string, { fileKey, words, storeName }: Wanted): Promise<Uint8Array | null> {
  const made = await withLocalCopy(storage(), fileKey, (path) =>
    runInSandbox("drawWords", [path, words, storeName], specimenSandbox, "visitor"),
  );
  const bytes = made && "bytes" in made ? made.bytes : null;
  drawn.set(key, bytes ?? NOTHING);
  return bytes;
}
