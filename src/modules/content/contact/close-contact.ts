import { and, eq, ne, sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { audit } from "#platform/audit.ts";
import { transact } from "#platform/db.ts";
import { contactMessages } from "../tables.ts";
import type { CloseRefusal } from "./schema.ts";

/** An admin answered by e-mail: the message waits no more, and who answered stays written. */
export function closeContact(adminId: string, contactId: string): Promise<Outcome<void, CloseRefusal>> {
  return transact(async (tx): Promise<Outcome<void, CloseRefusal>> => {
    const [closed] = await tx
      .update(contactMessages)
      .set({ status: "respondida", answeredAt: sql`now()` })
      .where(and(eq(contactMessages.id, contactId), ne(contactMessages.status, "respondida")))
      .returning({ id: contactMessages.id });
    if (!closed) {
      const [one] = await tx.select({ id: contactMessages.id }).from(contactMessages).where(eq(contactMessages.id, contactId));
      return refuse(one ? "already_done" : "not_found");
    }
    await audit(tx, { adminId, action: "responder-contato", target: { kind: "contato", id: contactId }, reason: "respondida" });
    return ok();
  });
}
