import { createReadStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import { ok } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { log } from "#platform/log.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { withLocalCopy } from "#platform/storage/with-local-copy.ts";
import { stampInChild } from "../../catalog/stamp/stamp-in-child.ts";
import type { Copy } from "./ask-copy.ts";
import { findStampTerms, type StampTerms } from "./find-stamp-terms.ts";
import { stampLine } from "./rules.ts";
import { stampedCopies } from "./tables.ts";

type Change = PgUpdateSetSource<typeof stampedCopies>;

/**
 * Makes a copy that was asked for, with what is true now: `pronta`, or `falhou` when the file cannot be stamped. Safe to run
 * again and twice at once: the same words make the same bytes under the same name. One whose purchase fell meanwhile is dropped.
 */
export async function makeCopy(copyId: string): Promise<void> {
  const taken = await transact(async (tx) => {
    const [copy] = await tx
      .update(stampedCopies)
      .set({ status: "preparando" })
      .where(and(eq(stampedCopies.id, copyId), inArray(stampedCopies.status, ["na_fila", "preparando"])))
      .returning();
    return ok(copy && { copy, terms: await findStampTerms(tx, copy) });
  });
  if (!taken.value) return;
  const { copy, terms } = taken.value;
  const made = terms ? await stamp(copy, terms) : { status: "vencida" as const };
  const saved = await transact(async (tx) => {
    const waiting = and(eq(stampedCopies.id, copyId), eq(stampedCopies.status, "preparando"));
    return ok(await tx.update(stampedCopies).set(made).where(waiting).returning({ id: stampedCopies.id }));
  });
  if (saved.value.length === 0) log.info({ copyId }, "copy made twice");
}

async function stamp(copy: Copy, terms: StampTerms): Promise<Change> {
  const folder = await mkdtemp(path.join(tmpdir(), "autoria-copia-"));
  const target = path.join(folder, "copia");
  try {
    const order = { place: terms.place, line: stampLine(terms, copy.mark), mark: copy.mark };
    const made = await withLocalCopy(storage(), terms.storageKey, (source) => stampInChild(source, target, order, "buyer"));
    if (!made.ok) {
      log.error({ copyId: copy.id, fileId: copy.fileId, reason: made.reason }, "file could not be stamped");
      return { status: "falhou", recipe: terms.recipe, problem: made.reason };
    }
    const storageKey = `stamped/${copy.id}/${terms.recipe.slice(0, 16)}`;
    const { sizeBytes, sha256 } = made.value;
    await storage().put(storageKey, createReadStream(target), { contentType: terms.contentType, sizeBytes });
    return { status: "pronta", recipe: terms.recipe, storageKey, sizeBytes, sha256, madeAt: sql`now()` };
  } finally {
    await rm(folder, { recursive: true });
  }
}
