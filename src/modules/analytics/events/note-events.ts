import { createHmac } from "node:crypto";
import { sql } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { openSalt, TODAY } from "./open-salt.ts";
import { campaignWord, hostOf } from "./rules/callers.ts";
import { MOST_A_DAY } from "./rules/kinds.ts";
import type { Batch } from "./schema.ts";

/** `storeId`: the caller's own store, whose products they do not visit but look after. */
type Caller = { ip: string; userAgent: string; storeId: number | null };

/**
 * Counts what a page tells of published products. Of who told it stays a hash that says nothing when the day is over; what the same
 * visitor does over and over stops counting.
 */
export async function noteEvents({ ip, userAgent, storeId }: Caller, batch: Batch): Promise<void> {
  const [source = "", medium = "", campaign = ""] = batch.u.map(campaignWord);
  const host = batch.r === "autoria" ? batch.r : hostOf(batch.r);
  const events = batch.e.map(({ kind, product }) => ({
    kind,
    slug: typeof product === "string" ? product : null,
    id: typeof product === "number" ? product : null,
    most: MOST_A_DAY[kind],
  }));
  await transact(async (tx) => {
    const visitor = createHmac("sha256", await openSalt(tx))
      .update(`${ip}\n${userAgent}`)
      .digest()
      .subarray(0, 16);
    await tx.execute(sql`
      insert into reach_events as kept (product_id, day, kind, visitor, host, utm_source, utm_medium, utm_campaign, times)
      select p.id, ${TODAY}, e.kind, ${visitor}, ${host}, ${source}, ${medium}, ${campaign}, least(e.most, count(*))
      from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as e (kind text, slug text, id bigint, most int)
      join products p on p.slug = e.slug or p.id = e.id
      where is_published(p) and p.store_id is distinct from ${storeId}
      group by p.id, e.kind, e.most order by p.id, e.kind
      on conflict (product_id, day, kind, visitor) do update
        set times = case when excluded.kind = 'carrinho' then 1 else least(${MOST_A_DAY.visita}, kept.times + excluded.times) end`);
    return ok();
  });
}
