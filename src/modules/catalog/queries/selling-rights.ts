import { sql } from "drizzle-orm";
import type { Db } from "#platform/db.ts";

export type SellingRights = { name: string; isOpen: boolean; isSuspended: boolean; canCharge: boolean };

/** What a store may do as of this transaction: be seen, sell at all, and be paid. */
export async function readSellingRights(on: Db, storeId: number): Promise<SellingRights> {
  const { rows } = await on.execute<SellingRights>(sql`
    select s.name, s.status = 'aprovada' as "isOpen", 'vender' = any(u.suspended_from) as "isSuspended",
      exists (select 1 from recipients r where r.store_id = s.id and r.status in ('enviado', 'em_analise', 'ativo')) as "canCharge"
    from stores s join users u on u.id = s.owner_id where s.id = ${storeId}`);
  return rows[0] ?? { name: "", isOpen: false, isSuspended: false, canCharge: false };
}
