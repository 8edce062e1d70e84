import { eq, sql } from "drizzle-orm";
import type { RecipientStatus } from "#modules/payments/recipients/rules.ts";
import { recipients } from "#modules/payments/tables/recipients.ts";
import { stores } from "#modules/stores/tables.ts";
import { db } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import type { PanelFrame } from "../schema.ts";

/** The person and, when they have one, their store. */
export async function readPanelFrame(viewer: Viewer): Promise<PanelFrame> {
  const { name, email, storeId, adminRoles } = viewer;
  if (viewer.storeStatus === "rascunho") return { name, email, adminRoles, store: null, isPreparing: true };
  if (storeId === null) return { name, email, adminRoles, store: null };
  const [store] = await db
    .select({
      slug: stores.slug,
      name: stores.name,
      authorName: stores.authorName,
      paper: stores.paper,
      portraitId: stores.portraitKey,
      status: stores.status,
      recipient: sql<RecipientStatus>`coalesce(${recipients.status}, 'sem_cadastro')`,
      needsProof: sql<boolean>`coalesce(${recipients.kycReason} = 'additional_documents_required', false)`,
    })
    .from(stores)
    .leftJoin(recipients, eq(recipients.storeId, stores.id))
    .where(eq(stores.id, storeId));
  if (!store) return { name, email, adminRoles, store: null };
  const { status, ...shown } = store;
  return { name, email, adminRoles, store: { ...shown, isOpen: status === "aprovada" } };
}
