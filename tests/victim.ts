import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { EVERY_TABLE } from "#modules/operations/privacy/inventory/every-table.ts";
import { findPerson } from "#modules/operations/privacy/queries/find-person.ts";
import { newId } from "#kit/id.ts";
import { db } from "#platform/db.ts";
import type { createKnownPerson } from "./known-person.ts";

type Victim = Awaited<ReturnType<typeof createKnownPerson>>;

/** Where the victim's own traces move by themselves: limits counted, and what nobody owns. */
const MOVES = new Set(["rate_limits", "shared_pages", "state_history"]);

/** The id of the first row of `table` that is hers. */
async function idOf(table: string, whose: ReturnType<typeof sql>): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from ${sql.identifier(table)} where ${whose} order by 1 limit 1`,
  );
  return String(rows[0]?.id ?? newId());
}

/** The victim's own ids, under the names that addresses and server functions give them. */
export async function idsOf(victim: Victim): Promise<Record<string, string>> {
  const { id: userId } = victim.user;
  const hers = sql`user_id = ${userId}`;
  const ofStore = sql`store_id = ${victim.store.id}`;
  return {
    userId,
    orderId: victim.order.id,
    saleId: victim.sale.id,
    storeId: String(victim.store.id),
    productId: String(victim.unsold.id),
    id: await idOf("product_files", sql`product_id = ${victim.unsold.id}`),
    entitlementId: await idOf("entitlements", hers),
    itemId: await idOf("order_items", sql`order_id = ${victim.sale.id}`),
    fileId: victim.bought.fileId,
    ownFileId: await idOf("product_files", sql`product_id = ${victim.unsold.id}`),
    attachmentId: await idOf("message_files", sql`uploader_id = ${userId}`),
    disputeId: await idOf("disputes", sql`id in (select dispute_id from dispute_evidence where ${ofStore})`),
    evidenceId: await idOf("dispute_evidence", ofStore),
    exportId: await idOf("personal_exports", hers),
    storeExportId: await idOf("store_takeouts", ofStore),
    withdrawalId: await idOf("withdrawals", ofStore),
    refundId: await idOf("refunds", sql`order_id = ${victim.order.id}`),
    couponId: await idOf("coupons", ofStore),
    promotionId: await idOf("promotions", ofStore),
    newsId: await idOf("store_news", ofStore),
    importId: await idOf("material_imports", ofStore),
    listId: await idOf("favourite_lists", hers),
    deviceId: await idOf("devices", hers),
    passkeyId: await idOf("passkeys", hers),
    sessionId: await idOf("sessions", hers),
    viewId: await idOf("saved_views", hers),
    addressId: await idOf("addresses", hers),
    cardId: await idOf("cards", hers),
    reviewId: await idOf("reviews", hers),
    questionId: await idOf("questions", sql`asker_id = ${userId}`),
    commentId: await idOf("post_comments", hers),
    noticeId: await idOf("notifications", hers),
    applicationId: await idOf("author_applications", hers),
    contactId: await idOf("contact_messages", hers),
    reportId: await idOf("reports", sql`reporter_id = ${userId}`),
    suspensionId: await idOf("account_suspensions", hers),
    appealId: await idOf("moderation_appeals", hers),
    strikeId: await idOf("store_strikes", ofStore),
    blockId: await idOf("purchase_blocks", sql`value = ${victim.user.email}`),
    infectedId: await idOf("infected_files", ofStore),
    emailId: await idOf("outbox_emails", sql`recipient = ${victim.user.email}`),
    page: "1",
    token: "x",
    kind: "pdf",
    slug: "material-da-quimera",
    key: "AAAA",
    mark: "aaaa.jpg",
    file: "x",
    folder: "wasm",
    place: "produto",
  };
}

/** A digest of every row the inventory knows to be about the victim, by table. */
export async function rowsOf(victim: Victim): Promise<Record<string, string>> {
  const person = await findPerson(db, victim.user.id);
  const digests: Record<string, string> = {};
  for (const [index, { table, whose }] of EVERY_TABLE.entries()) {
    if (MOVES.has(table)) continue;
    const { rows } = await db.execute<{ all: string | null }>(
      sql`select string_agg(t::text, '|' order by t::text) as all from ${sql.identifier(table)} t where ${whose(person)}`,
    );
    digests[`${table} ${index}`] = createHash("sha256")
      .update(rows[0]?.all ?? "")
      .digest("hex");
  }
  return digests;
}
