import { and, eq, exists, isNull, sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { productFiles, products } from "../../tables.ts";
import { productLinks } from "../tables.ts";

export type AskCheckReason = "not_found" | "checked_just_now";

const REST_MS = 60_000;

/** Has a link of one's own product asked now whether it opens, by the next run; once a minute. */
export function askCheck(
  viewer: Pick<AuthorViewer, "storeId">,
  { productId, fileId }: { productId: number; fileId: string },
): Promise<Outcome<void, AskCheckReason>> {
  return transact(async (tx): Promise<Outcome<void, AskCheckReason>> => {
    const ofStore = tx
      .select({ id: productFiles.id })
      .from(productFiles)
      .innerJoin(products, eq(products.id, productFiles.productId))
      .where(
        and(
          eq(productFiles.id, productLinks.fileId),
          eq(products.id, productId),
          eq(products.storeId, viewer.storeId),
          isNull(productFiles.removedAt),
        ),
      );
    const [link] = await tx
      .select({
        isFresh: sql<boolean>`coalesce(${productLinks.checkedAt} > now() - make_interval(secs => ${REST_MS / 1000}), false)`,
      })
      .from(productLinks)
      .where(and(eq(productLinks.fileId, fileId), exists(ofStore)))
      .for("update");
    if (!link) return refuse("not_found");
    if (link.isFresh) return refuse("checked_just_now");
    await tx
      .update(productLinks)
      .set({ checkAt: sql`least(${productLinks.checkAt}, now())` })
      .where(eq(productLinks.fileId, fileId));
    return ok();
  });
}
