import { eq } from "drizzle-orm";
import { emailKey, type EmailRefusal, parseEmail } from "#kit/email.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { audit } from "#platform/audit.ts";
import { transact } from "#platform/db.ts";
import { endAllSessions } from "../../settings/end-sessions.ts";
import { users } from "../../tables.ts";
import { turnOffSecondStep } from "../turn-off.ts";

/**
 * Turns the second step of an account off now, from the machine's own command line: how an only owner who lost phone and codes gets in again.
 * Its sessions end, its owner is told by e-mail, withdrawals wait as always, and it is on record. Answers how many sessions ended.
 */
export async function resetAtOnce(
  typed: string,
): Promise<Outcome<{ email: string; ended: number }, EmailRefusal | "not_found" | "not_on">> {
  const parsed = parseEmail(typed);
  if (!parsed.ok) return parsed;
  const email = emailKey(parsed.value);
  return transact(async (tx): Promise<Outcome<{ email: string; ended: number }, "not_found" | "not_on">> => {
    const [person] = await tx
      .select({ userId: users.id, name: users.name, email: users.email })
      .from(users)
      .where(eq(users.email, email))
      .for("update");
    if (!person) return refuse("not_found");
    if (!(await turnOffSecondStep(tx, person))) return refuse("not_on");
    const ended = await endAllSessions(tx, person.userId);
    await audit(tx, {
      adminId: person.userId,
      action: "desligar-segundo-passo",
      target: { kind: "pessoa", id: person.userId },
      reason: "pela linha de comando do servidor",
      detail: { sessoes: ended },
    });
    return ok({ email, ended });
  });
}
