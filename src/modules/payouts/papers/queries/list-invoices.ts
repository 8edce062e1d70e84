import { type SQL, sql } from "drizzle-orm";
import type { Address } from "../../../accounts/addresses/schema.ts";
import { formatDocument } from "#kit/cpf-cnpj.ts";
import { db, type Db } from "#platform/db.ts";
import { col, columnsOf, defineRow, readRows } from "#platform/read.ts";
import { natureOf } from "../rules/nature-of.ts";
import type { Nature } from "../rules/natures.ts";

/** `standing`: not issued yet, requested by the buyer and not issued, or issued. */
export type InvoiceFilter = { start: Date; end: Date; standing: "todas" | "pendentes" | "pedidas" | "emitidas" };

export type Invoice = {
  orderId: string;
  orderNumber: number;
  paidAt: Date;
  items: { title: string; license: string; nature: Nature; cents: number }[];
  /** What the buyer paid this author, with commission and fees included, and the part of it refunded. */
  grossCents: number;
  returnedCents: number;
  commissionCents: number;
  interestCents: number;
  /** The document's recipient, when the buyer requested a fiscal document; otherwise null, because the author may not see it. */
  person: { name: string; document: string; address: Address | null } | null;
  issued: { number: string; at: Date } | null;
};

type Row = Omit<Invoice, "paidAt" | "items" | "person" | "issued"> & {
  paidAt: Date;
  items: { title: string; license: string; formats: string[]; category: string | null; cents: number }[];
  isWanted: boolean;
  name: string;
  document: string;
  address: Address | null;
  number: string | null;
  issuedAt: Date | null;
};

const ROW = defineRow<Row>({
  orderId: col.text`s.id`,
  orderNumber: col.int`s.number`,
  paidAt: col.time`s.paid_at`,
  isWanted: col.bool`s.is_wanted`,
  name: col.text`s.name`,
  document: col.text`s.document`,
  address: col.stored<Address>().orNull`s.address`,
  number: col.text.orNull`s.issued`,
  issuedAt: col.time.orNull`s.issued_at`,
  items: col.list(
    col.shape({ title: col.text, license: col.text, formats: col.list(col.text), category: col.text.orNull, cents: col.int }),
  )`l.items`,
  grossCents: col.int`l.gross`,
  commissionCents: col.int`l.commission`,
  interestCents: col.int`l.interest`,
  returnedCents: col.int`l.returned`,
});

const WHERE: Record<InvoiceFilter["standing"], SQL> = {
  todas: sql`true`,
  pendentes: sql`d.order_id is null`,
  pedidas: sql`d.order_id is null and coalesce(f.is_wanted, false)`,
  emitidas: sql`d.order_id is not null`,
};

const salesOf = (storeId: number, { start, end, standing }: InvoiceFilter): SQL => sql`
  from (select distinct order_id from order_items where store_id = ${storeId} and paid_cents > 0) mine join orders o on o.id = mine.order_id
  left join fiscal_records f on f.order_id = o.id
  left join fiscal_documents d on d.order_id = o.id and d.store_id = ${storeId}
  where o.paid_at between ${start.toISOString()} and ${end.toISOString()} and ${WHERE[standing]}`;

/** Paid orders with items of this author in a period, oldest first; at most `most`, after the first `skip`. */
export async function listInvoices(
  storeId: number,
  filter: InvoiceFilter,
  most: number,
  skip = 0,
  on: Db = db,
): Promise<Invoice[]> {
  const rows = await readRows(
    on,
    ROW,
    sql`
    with sales as (
      select o.id, o.number, o.paid_at, coalesce(f.is_wanted, false) as is_wanted, coalesce(f.name, o.buyer_name) as name,
        coalesce(f.document, o.buyer_document) as document, f.address, d.number as issued, d.issued_at
      ${salesOf(storeId, filter)} order by o.paid_at, o.number limit ${most} offset ${skip}
    )
    select ${ROW}
    from sales s cross join lateral (
      select json_agg(json_build_object('title', i.title, 'license', i.license, 'formats', p.formats, 'category', c.slug, 'cents', i.paid_cents)
          order by i.id) as items,
        sum(i.paid_cents) as gross, sum(i.commission_cents) as commission, sum(i.interest_cents) as interest,
        sum(coalesce(b.cents, 0)) as returned
      from order_items i join products p on p.id = i.product_id left join categories c on c.id = p.category_id
      left join lateral (
        select sum(r.net_cents + r.commission_cents + r.interest_cents) as cents from sale_reversals r where r.order_item_id = i.id
      ) b on true
      where i.order_id = s.id and i.store_id = ${storeId} and i.paid_cents > 0
    ) l
    order by s.paid_at, s.number`,
  );
  return rows.map(invoiceOf);
}

function invoiceOf({ items, isWanted, name, document, address, number, issuedAt, ...row }: Row): Invoice {
  return {
    ...row,
    items: items.map(({ formats, category, ...item }) => ({ ...item, nature: natureOf({ formats, category }) })),
    person: isWanted ? { name, document: formatDocument(document), address } : null,
    issued: number !== null && issuedAt !== null ? { number, at: issuedAt } : null,
  };
}

const STANDINGS = ["todas", "pendentes", "pedidas", "emitidas"] as const;
const COUNTS = defineRow(columnsOf(STANDINGS, (standing) => col.int`count(*) filter (where ${WHERE[standing]})`));

/** The number of orders in each `standing`. */
export async function countInvoices(storeId: number, days: Pick<InvoiceFilter, "start" | "end">) {
  const rows = await readRows(
    db,
    COUNTS,
    sql`
    select ${COUNTS} ${salesOf(storeId, { ...days, standing: "todas" })}`,
  );
  return rows[0] ?? { todas: 0, pendentes: 0, pedidas: 0, emitidas: 0 };
}
