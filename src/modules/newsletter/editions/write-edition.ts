import { eq, sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { editions } from "../tables.ts";
import { lockEdition } from "./lock-edition.ts";
import { blankEdition, type EditionForm, mayMove } from "./rules/edition.ts";

/** Opens a blank draft. */
export function createEdition(): Promise<Outcome<{ editionId: string }>> {
  return transact(async (tx) => {
    const [edition] = await tx.insert(editions).values({ form: blankEdition() }).returning({ id: editions.id });
    if (!edition) throw new Error("no edition");
    return ok({ editionId: edition.id });
  });
}

type Input = { editionId: string; revision: number; form: EditionForm };
type Refused = "not_found" | "conflict" | "moved";

/** Keeps what was written over revision `revision`. What was promised for an hour, or left, is not written over. */
export function saveEdition({ editionId, revision, form }: Input): Promise<Outcome<{ revision: number }, Refused>> {
  return transact(async (tx): Promise<Outcome<{ revision: number }, Refused>> => {
    const edition = await lockEdition(tx, editionId);
    if (!edition) return refuse("not_found");
    if (!mayMove(edition.status, "salvar")) return refuse("moved");
    if (edition.revision !== revision) return refuse("conflict");
    const next = revision + 1;
    await tx
      .update(editions)
      .set({ form, revision: next, updatedAt: sql`now()` })
      .where(eq(editions.id, editionId));
    return ok({ revision: next });
  });
}
