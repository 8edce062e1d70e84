import { sql } from "drizzle-orm";
import type { Db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import type { Block } from "../rules/blocks.ts";

const BLOCK = defineRow<Block>({
  kind: col.oneOf([
    "reembolso",
    "pedido_aberto",
    "pagamento_em_analise",
    "contestacao",
    "venda_aberta",
    "venda_contestada",
    "saldo",
    "divida",
    "saque",
    "administra",
  ])`kind`,
  orderId: col.text.orNull`"orderId"`,
  number: col.int.orNull`number`,
  cents: col.int.orNull`cents`,
});

/** What keeps a person from leaving right now: open orders, refunds, disputes, money and withdrawals, theirs or of their store. */
export async function findBlocks(on: Db, userId: string): Promise<Block[]> {
  const rows = await readRows(
    on,
    BLOCK,
    sql`with mine as (select id from stores where owner_id = ${userId}),
    sold as (select distinct o.id, o.number, o.status from orders o join order_items i on i.order_id = o.id
      where i.store_id in (select id from mine)),
    found (place, kind, "orderId", number, cents) as (
      select 1, case status when 'em_analise' then 'pagamento_em_analise' else 'pedido_aberto' end, id, number, null::bigint
        from orders where user_id = ${userId} and status in ('aguardando_pagamento', 'em_analise')
      union all select 2, 'reembolso', o.id, o.number, null from orders o where o.user_id = ${userId} and (o.status = 'estornando' or exists (
        select 1 from refunds r where r.order_id = o.id and r.status not in ('feito', 'negado', 'recusado')))
      union all select 3, 'contestacao', o.id, o.number, null from orders o where o.user_id = ${userId} and exists (
        select 1 from disputes d where d.order_id = o.id and d.status in ('aviso', 'formalizado', 'em_defesa'))
      union all select 4, 'venda_aberta', id, number, null from sold s where s.status in ('aguardando_pagamento', 'em_analise', 'estornando')
        or exists (select 1 from refunds r where r.order_id = s.id and r.status not in ('feito', 'negado', 'recusado'))
      union all select 5, 'venda_contestada', s.id, s.number, null from sold s where exists (
        select 1 from disputes d where d.order_id = s.id and d.status in ('aviso', 'formalizado', 'em_defesa'))
      union all select 6, 'saldo', null, null, pending_cents + available_cents + reserved_cents from wallets
        where store_id in (select id from mine) and pending_cents + available_cents + reserved_cents > 0
      union all select 7, 'divida', null, null, debt_cents from wallets where store_id in (select id from mine) and debt_cents > 0
      union all select 8, 'saque', null, null, amount_cents from withdrawals where store_id in (select id from mine) and status in (
        'pendente_confirmacao', 'confirmado', 'em_revisao', 'enviando', 'processando', 'desconhecido')
      union all select 9, 'administra', null, null, null from users where id = ${userId} and roles <> '{}')
    select ${BLOCK} from found order by place, number desc limit 50`,
  );
  return rows;
}
