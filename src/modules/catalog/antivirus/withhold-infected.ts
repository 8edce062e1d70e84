import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { enqueue } from "#platform/jobs.ts";
import { col, readRows } from "#platform/read.ts";
import { notify } from "../../notifications/notify.ts";
import { bundlesOnSaleWith } from "../bundles/blocked-contents.ts";
import { infectedFileEmail, notifyInfectedJob } from "../schema/jobs.ts";
import { lockAnyProduct } from "../own-product.ts";
import { moveProduct } from "../move-product.ts";
import { productFiles } from "../tables.ts";
import { holdsInfected } from "./holds-infected.ts";
import { saveInfected } from "./save-infected.ts";
import { infectedWords } from "./rules.ts";
import { withheldContents } from "./tables.ts";
import { holdContent } from "./verdicts.ts";
import { listOperators } from "./waits.ts";

export const BY_ANTIVIRUS = { actor: "sistema", cause: "o antivírus encontrou um arquivo infectado" };

type Held = { productId: number; storeId: number; userId: string; email: string; authorName: string; title: string };

/**
 * Stops every file with this content from being delivered, whoever has it, from the next request on. What is on sale with it is paused,
 * with the bundles that hold it; its authors, who bought it and who looks after the platform are told once. What was found by mistake
 * and released stays. Safe to run again.
 */
export async function withholdInfected(tx: Tx, sha256: string, signature: string): Promise<void> {
  if ((await holdContent(tx, sha256, signature)).isReleased) return;
  for (const held of await listHolders(tx, sha256)) {
    const product = await lockAnyProduct(tx, held.productId);
    if (!product) continue;
    const files = await tx
      .update(productFiles)
      .set({ status: "infectado", problem: infectedWords(signature) })
      .where(and(eq(productFiles.productId, product.id), eq(productFiles.sha256, sha256), eq(productFiles.status, "limpo")))
      .returning({ id: productFiles.id, name: productFiles.name });
    if (files.length === 0) continue;
    const sold = await soldAmong(
      tx,
      files.map((file) => file.id),
    );
    for (const { id, name } of files)
      await saveInfected(tx, {
        fileId: id,
        place: "produto",
        storeId: held.storeId,
        productId: product.id,
        name,
        sha256,
        signature,
        wasDelivered: sold.has(id),
      });
    const isPaused = product.status === "publicado" && (await holdsInfected(tx, product.id));
    if (isPaused) {
      await moveProduct(tx, product, "pausar", BY_ANTIVIRUS);
      for (const bundle of await bundlesOnSaleWith(tx, product.id)) await moveProduct(tx, bundle, "pausar", BY_ANTIVIRUS);
    }
    const [withheld] = await tx
      .insert(withheldContents)
      .values({ productId: product.id, sha256, signature })
      .onConflictDoUpdate({
        target: [withheldContents.productId, withheldContents.sha256],
        targetWhere: isNull(withheldContents.releasedAt),
        set: { signature },
      })
      .returning({ id: withheldContents.id });
    if (!withheld) throw new Error("nothing was withheld");
    if (sold.size > 0) await enqueue(tx, notifyInfectedJob, { withheldId: withheld.id });
    const facts = { productId: product.id, title: held.title || "Sem título", isPaused };
    const ref = withheld.id;
    const payload = { ...facts, authorName: held.authorName, signature, names: files.map((file) => file.name) };
    const emailMessage = { kind: infectedFileEmail, to: held.email, payload };
    await notify(tx, { userId: held.userId, event: "material.infectado", ref, facts }, emailMessage);
    for (const userId of await listOperators(tx))
      await notify(tx, { userId, event: "operacao.infectado", ref, facts: { title: facts.title } });
  }
}

function listHolders(tx: Tx, sha256: string): Promise<Held[]> {
  return readRows<Held>(
    tx,
    {
      productId: col.int`p.id`,
      storeId: col.int`s.id`,
      userId: col.text`s.owner_id`,
      email: col.text`u.email`,
      authorName: col.text`s.author_name`,
      title: col.text`coalesce(nullif(p.title, ''), p.draft ->> 'title', '')`,
    },
    (row) => sql`select ${row} from products p join stores s on s.id = p.store_id join users u on u.id = s.owner_id
      where p.id in (select product_id from product_files where sha256 = ${sha256} and status = 'limpo') order by p.id`,
  );
}

async function soldAmong(tx: Tx, fileIds: string[]): Promise<Set<string>> {
  const rows = await readRows(
    tx,
    { fileId: col.text`vf.file_id` },
    (row) => sql`select distinct ${row} from product_version_files vf where ${inArray(sql`vf.file_id`, fileIds)}`,
  );
  return new Set(rows.map((row) => row.fileId));
}
