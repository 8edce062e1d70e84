import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { openedLinks, type OpenedLinks } from "../../delivery/links/read-links.ts";
import type { Contract } from "../../orders/contracts/schema.ts";
import type { OrderRecord } from "../../orders/find-order.ts";
import { discountsOf, type OrderDiscount } from "../../orders/rules/discounts.ts";
import type { StoreContact } from "../queries.ts";

type SaleFacts = {
  stores: Map<number, StoreContact>;
  discounts: OrderDiscount[];
  contract: Contract | null;
  links: OpenedLinks;
};

const STORE = col.shape({ storeId: col.int, authorName: col.text, ownerId: col.text, ownerEmail: col.text });
const CODE = col.shape({ id: col.int, code: col.text });

/** What the e-mails of a sale tell beside its order: whom they go to, what took something off, its contract and what it opened. */
export async function readSaleFacts(tx: Tx, order: OrderRecord): Promise<SaleFacts> {
  const storeIds = sql`${sql.param(order.items.map((item) => item.storeId))}::int[]`;
  const couponIds = sql`${sql.param(order.items.flatMap((item) => item.couponId ?? []))}::bigint[]`;
  const { hasLinks, hasFiles } = openedLinks(order.id);
  const [row] = await readRows(
    tx,
    {
      stores: col.list(STORE)`(select coalesce(json_agg(json_build_object('storeId', s.id, 'authorName', s.author_name,
        'ownerId', u.id, 'ownerEmail', u.email) order by s.id), '[]') from stores s join users u on u.id = s.owner_id where s.id = any(${storeIds}))`,
      codes: col.list(CODE)`(select coalesce(json_agg(json_build_object('id', c.id, 'code', c.code)), '[]')
        from coupons c where c.id = any(${couponIds}))`,
      contract: col.stored<Contract>().orNull`(select body from order_contracts where order_id = ${order.id})`,
      hasLinks: col.bool(hasLinks),
      hasFiles: col.bool(hasFiles),
    },
    (selected) => sql`select ${selected}`,
  );
  if (!row) throw new Error(`order ${order.id} is gone`);
  const codeOf = new Map(row.codes.map(({ id, code }) => [id, code]));
  return {
    stores: new Map(row.stores.map((store) => [store.storeId, store])),
    discounts: discountsOf(
      order.items.map((item) => ({ ...item, couponCode: item.couponId === null ? null : (codeOf.get(item.couponId) ?? null) })),
    ),
    contract: row.contract,
    links: { hasLinks: row.hasLinks, hasOnlyLinks: row.hasLinks && !row.hasFiles },
  };
}
