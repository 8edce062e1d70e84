import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { seal } from "#platform/seal.ts";
import type { Person } from "../inventory/personal-table.ts";
import { legalHolds } from "../tables.ts";

export const HOLD_SEAL = "legal-hold";

const HOLD = defineRow({
  kind: col.oneOf(["pedido", "loja"])`kind`,
  ref: col.text`ref`,
  keepUntil: col.text`"keepUntil"`,
  facts: col.json`facts`,
});

/**
 * Seals what tax law has us keep of somebody who leaves, until the end of the fifth year after: who each paid order was of, and who
 * sold. Once sealed for an order or a store it is not sealed again.
 */
export async function sealHolds(tx: Tx, erasureId: string, person: Person): Promise<void> {
  const rows = await readRows(
    tx,
    HOLD,
    sql`select ${HOLD} from (
    select 'pedido' as kind, o.id::text as ref, (extract(year from o.paid_at)::int + 5) || '-12-31' as "keepUntil",
      jsonb_build_object('name', o.buyer_name, 'email', o.buyer_email, 'document', o.buyer_document, 'address', (
        select a.billing_address from payment_attempts a where a.order_id = o.id and a.billing_address is not null
        order by a.created_at desc limit 1),
        'fiscal', (select jsonb_build_object('name', f.name, 'document', f.document, 'address', f.address)
          from fiscal_records f where f.order_id = o.id)) as facts
    from orders o where o.user_id = ${person.userId} and o.paid_at is not null
    union all
    select 'loja', s.id::text, (extract(year from now())::int + 5) || '-12-31',
      jsonb_build_object('name', s.legal_name, 'authorName', s.author_name, 'document', s.document, 'email', ${person.email}::text, 'accounts', (
        select jsonb_agg(jsonb_build_object('bank', b.bank_code, 'branch', b.branch_masked, 'account', b.account_masked,
          'holder', b.holder_name, 'document', b.document_masked)) from bank_accounts b where b.store_id = s.id))
    from stores s where s.id = ${person.storeId} and exists (select 1 from order_items i where i.store_id = s.id)) held`,
  );
  if (rows.length === 0) return;
  await tx
    .insert(legalHolds)
    .values(
      rows.map(({ kind, ref, facts, keepUntil }) => ({
        erasureId,
        kind,
        ref,
        keepUntil,
        sealed: seal(JSON.stringify(facts), HOLD_SEAL),
      })),
    )
    .onConflictDoNothing();
}
