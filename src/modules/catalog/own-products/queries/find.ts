import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { LICENSES, type OpenOwnProduct } from "../../schema/product-form.ts";
import { ofStore } from "./found.ts";
import { readOwnProducts } from "./list.ts";

const HISTORY = 8;

type Facts = Omit<OpenOwnProduct, "row">;

const FACTS = defineRow<Facts>({
  publishedAt: col.text.orNull`to_char(p.published_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
  otherLicenses: col.list(
    col.shape({ license: col.oneOf(LICENSES), priceCents: col.int }),
  )`coalesce((select jsonb_agg(jsonb_build_object('license', l.license, 'priceCents', l.price_cents) order by l.price_cents)
        from product_licenses l where l.product_id = p.id and l.license <> p.license), '[]')`,
  history: col.list(
    col.shape({
      to: col.oneOf(["rascunho", "em_revisao", "publicado", "reprovado", "pausado", "arquivado", "bloqueado"]),
      cause: col.text,
      at: col.text,
    }),
  )`coalesce((select jsonb_agg(jsonb_build_object('to', h.to_state, 'cause', h.cause, 'at', h.at) order by h.id desc)
        from (select * from state_history where entity = 'product' and entity_id = p.id::text
          order by id desc limit ${HISTORY}) h), '[]')`,
});

/** One of a store's products with what its row has no room for; null for any other store's. */
export async function findOpenOwnProduct(storeId: number, productId: number): Promise<OpenOwnProduct | null> {
  const [row] = await readOwnProducts(sql`${ofStore(storeId)} and p.id = ${productId}`, {}, { limit: 1, offset: 0 });
  if (!row) return null;
  const rows = await readRows(
    db,
    FACTS,
    sql`select ${FACTS}
    from products p where p.id = ${productId}`,
  );
  const [facts] = rows;
  return facts ? { row, ...facts } : null;
}
