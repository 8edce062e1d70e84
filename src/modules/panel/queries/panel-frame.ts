import { eq, sql } from "drizzle-orm";
import { needsProof, type RecipientStatus } from "#modules/payments/recipients/rules.ts";
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
      kycStatus: recipients.kycStatus,
      kycReason: recipients.kycReason,
    })
    .from(stores)
    .leftJoin(recipients, eq(recipients.storeId, stores.id))
    .where(eq(stores.id, storeId));
  if (!store) return { name, email, adminRoles, store: null };
  const { status, kycStatus, kycReason, ...shown } = store;
  const isProofMissing = needsProof(shown.recipient, { kycStatus, kycReason });
  return { name, email, adminRoles, store: { ...shown, needsProof: isProofMissing, isOpen: status === "aprovada" } };
}
