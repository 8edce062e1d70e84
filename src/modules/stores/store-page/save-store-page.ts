import { sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { storeFaces } from "../tables.ts";
import type { FaceForm } from "./store-page.ts";
import { lockFace } from "./lock-store-page.ts";
import { ownsPictures } from "./queries.ts";
import { mayChangeFace } from "./rules.ts";
import type { SaveFaceRefusal } from "./schema.ts";

type Input = { revision: number; form: FaceForm };

/**
 * Keeps what the author is making of the store's page, unseen by visitors. `revision` is the one it was written over: another since
 * then is a conflict. Answers the new one.
 */
export function saveFace(
  viewer: AuthorViewer,
  { revision, form }: Input,
): Promise<Outcome<{ revision: number }, SaveFaceRefusal>> {
  return transact(async (tx): Promise<Outcome<{ revision: number }, SaveFaceRefusal>> => {
    if (!mayChangeFace(viewer.storeStatus)) return refuse("closed");
    const face = await lockFace(tx, viewer.storeId);
    if (face.revision !== revision) return refuse("conflict");
    const pictures = [form.portraitId, form.bannerId].filter((id) => id !== null);
    if (!(await ownsPictures(tx, viewer.storeId, pictures))) return refuse("not_found");
    await tx
      .update(storeFaces)
      .set({ draft: form, revision: revision + 1, savedAt: sql`now()` })
      .where(sql`${storeFaces.storeId} = ${viewer.storeId}`);
    return ok({ revision: revision + 1 });
  });
}

/** Forgets what was being made: the page stays as visitors see it. Answers the new revision. */
export function discardFace(viewer: AuthorViewer): Promise<Outcome<{ revision: number }>> {
  return transact(async (tx) => {
    const face = await lockFace(tx, viewer.storeId);
    const revision = face.revision + 1;
    await tx
      .update(storeFaces)
      .set({ draft: null, revision, savedAt: null })
      .where(sql`${storeFaces.storeId} = ${viewer.storeId}`);
    return ok({ revision });
  });
}
