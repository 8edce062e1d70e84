import { sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { invalidate } from "#platform/page-cache.ts";
import { enqueue } from "#platform/jobs.ts";
import { recordState } from "#platform/state-history.ts";
import { STORE_MESSAGES } from "./messages.ts";
import { type ClosingReason, type ClosingInput, holidayPlannedJob, LONGEST_CLOSING_DAYS } from "./schema.ts";

/**
 * Stops a store from selling through the end of a day in São Paulo; it opens again by itself. Its pages stay, and so does what was
 * already bought. Closing again changes days and words. With `from` it closes on a day to come, and who follows it is told now.
 */
export function closeStore(
  viewer: AuthorViewer,
  { from = "", until, words }: ClosingInput,
): Promise<Outcome<void, ClosingReason>> {
  return transact(async (tx) => {
    const isPlanned = from !== "";
    const { rowCount } = await tx.execute(sql`
      update stores set closed_from = nullif(${from}, '')::date, closed_until = ${until}::date, closing_words = ${words}
      from (select (now() at time zone 'America/Sao_Paulo')::date as today) day
      where id = ${viewer.storeId} and coalesce(nullif(${from}, '')::date, day.today) between day.today and day.today + ${LONGEST_CLOSING_DAYS}::int
        and ${until}::date between coalesce(nullif(${from}, '')::date, day.today)
          and coalesce(nullif(${from}, '')::date, day.today) + ${LONGEST_CLOSING_DAYS}::int`);
    if (rowCount === 0)
      return isPlanned
        ? refuse("bad_start", { fields: { from: STORE_MESSAGES.bad_start } })
        : refuse("bad_day", { fields: { until: STORE_MESSAGES.bad_day } });
    const cause = isPlanned ? `férias marcadas pelo autor de ${from} até ${until}` : `fechada pelo autor até ${until}`;
    await recordState(tx, { ...timeline(viewer), from: null, to: "fechada", cause });
    if (isPlanned) await enqueue(tx, holidayPlannedJob, { storeId: viewer.storeId, from, until, after: null });
    await invalidate(tx, `store:${viewer.storeId}`, "home", "list");
    return ok();
  });
}

/** Opens a closed store at once; an open one stays as it is. */
export function reopenStore(viewer: AuthorViewer): Promise<Outcome<void>> {
  return transact(async (tx) => {
    const { rowCount } = await tx.execute(sql`
      update stores set closed_from = null, closed_until = null, closing_words = '' where id = ${viewer.storeId} and closed_until is not null`);
    if (rowCount === 0) return ok();
    await recordState(tx, { ...timeline(viewer), from: "fechada", to: "aberta", cause: "aberta pelo autor" });
    await invalidate(tx, `store:${viewer.storeId}`, "home", "list");
    return ok();
  });
}

const timeline = ({ storeId, userId }: AuthorViewer) => ({ entity: "store", entityId: String(storeId), actor: userId });
