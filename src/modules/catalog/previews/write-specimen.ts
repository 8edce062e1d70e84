import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { storage } from "#platform/storage/open-storage.ts";
import { withLocalCopy } from "#platform/storage/with-local-copy.ts";
import { specimenSandbox } from "../inspect/limits.ts";
import { runInSandbox } from "../sandbox/run-in-sandbox.ts";

/** Wordless: the font has none of these letters. Busy: too many at once, or it took too long. */
type Drawn = { is: "picture"; bytes: Uint8Array } | { is: "wordless" } | { is: "busy" };

const drawn = new LRUCache<string, Drawn>({
  max: 500,
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: (one) => (one.is === "picture" ? one.bytes.length : 1),
});
/** What took too long is tried again after this: a busy machine says nothing of the font. */
const TRY_AGAIN_MS = 30_000;

const making = new Map<string, Promise<Drawn>>();
/** Drawn or waiting at a time, by this process: the next is told to come back. */
const MOST_MAKING = 6;

export type Specimen = Drawn | { is: "limited"; waitSeconds: number };

type Wanted = { fileKey: string; words: string; storeName: string };

/**
 * Words in the letters of a font, as a marked picture. What is drawn already costs nothing; `takePoint` is asked before a drawing, and
 * answers the seconds to wait or null. Several people who write the same wait for one drawing.
 */
export async function writeSpecimen(wanted: Wanted, takePoint: () => Promise<number | null>): Promise<Specimen> {
  const key = createHash("sha256").update(`${wanted.fileKey}\0${wanted.storeName}\0${wanted.words}`).digest("base64url");
  const known = drawn.get(key);
  if (known) return known;
  if (!making.has(key)) {
    const waitSeconds = await takePoint();
    if (waitSeconds !== null) return { is: "limited", waitSeconds };
    if (making.size >= MOST_MAKING) return { is: "busy" };
  }
  const busy = making.get(key) ?? draw(key, wanted).finally(() => making.delete(key));
  making.set(key, busy);
  return busy;
}

async function draw(key: string, { fileKey, words, storeName }: Wanted): Promise<Drawn> {
  const made = await withLocalCopy(storage(), fileKey, (path) =>
    runInSandbox("drawWords", [path, words, storeName], specimenSandbox, "visitor"),
  );
  const answer = answerOf(made);
  drawn.set(key, answer, answer.is === "busy" ? { ttl: TRY_AGAIN_MS } : {});
  return answer;
}

/** Null is a font without these letters; a refusal is the sandbox's, which ran out of time or memory. */
function answerOf(made: { bytes: Uint8Array } | { ok: boolean } | null): Drawn {
  if (!made) return { is: "wordless" };
  return "bytes" in made ? { is: "picture", bytes: made.bytes } : { is: "busy" };
}
