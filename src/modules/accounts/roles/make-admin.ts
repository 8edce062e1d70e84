import { eq, sql } from "drizzle-orm";
import { type AdminRole, OWNER } from "#kit/admin-roles.ts";
import { emailKey, type EmailRefusal, parseEmail } from "#kit/email.ts";
import { ok, type Outcome } from "#kit/outcome.ts";
import { audit } from "#platform/audit.ts";
import { transact } from "#platform/db.ts";
import { createAccount } from "../create-account.ts";
import { users } from "../tables.ts";

/** `wasAdmin`: it held the role before. */
export type MadeAdmin = { userId: string; isNew: boolean; wasAdmin: boolean };

/** "Maria Silva" of maria.silva@…: two owners are told apart before they write their names. */
const nameIn = (email: string): string =>
  (email.split("@")[0] ?? "")
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .map((word) => word.charAt(0).toLocaleUpperCase("pt-BR") + word.slice(1))
    .join(" ") || "Administração";

/**
 * Gives a role of the administration, the owner's unless told, to an account, from the machine's own command line: how the first administrator of a market comes to be.
 * Without an account of that e-mail one is opened, with no password: the person enters by a code sent to it.
 */
export async function makeAdmin(typed: {
  email: string;
  /** Of the account that is opened; without it, what the e-mail says before the @. */
  name?: string;
  role?: AdminRole;
}): Promise<Outcome<MadeAdmin, EmailRefusal>> {
  const { role = OWNER } = typed;
  const parsed = parseEmail(typed.email);
  if (!parsed.ok) return parsed;
  const email = emailKey(parsed.value);
  return transact(async (tx) => {
    const newId = await createAccount(tx, { email, name: typed.name ?? nameIn(email), emailVerified: false });
    const [user] = await tx.select().from(users).where(eq(users.email, email)).for("update");
    if (!user) throw new Error(`the account was neither opened nor found`);
    const wasAdmin = user.roles.includes(role);
    if (!wasAdmin) {
      await tx
        .update(users)
        .set({ roles: sql`array_append(roles, ${role})` })
        .where(eq(users.id, user.id));
      const target = { kind: "pessoa", id: user.id };
      await audit(tx, {
        adminId: user.id,
        action: "dar-papel",
        target,
        reason: "pela linha de comando do servidor",
        detail: { papel: role },
      });
    }
    return ok({ userId: user.id, isNew: newId !== null, wasAdmin });
  });
}
