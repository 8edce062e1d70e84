import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { enqueueEmail } from "#platform/outbox.ts";
import { unseal } from "#platform/seal.ts";
import { col, readRows } from "#platform/read.ts";
import { newId } from "#kit/id.ts";
import { recoveryUsedEmail } from "../schema.ts";
import { dropReset } from "./reset/drop-reset.ts";
import { announceSecurity } from "../security-news/announce-security.ts";
import { users } from "../tables.ts";
import { countRecoveryCodes, spendRecoveryCode } from "./recovery-codes.ts";
import { secondSteps } from "./tables.ts";
import { stepOfCode } from "./totp.ts";

export const SECRET_PURPOSE = "second-step";

/** Codes of the app are six digits; anything else was kept on paper. */
export const isRecoveryCode = (code: string): boolean => !/^\d{6}$/.test(code);

/**
 * Whether the code is the app's of now (database time) or an unused recovery code of a person whose second step is on; then
 * it is spent: no code works twice, not even inside its 30 seconds. The owner is told of each recovery code used. Who uses it has not
 * lost it: an announced reset is dropped.
 */
export async function spendSecondStep(tx: Tx, userId: string, code: string): Promise<boolean> {
  const [saved] = await tx
    .select({ sealedSecret: secondSteps.sealedSecret, lastUsedStep: secondSteps.lastUsedStep })
    .from(secondSteps)
    .where(and(eq(secondSteps.userId, userId), isNotNull(secondSteps.enabledAt)))
    .for("update");
  if (!saved) return false;
  const isPaper = isRecoveryCode(code);
  const isSpent = isPaper ? await spendRecoveryCode(tx, userId, code) : await spendAppCode(tx, userId, saved, code);
  if (!isSpent) return false;
  if (isPaper) await notifyOwner(tx, userId);
  await dropReset(tx, userId);
  return true;
}

/** The same for a secret still being set up, which `spendSecondStep` does not take. */
export async function spendAppCode(
  tx: Tx,
  userId: string,
  saved: { sealedSecret: string; lastUsedStep: number },
  code: string,
): Promise<boolean> {
  const rows = await readRows(
    tx,
    { seconds: col.real`extract(epoch from clock_timestamp())::float8` },
    (row) => sql`select ${row}`,
  );
  const secret = unseal(saved.sealedSecret, SECRET_PURPOSE);
  const step = secret && stepOfCode(secret, code, rows[0]?.seconds ?? 0);
  if (!step || step <= saved.lastUsedStep) return false;
  await tx.update(secondSteps).set({ lastUsedStep: step }).where(eq(secondSteps.userId, userId));
  return true;
}

async function notifyOwner(tx: Tx, userId: string): Promise<void> {
  const [owner] = await tx.select({ name: users.name, email: users.email }).from(users).where(eq(users.id, userId));
  if (!owner) return;
  const left = await countRecoveryCodes(tx, userId);
  await announceSecurity(tx, userId, "codigo_usado");
  await enqueueEmail(tx, recoveryUsedEmail, { ref: newId(), to: owner.email, payload: { name: owner.name, left } });
}
