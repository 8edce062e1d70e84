import { sql } from "drizzle-orm";
import type { Db, Tx } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";

/** The database's clock, by which coupons and promotions begin and end. */
export async function readNow(on: Db): Promise<Date> {
  const rows = await readRows(on, { now: col.timestamp`now()` }, (row) => sql`select ${row}`);
  return new Date(rows[0]?.now ?? Number.NaN);
}

/** Whether all these products are of this store; null, all of them, always are. */
export async function areOwnProducts(on: Db, storeId: number, productIds: readonly number[] | null): Promise<boolean> {
  if (productIds === null) return true;
  const rows = await readRows(
    on,
    { n: col.int`count(*)::int` },
    (row) => sql`
    select ${row} from products where store_id = ${storeId} and id = any(${sql.param(productIds)}::bigint[])`,
  );
  return rows[0]?.n === new Set(productIds).size;
}

/** Holds a store's discounts until `tx` ends, so that how many there are stays true; whether it may still make some. */
export async function lockStoreDiscounts(tx: Tx, storeId: number): Promise<{ isOpen: boolean }> {
  const rows = await readRows(
    tx,
    { isOpen: col.bool`store_sells(s, u)` },
    (row) => sql`
    select ${row}
    from stores s join users u on u.id = s.owner_id where s.id = ${storeId} for no key update of s`,
  );
  return { isOpen: rows[0]?.isOpen ?? false };
}

/** Coupons of a store that may still be used, now or later. */
export async function countLiveCoupons(on: Db, storeId: number): Promise<number> {
  const rows = await readRows(
    on,
    { n: col.int`count(*)::int` },
    (row) => sql`
    select ${row} from coupons where store_id = ${storeId} and status <> 'encerrado' and ends_at > now()`,
  );
  return rows[0]?.n ?? 0;
}
