import { and, eq, isNull } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import type { Tx } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import { createAccount } from "./create-account.ts";
import { noteSecurity } from "./security-log.ts";
import { users } from "./tables.ts";

/** `document` is the stored form: 11 digits or 14 characters. */
export type Buyer = { viewer: Viewer | null; name: string; email: string; document: string | null; ip: string };

/**
 * Who is buying. Signed in: that account, whatever e-mail was typed, keeping the document if it had none. An e-mail nobody
 * has opens an account without password, its mailbox unproven. One somebody has refuses `code_needed`: enter by code first.
 */
export async function identifyBuyer(tx: Tx, buyer: Buyer): Promise<Outcome<{ userId: string; isNew: boolean }, "code_needed">> {
  if (buyer.viewer) {
    const { userId } = buyer.viewer;
    if (buyer.document) await saveDocument(tx, userId, buyer.document);
    return ok({ userId, isNew: false });
  }
  const { name, email, document } = buyer;
  const userId = await createAccount(tx, { name, email, document, emailVerified: false });
  if (!userId) return refuse("code_needed");
  noteSecurity("guest account opened", buyer.ip);
  return ok({ userId, isNew: true });
}

async function saveDocument(tx: Tx, userId: string, document: string): Promise<void> {
  await tx
    .update(users)
    .set({ document, updatedAt: new Date() })
    .where(and(eq(users.id, userId), isNull(users.document)));
}
