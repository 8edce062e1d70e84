import { sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { invalidate } from "#platform/page-cache.ts";
import { recordState } from "#platform/state-history.ts";
import { STORE_MESSAGES } from "./messages.ts";
import { type ClosingReason, type ClosingInput, LONGEST_CLOSING_DAYS } from "./schema.ts";

/**
 * Stops a store from selling through the end of a day in São Paulo; it opens again by itself. Its pages stay, and so does what was
 * already bought. Closing again changes day and words.
 */
export function closeStore(viewer: AuthorViewer, { until, words }: ClosingInput): Promise<Outcome<void, ClosingReason>> {
  return transact(async (tx) => {
    const { rowCount } = await tx.execute(sql`
      update stores set closed_until = ${until}::date, closing_words = ${words}
      where id = ${viewer.storeId} and ${until}::date between (now() at time zone 'America/Sao_Paulo')::date
        and (now() at time zone 'America/Sao_Paulo')::date + ${LONGEST_CLOSING_DAYS}::int`);
    if (rowCount === 0) return refuse("bad_day", { fields: { until: STORE_MESSAGES.bad_day } });
    await recordState(tx, { ...timeline(viewer), from: null, to: "fechada", cause: `fechada pelo autor até ${until}` });
    await invalidate(tx, `store:${viewer.storeId}`, "home", "list");
    return ok();
  });
}

/** Opens a closed store at once; an open one stays as it is. */
export function reopenStore(viewer: AuthorViewer): Promise<Outcome<void>> {
  return transact(async (tx) => {
    const { rowCount } = await tx.execute(sql`
      update stores set closed_until = null, closing_words = '' where id = ${viewer.storeId} and closed_until is not null`);
    if (rowCount === 0) return ok();
    await recordState(tx, { ...timeline(viewer), from: "fechada", to: "aberta", cause: "aberta pelo autor" });
    await invalidate(tx, `store:${viewer.storeId}`, "home", "list");
    return ok();
  });
}

const timeline = ({ storeId, userId }: AuthorViewer) => ({ entity: "store", entityId: String(storeId), actor: userId });
