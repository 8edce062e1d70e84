import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { audit } from "#platform/audit.ts";
import { transact } from "#platform/db.ts";
import { findContactWords } from "./queries.ts";
import type { ContactWords } from "./schema.ts";

/** Shows an admin what somebody wrote and whom to answer; the reading is written down first (INV-37). */
export function readContactWords(adminId: string, contactId: string): Promise<Outcome<ContactWords, "not_found">> {
  return transact(async (tx): Promise<Outcome<ContactWords, "not_found">> => {
    const words = await findContactWords(tx, contactId);
    if (!words) return refuse("not_found");
    await audit(tx, { adminId, action: "ler-contato", target: { kind: "contato", id: contactId }, reason: "responder" });
    return ok(words);
  });
}
