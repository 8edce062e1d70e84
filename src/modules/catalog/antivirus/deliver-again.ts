import { and, eq, isNull, sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { enqueue } from "#platform/jobs.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { notify } from "../../notifications/notify.ts";
import { moveProduct } from "../move-product.ts";
import { lockAnyProduct, type ProductRecord } from "../own-product.ts";
import { readSellingRights } from "../queries/sellable.ts";
import { releasedFileEmail, notifyReleasedJob } from "../schema/jobs.ts";
import { productFiles } from "../tables.ts";
import { SEND_AGAIN_WORDS } from "./rules.ts";
import { withheldContents } from "./tables.ts";
import { BY_ANTIVIRUS } from "./withhold-infected.ts";

const BY_RELEASE = { actor: "sistema", cause: "o antivírus tinha se enganado" };

/**
 * Delivers every file again that was withheld for this finding in this content, and puts back on sale what only the antivirus had paused.
 * Of files refused on their way in there are no bytes: their authors send them again. Who was told of the finding is told of the mistake.
 */
export async function deliverAgain(tx: Tx, sha256: string, signature: string): Promise<void> {
  await tx
    .update(productFiles)
    .set({ status: "invalido", problem: SEND_AGAIN_WORDS })
    .where(and(eq(productFiles.sha256, sha256), eq(productFiles.status, "infectado"), isNull(productFiles.storageKey)));
  const held = await tx
    .select()
    .from(withheldContents)
    .where(
      and(eq(withheldContents.sha256, sha256), eq(withheldContents.signature, signature), isNull(withheldContents.releasedAt)),
    )
    .orderBy(withheldContents.productId);
  for (const { id, productId } of held) {
    const product = await lockAnyProduct(tx, productId);
    if (!product) continue;
    await tx
      .update(withheldContents)
      .set({ releasedAt: sql`now()` })
      .where(eq(withheldContents.id, id));
    const files = await tx
      .update(productFiles)
      .set({ status: "limpo", problem: null })
      .where(and(eq(productFiles.productId, productId), eq(productFiles.sha256, sha256), eq(productFiles.status, "infectado")))
      .returning({ name: productFiles.name });
    const isOnSale = (await sellAgain(tx, product)) || product.status === "publicado";
    for (const bundle of await listPausedBundles(tx, productId)) await sellAgain(tx, bundle);
    await enqueue(tx, notifyReleasedJob, { withheldId: id });
    await notifyAuthor(tx, { withheldId: id, productId, names: files.map(({ name }) => name), isOnSale });
  }
}

/** Puts a product back on sale that the antivirus paused, unless anything happened to it since or its store may not sell. */
async function sellAgain(tx: Tx, product: Pick<ProductRecord, "id" | "storeId" | "status">): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`select 1 from (select cause from state_history
    where entity = 'product' and entity_id = ${String(product.id)} order by id desc limit 1) last where cause = ${BY_ANTIVIRUS.cause}`);
  if (product.status !== "pausado" || !rowCount) return false;
  const rights = await readSellingRights(tx, product.storeId);
  return rights.isOpen && !rights.isSuspended && (await moveProduct(tx, product, "retomar", BY_RELEASE)).ok;
}

/** The paused bundles that hold this product, held until `tx` ends. */
async function listPausedBundles(tx: Tx, productId: number) {
  const rows = await readRows(
    tx,
    { id: col.int`b.id::int`, storeId: col.int`b.store_id` },
    (row) => sql`select ${row} from products b where b.status = 'pausado' and b.current_version_id in
      (select version_id from product_version_contents where product_id = ${productId}) order by b.id for update`,
  );
  return rows.map((row) => ({ ...row, status: "pausado" as const }));
}

const AUTHOR = defineRow({
  userId: col.text`s.owner_id`,
  email: col.text`u.email`,
  authorName: col.text`s.author_name`,
  title: col.text`coalesce(nullif(p.title, ''), p.draft ->> 'title', 'Sem título')`,
});

type DeliveryFacts = { withheldId: string; productId: number; names: string[]; isOnSale: boolean };

async function notifyAuthor(tx: Tx, { withheldId, ...facts }: DeliveryFacts): Promise<void> {
  const rows = await readRows(
    tx,
    AUTHOR,
    sql`select ${AUTHOR} from products p join stores s on s.id = p.store_id join users u on u.id = s.owner_id
      where p.id = ${facts.productId}`,
  );
  for (const { userId, email, authorName, title } of rows) {
    const { productId, isOnSale } = facts;
    const notice = { userId, event: "material.engano", ref: withheldId, facts: { productId, title, isOnSale } } as const;
    await notify(tx, notice, { kind: releasedFileEmail, to: email, payload: { ...facts, authorName, title } });
  }
}
