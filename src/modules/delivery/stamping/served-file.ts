import { setTimeout as wait } from "node:timers/promises";
import { storage } from "#platform/storage/open-storage.ts";
import { askCopy, type Copy } from "./ask-copy.ts";
import { expireCopy } from "./forget-copies.ts";
import type { OwnedFileRef } from "./schema.ts";

const LOOK_EVERY_MS = 300;

type Bytes = { storageKey: string; sha256: string };
export type ServedFile<F> = { state: "pronto"; file: F } | { state: "na_fila" | "preparando" };

/**
 * What a buyer who may have a file is given: the file itself, or their own copy of it when its author asked for one, waiting up to
 * `waitMs` for it to be made. Never the bare file in place of a copy, except where the file cannot be stamped: what was paid for
 * is never withheld. Ask `findDownload` first: whether they may have it is decided there.
 */
export async function servedFile<F extends Bytes>(file: F, owned: OwnedFileRef, waitMs: number): Promise<ServedFile<F>> {
  for (const deadline = Date.now() + waitMs; ; await wait(LOOK_EVERY_MS)) {
    const copy = await askCopy(owned);
    if (!copy || copy.status === "falhou") return { state: "pronto", file };
    const bytes = await bytesOf(copy);
    if (bytes) return { state: "pronto", file: { ...file, ...bytes } };
    if (Date.now() >= deadline) return { state: copy.status === "preparando" ? "preparando" : "na_fila" };
  }
}

/** A copy whose bytes are not where they were kept is made again. */
async function bytesOf({ id, status, storageKey, sha256 }: Copy): Promise<Bytes | null> {
  if (status !== "pronta" || !storageKey || !sha256) return null;
  if (await storage().head(storageKey)) return { storageKey, sha256 };
  await expireCopy(id);
  return null;
}
