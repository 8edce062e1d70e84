import { and, eq } from "drizzle-orm";
import { newId } from "#kit/id.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { enqueueEmail } from "#platform/outbox.ts";
import type { Viewer } from "#platform/session.ts";
import { announceSecurity } from "../security-news/announce-security.ts";
import { requireStepUp } from "../step-up.ts";
import { passkeyRemovedEmail } from "./schema.ts";
import { passkeys } from "./tables.ts";

/** Forgets one of the person's passkeys, and tells them: it opens the account no more. Another's, or gone, is `unknown_passkey`. */
export async function removePasskey(
  viewer: Viewer,
  { passkeyId }: { passkeyId: string },
): Promise<Outcome<void, "step_up_needed" | "unknown_passkey">> {
  return transact(async (tx) => {
    const stepUp = await requireStepUp(tx, viewer);
    if (!stepUp.ok) return stepUp;
    const { userId, name, email } = viewer;
    const [gone] = await tx
      .delete(passkeys)
      .where(and(eq(passkeys.id, passkeyId), eq(passkeys.userId, userId)))
      .returning({ passkey: passkeys.name });
    if (!gone) return refuse("unknown_passkey");
    await announceSecurity(tx, userId, "chave_apagada");
    await enqueueEmail(tx, passkeyRemovedEmail, { ref: newId(), to: email, payload: { name, passkey: gone.passkey } });
    return ok();
  });
}
