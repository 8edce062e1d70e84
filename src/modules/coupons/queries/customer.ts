import { eq } from "drizzle-orm";
import { canonicalEmail } from "#kit/email.ts";
import { db } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import { users } from "../../accounts/tables.ts";
import { type Customer, NOBODY } from "./coupon-facts.ts";

/** What is known of who is looking, before they say more at checkout. */
export async function customerOf(viewer: Viewer | null): Promise<Customer> {
  if (!viewer) return NOBODY;
  const [user] = await db.select({ document: users.document }).from(users).where(eq(users.id, viewer.userId));
  return { userId: viewer.userId, emailKey: canonicalEmail(viewer.email), document: user?.document ?? null };
}
