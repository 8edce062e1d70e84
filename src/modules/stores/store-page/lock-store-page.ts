import { eq } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { storeFaces } from "../tables.ts";
import { DEFAULT_SECTIONS, type FaceForm } from "./store-page.ts";

/** The face of a store, made now if need be (revision 0); held until `tx` ends. */
export async function lockFace(tx: Tx, storeId: number): Promise<{ revision: number; draft: FaceForm | null }> {
  await tx.insert(storeFaces).values({ storeId, revision: 0, sections: DEFAULT_SECTIONS }).onConflictDoNothing();
  const [face] = await tx
    .select({ revision: storeFaces.revision, draft: storeFaces.draft })
    .from(storeFaces)
    .where(eq(storeFaces.storeId, storeId))
    .for("update");
  if (!face) throw new Error("the face was not made");
  return face;
}
