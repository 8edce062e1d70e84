import { sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { storePages } from "../tables.ts";
import type { StorePageForm } from "./rules/store-page.ts";
import { lockStorePage } from "./lock-store-page.ts";
import { ownsPictures } from "./queries.ts";
import { mayChangeStorePage } from "./rules/names.ts";
import type { SaveStorePageRefusal } from "./schema.ts";

type Input = { revision: number; form: StorePageForm };

/**
 * Keeps what the author is making of the store's page, unseen by visitors. `revision` is the one it was written over: another since
 * then is a conflict. Answers the new one.
 */
export function saveStorePage(
  viewer: AuthorViewer,
  { revision, form }: Input,
): Promise<Outcome<{ revision: number }, SaveStorePageRefusal>> {
  return transact(async (tx): Promise<Outcome<{ revision: number }, SaveStorePageRefusal>> => {
    if (!mayChangeStorePage(viewer.storeStatus)) return refuse("closed");
    const storePage = await lockStorePage(tx, viewer.storeId);
    if (storePage.revision !== revision) return refuse("conflict");
    const pictures = [form.portraitId, form.bannerId].filter((id) => id !== null);
    if (!(await ownsPictures(tx, viewer.storeId, pictures))) return refuse("not_found");
    await tx
      .update(storePages)
      .set({ draft: form, revision: revision + 1, savedAt: sql`now()` })
      .where(sql`${storePages.storeId} = ${viewer.storeId}`);
    return ok({ revision: revision + 1 });
  });
}

/** Forgets what was being made: the page stays as visitors see it. Answers the new revision. */
export function discardStorePage(viewer: AuthorViewer): Promise<Outcome<{ revision: number }>> {
  return transact(async (tx) => {
    const storePage = await lockStorePage(tx, viewer.storeId);
    const revision = storePage.revision + 1;
    await tx
      .update(storePages)
      .set({ draft: null, revision, savedAt: null })
      .where(sql`${storePages.storeId} = ${viewer.storeId}`);
    return ok({ revision });
  });
}
