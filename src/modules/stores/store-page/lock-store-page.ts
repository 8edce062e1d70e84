import { eq } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { storePages } from "../tables.ts";
import { DEFAULT_SECTIONS, type StorePageForm } from "./rules/store-page.ts";

/** The store page of a store, made now if need be (revision 0); held until `tx` ends. */
export async function lockStorePage(tx: Tx, storeId: number): Promise<{ revision: number; draft: StorePageForm | null }> {
  await tx.insert(storePages).values({ storeId, revision: 0, sections: DEFAULT_SECTIONS }).onConflictDoNothing();
  const [storePage] = await tx
    .select({ revision: storePages.revision, draft: storePages.draft })
    .from(storePages)
    .where(eq(storePages.storeId, storeId))
    .for("update");
  if (!storePage) throw new Error("the store page was not made");
  return storePage;
}
