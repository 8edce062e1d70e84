import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";

/** After products `p` in a FROM: the store `s` that sells it, its `owner` and its `payee` at the payment provider, if any. */
export const withSeller = sql`join stores s on s.id = p.store_id join users owner on owner.id = s.owner_id
    left join recipients payee on payee.store_id = s.id`;

/** Beside `withSeller`: the shop shows it with a price. */
export const isOffered: SQL<boolean> = sql`is_offered(p, s, owner, payee)`;

/** Beside `withSeller`: it may be bought at this moment under a licence of this list price, null for one that it has not. */
export const isForSale = (listCents: SQL): SQL<boolean> => sql`is_for_sale(p, s, owner, payee, ${listCents})`;

export type LicensedItem = { productId: number; license: string };

/** Which of these may not be bought at this moment: off sale, of a store that does not sell, or under a licence it has no more. */
export async function findUnsellable(on: Db, items: readonly LicensedItem[]): Promise<number[]> {
  const rows = await readRows(
    on,
    { productId: col.int`wanted.id` },
    (row) => sql`
    select ${row}
    from unnest(${sql.param(items.map((item) => item.productId))}::bigint[], ${sql.param(items.map((item) => item.license))}::text[])
      wanted(id, license)
    where not exists (select from products p ${withSeller}
      where p.id = wanted.id and ${isForSale(sql`license_cents(p, wanted.license)`)})`,
  );
  return rows.map(({ productId }) => Number(productId));
}

/** Whether the shop shows this product with a price. */
export async function isProductOffered(on: Db, productId: number): Promise<boolean> {
  const { rowCount } = await on.execute(sql`select 1 from products p ${withSeller} where p.id = ${productId} and ${isOffered}`);
  return rowCount === 1;
}

export type SellingRights = { name: string; isOpen: boolean; isSuspended: boolean; canCharge: boolean };

const SELLING_RIGHTS = defineRow<SellingRights>({
  name: col.text`s.name`,
  isOpen: col.bool`is_open(s)`,
  isSuspended: col.bool`not may_sell(owner)`,
  canCharge: col.bool`may_charge(payee)`,
});

/** What a store may do as of this transaction: be seen, sell at all, and be paid. */
export async function readSellingRights(on: Db, storeId: number): Promise<SellingRights> {
  const rows = await readRows(
    on,
    SELLING_RIGHTS,
    sql`
    select ${SELLING_RIGHTS}
    from stores s join users owner on owner.id = s.owner_id left join recipients payee on payee.store_id = s.id
    where s.id = ${storeId}`,
  );
  return rows[0] ?? { name: "", isOpen: false, isSuspended: false, canCharge: false };
}
