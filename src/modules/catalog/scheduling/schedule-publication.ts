import { eq, sql } from "drizzle-orm";
import { instantSp } from "#kit/wall-clock.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { col, readRows } from "#platform/read.ts";
import { saveDeclaration } from "../authorship/save-declaration.ts";
import { lockOwnProduct } from "../own-product.ts";
import { makeMissingCover } from "../submit-product.ts";
import { checkReady, type PublishReason } from "../publish-product.ts";
import { type DraftInput, type SaveReason, writeDraft } from "../save-draft.ts";
import { hourProblem } from "./rules.ts";
import { publicationSchedules } from "./tables.ts";

/**
 * Saves what is on the author's screen and promises it for an hour of São Paulo ("aaaa-mm-ddThh:mm"), in place of any other: what is
 * saved by then is what goes on sale. Refuses what could not be published now, and with `invalid` an hour past or too far.
 */
export async function schedulePublication(
  viewer: AuthorViewer,
  input: DraftInput & { publishAt: string; declaresOpaque?: boolean | undefined },
): Promise<Outcome<{ revision: number; publishAt: string }, PublishReason | SaveReason | "invalid">> {
  await makeMissingCover(viewer, input.productId);
  type Answer = Outcome<{ revision: number; publishAt: string }, PublishReason | SaveReason | "invalid">;
  return transact(async (tx): Promise<Answer> => {
    const rows = await readRows(tx, { now: col.text`now()::text` }, (row) => sql`select ${row}`);
    const publishAt = instantSp(input.publishAt);
    const problem = hourProblem(publishAt, new Date(rows[0]!.now));
    if (!publishAt || problem) return refuse("invalid", { fields: { publishAt: problem ?? "" } });
    const saved = await writeDraft(tx, viewer.storeId, input);
    if (!saved.ok) return saved;
    await saveDeclaration(tx, {
      productId: input.productId,
      userId: viewer.userId,
      form: input.form,
      declaresOpaque: input.declaresOpaque === true,
    });
    const product = await lockOwnProduct(tx, viewer.storeId, input.productId);
    const ready = await checkReady(tx, product!);
    if (!ready.ok) return ready;
    const promise = { userId: viewer.userId, publishAt, problem: null, failures: 0, retryAt: null };
    await tx
      .insert(publicationSchedules)
      .values({ productId: input.productId, ...promise })
      .onConflictDoUpdate({ target: publicationSchedules.productId, set: { ...promise, createdAt: sql`now()` } });
    return ok({ revision: saved.value.revision, publishAt: publishAt.toISOString() });
  });
}

/** Nothing goes on sale by itself any more; what was written stays as it is. Called off twice, it is called off once. */
export function cancelSchedule(viewer: AuthorViewer, productId: number): Promise<Outcome<void, "not_found">> {
  return transact(async (tx): Promise<Outcome<void, "not_found">> => {
    if (!(await lockOwnProduct(tx, viewer.storeId, productId))) return refuse("not_found");
    await tx.delete(publicationSchedules).where(eq(publicationSchedules.productId, productId));
    return ok();
  });
}
