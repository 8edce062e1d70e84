import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { newId } from "#kit/id.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { enqueue } from "#platform/jobs.ts";
import { col, readRows } from "#platform/read.ts";
import { uploadLimits } from "../inspect/limits.ts";
import { lockOwnProduct } from "../own-product.ts";
import type { License } from "../rules/licenses.ts";
import { isEditable } from "../rules/product-status.ts";
import { compareFileJob } from "../schema/jobs.ts";
import { productFiles } from "../tables.ts";
import { type AddLinkReason, linkRefusals } from "./messages.ts";
import { LINK_KIND, parseSoldLink } from "./rules.ts";
import type { AddLinkInput } from "./schema.ts";
import { productLinks } from "./tables.ts";

/** `fileId` and `licenses`: where they are known, as of a copy of the store; adding the same again does nothing. */
export type AddedLink = AddLinkInput & { fileId?: string; licenses?: License[] | null };

/**
 * Puts a link among the files of a product: it is sold, versioned, licensed and taken away as they are. The sum of its address stands for
 * its content, so that a link another store sells is seen as a copy of it.
 */
export function addLink(
  viewer: Pick<AuthorViewer, "storeId">,
  { productId, address: typed, title, words, fileId = newId(), licenses = null }: AddedLink,
): Promise<Outcome<{ fileId: string }, AddLinkReason>> {
  return transact(async (tx): Promise<Outcome<{ fileId: string }, AddLinkReason>> => {
    const link = parseSoldLink(typed);
    if (!link.ok) return refuse("link_refused", { fields: { address: linkRefusals[link.reason] } });
    const product = await lockOwnProduct(tx, viewer.storeId, productId);
    if (!product) return refuse("not_found");
    if (!isEditable(product.status)) return refuse("not_editable");
    const { address, host } = link.value;
    const [here] = await readRows(
      tx,
      {
        files: col.int`count(*)::int`,
        last: col.int`coalesce(max(f.position), 0)::int`,
        hasIt: col.bool`coalesce(bool_or(l.address = ${address}), false)`,
      },
      (row) => sql`select ${row} from product_files f left join product_links l on l.file_id = f.id
        where f.product_id = ${product.id} and f.removed_at is null`,
    );
    if (here?.hasIt) return refuse("link_twice");
    if ((here?.files ?? 0) >= uploadLimits.filesPerProduct) return refuse("too_many_files");
    const made = await tx
      .insert(productFiles)
      .values({
        id: fileId,
        productId: product.id,
        name: title,
        position: (here?.last ?? 0) + 1,
        status: "limpo",
        kind: LINK_KIND,
        sha256: createHash("sha256").update(`link ${address}`).digest("hex"),
        licenses,
        previewedAt: new Date(),
      })
      .onConflictDoNothing()
      .returning({ id: productFiles.id });
    if (made.length === 0) return ok({ fileId });
    await tx.insert(productLinks).values({ fileId, address, host, words });
    await enqueue(tx, compareFileJob, { fileId });
    return ok({ fileId });
  });
}
