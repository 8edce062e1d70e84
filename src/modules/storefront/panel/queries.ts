import { eq } from "drizzle-orm";
import { stores } from "#modules/stores/tables.ts";
import { db } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import type { PanelFrame } from "./schema.ts";

/** The person and, when they have one, their store. */
export async function readPanelFrame(viewer: Viewer): Promise<PanelFrame> {
  const { name, email, storeId } = viewer;
  if (storeId === null) return { name, email, store: null };
  const [store] = await db
    .select({
      slug: stores.slug,
      name: stores.name,
      authorName: stores.authorName,
      paper: stores.paper,
      portraitId: stores.portraitKey,
      status: stores.status,
    })
    .from(stores)
    .where(eq(stores.id, storeId));
  if (!store) return { name, email, store: null };
  const { status, ...shown } = store;
  return { name, email, store: { ...shown, isOpen: status === "aprovada" } };
}
