import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import type { NextStep } from "../schema.ts";

const MOST = 6;

const NEXT_STEP = defineRow<NextStep>({
  kind: col.oneOf(["cartao", "pagar", "baixar", "edicao"])`kind`,
  ref: col.text`ref`,
  label: col.text`label`,
});

/**
 * What this person may want to do about what they bought, the most pressing first: pay, download, see the new edition, change a card
 * that is about to expire.
 */
export async function listNextSteps(userId: string): Promise<NextStep[]> {
  const rows = await readRows(
    db,
    NEXT_STEP,
    sql`with mine as (
      select e.id, e.order_id, e.granted_at, case when i.product_id = p.id then i.title else p.title end as title, v.number as latest, v.created_at as latest_at,
        (select max(d.at) from downloads d where d.entitlement_id = e.id) as downloaded_at
      from entitlements e join order_items i on i.id = e.order_item_id join products p on p.id = e.product_id
      join product_versions v on v.id = p.current_version_id
      where e.user_id = ${userId} and e.revoked_at is null
        and (not exists (select 1 from product_version_contents vc where vc.version_id = v.id)
          or exists (select 1 from product_version_files vf where vf.version_id = v.id))
      order by e.granted_at desc limit 100
    )
    select ${NEXT_STEP} from (
      (select 1 as place, 'pagar' as kind, id::text as ref, number::text as label, created_at as at from orders
        where user_id = ${userId} and status = 'aguardando_pagamento' and expires_at > now() order by created_at desc limit 3)
      union all (select 2, 'baixar', order_id::text, title, granted_at from mine
        where downloaded_at is null order by granted_at desc limit 3)
      union all (select 3, 'edicao', order_id::text, title, latest_at from mine
        where downloaded_at < latest_at and latest > 1 order by latest_at desc limit 3)
      union all (select 4, 'cartao', id::text, last_four, created_at from cards
        where user_id = ${userId} and removed_at is null
          and (make_timestamptz(exp_year, exp_month, 1, 0, 0, 0, 'America/Sao_Paulo') + interval '1 month') - now()
            between interval '0' and interval '30 days' limit 2)
    ) step order by place, at desc limit ${MOST}`,
  );
  return rows;
}
