import { type SQL, sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { arrangeEvents, type OrderEvent } from "../rules/order-events.ts";

type EventRow = Omit<OrderEvent, "at"> & { atMs: number };

/** The life of an order its buyer may see: money by amount, every download of theirs among the newest twenty. */
export async function listPurchaseEvents(orderId: string): Promise<OrderEvent[]> {
  return read(sql`
    ${sharedEvents(orderId)}
    union all ${emailsOf(sql`i.order_id = ${orderId}`)}
    union all ${accessOf(sql`i.order_id = ${orderId}`)}
    union all ${wordsOf(sql`m.order_id = ${orderId}`)}
    union all ${invoicesOf(sql`d.order_id = ${orderId}`)}
    union all ${downloadsOf(sql`e.order_id = ${orderId}`)}
    union all ${refundEvents(sql`r.amount_cents`, sql`r.order_id = ${orderId}`)}`);
}

/** The same life as one of its authors may see it: downloads of their own files only, and no sums of the whole order. */
export async function listSaleEvents(orderId: string, storeId: number): Promise<OrderEvent[]> {
  return read(sql`
    ${sharedEvents(orderId)}
    union all ${emailsOf(sql`i.order_id = ${orderId} and i.store_id = ${storeId}`)}
    union all ${accessOf(sql`i.order_id = ${orderId} and i.store_id = ${storeId}`)}
    union all ${wordsOf(sql`m.order_id = ${orderId} and m.store_id = ${storeId}`)}
    union all ${invoicesOf(sql`d.order_id = ${orderId} and d.store_id = ${storeId}`)}
    union all ${downloadsOf(sql`e.order_id = ${orderId} and p.store_id = ${storeId}`)}
    union all ${refundEvents(
      sql`null::int`,
      sql`r.order_id = ${orderId} and exists (select 1 from refund_items ri
      join order_items i on i.id = ri.order_item_id where ri.refund_id = r.id and i.store_id = ${storeId})`,
    )}
    union all select 'valor_liberado', null, null, r.released_at from receivables r join payment_attempts t on t.id = r.attempt_id
      where t.order_id = ${orderId} and r.store_id = ${storeId} and r.released_at is not null`);
}

const EVENT_ROW = defineRow<EventRow>({
  kind: col.oneOf([
    "feito",
    "codigo",
    "pago",
    "liberado",
    "acesso_reenviado",
    "acesso_fechado",
    "acesso_reaberto",
    "baixado",
    "aberto",
    "link_aberto",
    "mensagem_comprador",
    "mensagem_autor",
    "nota_pedida",
    "nota_emitida",
    "email_corrigido",
    "devolucao_pedida",
    "devolucao_feita",
    "devolucao_negada",
    "problema",
    "problema_respondido",
    "problema_operador",
    "em_exame",
    "sem_saldo",
    "com_autoria",
    "valor_liberado",
    "em_analise",
    "falhou",
    "cancelado",
    "expirado",
    "estornando",
    "estornado",
    "parcialmente_estornado",
    "contestado",
    "perdido",
    "restaurado",
  ])`kind`,
  detail: col.text.orNull`detail`,
  amountCents: col.int.orNull`amount_cents`,
  atMs: col.real`(extract(epoch from at) * 1000)::float8`,
});

async function read(union: SQL): Promise<OrderEvent[]> {
  const rows = await readRows(
    db,
    EVENT_ROW,
    sql`select ${EVENT_ROW}
    from (${union}) told (kind, detail, amount_cents, at) order by at limit 200`,
  );
  return arrangeEvents(rows.map(({ atMs, ...event }) => ({ ...event, at: new Date(atMs) })));
}

const sharedEvents = (orderId: string): SQL => sql`
  select 'feito', null::text, null::int, created_at from orders where id = ${orderId}
  union all select 'codigo', null, null, created_at from payment_attempts where order_id = ${orderId} and pix_code is not null
  union all select 'pago', null, null, paid_at from orders where id = ${orderId} and paid_at is not null
  union all select 'liberado', null, null, min(granted_at) from entitlements where order_id = ${orderId} having min(granted_at) is not null
  union all select case when to_state = 'pago' then 'restaurado' else to_state end, null, null, at from state_history
    where entity = 'order' and entity_id = ${orderId}
      and (to_state not in ('aguardando_pagamento', 'pago') or to_state = 'pago' and from_state in ('contestado', 'estornando'))
  union all select 'email_corrigido', null, null, at from state_history where entity = 'order_email' and entity_id = ${orderId}
  union all select 'nota_pedida', null, null, at from state_history
    where entity = 'order_fiscal' and entity_id = ${orderId} and to_state = 'nota_pedida'`;

/** When an author wrote again where the files are. */
const emailsOf = (which: SQL): SQL => sql`
  select distinct 'acesso_reenviado', s.author_name, null::int, h.at
  from order_items i join stores s on s.id = i.store_id
    join state_history h on h.entity = 'order_access' and h.entity_id = i.order_id || ':' || i.store_id where ${which}`;

/** When somebody closed the files of a line by hand, or opened them again. */
const accessOf = (which: SQL): SQL => sql`
  select case h.to_state when 'fechado' then 'acesso_fechado' else 'acesso_reaberto' end, i.title, null::int, h.at
  from order_items i join state_history h on h.entity = 'order_item_access' and h.entity_id = i.id::text where ${which}`;

/** When each side first wrote, conversation by conversation. */
const wordsOf = (which: SQL): SQL => sql`
  select case m.sender when 'autor' then 'mensagem_autor' else 'mensagem_comprador' end, s.author_name, null::int, min(m.created_at)
  from order_messages m join stores s on s.id = m.store_id where ${which} group by m.sender, s.id`;

const invoicesOf = (which: SQL): SQL => sql`
  select 'nota_emitida', d.number, null::int, d.issued_at from fiscal_documents d where ${which}`;

/** The first time each refund came to a state worth telling, and whose turn a reported problem became. */
const refundEvents = (amount: SQL, which: SQL): SQL => sql`
  select case h.cause when 'autor não reconhece o problema' then 'problema_respondido' else 'problema_operador' end,
    null, null::int, h.at
  from refunds r join state_history h on h.entity = 'refund' and h.entity_id = r.id::text
  where ${which} and h.from_state = 'em_aprovacao' and h.to_state = 'em_aprovacao'
  union all
  select case h.to_state when 'em_aprovacao' then case r.cause when 'defeito' then 'problema' else 'em_exame' end
      when 'aprovado' then 'devolucao_pedida' when 'aguardando_saldo' then 'sem_saldo' when 'manual' then 'com_autoria'
      when 'negado' then 'devolucao_negada' else 'devolucao_feita' end, null, ${amount}, min(h.at)
  from refunds r join state_history h on h.entity = 'refund' and h.entity_id = r.id::text
  where ${which} and h.to_state in ('em_aprovacao', 'aprovado', 'aguardando_saldo', 'manual', 'negado', 'feito')
  group by r.id, h.to_state`;

const downloadsOf = (which: SQL): SQL => sql`(
  select case when f.kind = 'link' then 'link_aberto' else d.how end, f.name, null::int, d.at
  from entitlements e join downloads d on d.entitlement_id = e.id
    join product_files f on f.id = d.file_id join products p on p.id = e.product_id
  where ${which} order by d.at desc limit 20)`;
