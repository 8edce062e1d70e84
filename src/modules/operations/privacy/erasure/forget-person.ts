import { type SQL, sql } from "drizzle-orm";
import { moveProduct } from "../../../catalog/move-product.ts";
import type { ProductStatus } from "../../../catalog/rules/product-status.ts";
import type { Tx } from "#platform/db.ts";
import { invalidate } from "#platform/page-cache.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { EVERY_TABLE } from "../inventory/every-table.ts";
import type { Person, PersonalTable } from "../inventory/personal-table.ts";

/** Takes everything the inventory knows of a person out of the database, in `tx`; pages that showed any of it are drawn again. */
export async function forgetPerson(tx: Tx, person: Person): Promise<void> {
  await closeShop(tx, person);
  await redraw(tx, person);
  for (const table of EVERY_TABLE) {
    const change = changeOf(table, person);
    if (change) await tx.execute(change);
  }
}

function changeOf({ table, whose, erase }: PersonalTable, person: Person): SQL | null {
  const name = sql.identifier(table);
  if (erase === "apagar") return sql`delete from ${name} t where ${whose(person)}`;
  const columns = Object.entries(erase.set).map(([column, value]) => sql`${sql.identifier(column)} = ${value(person)}`);
  return columns.length === 0 ? null : sql`update ${name} t set ${sql.join(columns, sql`, `)} where ${whose(person)}`;
}

const CLOSE_SHOP = defineRow<{ id: number; storeId: number; status: ProductStatus }>({
  id: col.int`id`,
  storeId: col.int`store_id`,
  status: col.oneOf(["rascunho", "em_revisao", "publicado", "reprovado", "pausado", "arquivado", "bloqueado"])`status`,
});

/** Nothing of theirs is for sale any more; who bought keeps the files. */
async function closeShop(tx: Tx, { storeId, userId }: Person): Promise<void> {
  if (storeId === null) return;
  const rows = await readRows(
    tx,
    CLOSE_SHOP,
    sql`select ${CLOSE_SHOP} from products where store_id = ${storeId} order by id for update`,
  );
  for (const product of rows) await moveProduct(tx, product, "arquivar", { actor: userId, cause: "conta apagada" });
  await invalidate(tx, `store:${storeId}`, "home", "list");
}

async function redraw(tx: Tx, { userId }: Person): Promise<void> {
  const rows = await readRows(
    tx,
    { id: col.int`product_id` },
    (row) =>
      sql`select ${row} from reviews where user_id = ${userId} union select product_id from questions where asker_id = ${userId}`,
  );
  for (const { id } of rows) await invalidate(tx, `product:${id}`);
  const comments = await tx.execute(sql`select 1 from post_comments where user_id = ${userId} limit 1`);
  if (comments.rows.length > 0) await invalidate(tx, "blog");
}
