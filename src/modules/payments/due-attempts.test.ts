import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { ledgerViolations, NO_VIOLATIONS } from "../../../tests/ledger.ts";
import { createPendingOrder, orderStatus, readAttempt } from "../../../tests/pending-order.ts";
import { attachSandbox } from "../../../tests/sandbox.ts";
import { bookDueFees } from "./book-fee.ts";
import { cancelOrder } from "./cancel-order.ts";
import { emailDueCodes } from "./email-pix-code.ts";
import { pollAttempts } from "./poll-attempts.ts";
import { settleAttempt } from "./settle-attempt.ts";
import { startPayment } from "./start-payment.ts";

const sandbox = attachSandbox();
const count = async (query: ReturnType<typeof sql>) => (await db.execute<{ n: number }>(query)).rows[0]?.n;

// What other tests left is not due.
beforeEach(() => db.execute(sql`update payment_attempts set next_poll_at = null, code_email_at = null, fee_at = null`));

const issue = async () => {
  const made = await createPendingOrder(sandbox, [2_000]);
  await startPayment(made.attemptId);
  return { ...made, chargeId: (await readAttempt(made.attemptId)).providerChargeId ?? "" };
};
const isDue = (column: "next_poll_at" | "code_email_at" | "fee_at", attemptId: string) =>
  db.execute(sql`update payment_attempts set ${sql.identifier(column)} = now() where id = ${attemptId}`);

describe("an attempt whose process ended before sending it", () => {
  it("is started by the poller after five seconds, once, whoever polls at once", async () => {
    const { attemptId } = await createPendingOrder(sandbox, [2_000]);
    await pollAttempts();
    expect((await readAttempt(attemptId)).status).toBe("criada");
    await isDue("next_poll_at", attemptId);
    await Promise.all([pollAttempts(), pollAttempts(), startPayment(attemptId), pollAttempts()]);
    expect((await readAttempt(attemptId)).status).toBe("pendente");
    expect((await sandbox.charges()).filter(({ code }) => code === attemptId)).toHaveLength(1);
  });

  it("is started although another one, taken before it, cannot be", async () => {
    const [broken, good] = [await createPendingOrder(sandbox, [2_000]), await createPendingOrder(sandbox, [2_000])];
    await db.execute(
      sql`update payment_attempts set split = '7', next_poll_at = now() - interval '1 minute' where id = ${broken.attemptId}`,
    );
    await isDue("next_poll_at", good.attemptId);
    await pollAttempts().catch(() => undefined);
    expect((await readAttempt(good.attemptId)).status).toBe("pendente");
  });
});

describe("the e-mail with the code", () => {
  const invitations = (attemptId: string) =>
    count(sql`select count(*)::int n from outbox_emails where kind = 'pedido.pix' and ref = ${attemptId}`);

  it("is due a minute after the code, and written once by two workers at once", async () => {
    const { attemptId } = await issue();
    const wait = sql`select extract(epoch from code_email_at - now())::int n from payment_attempts where id = ${attemptId}`;
    expect(await count(wait)).toBeGreaterThan(50);
    await emailDueCodes();
    expect(await invitations(attemptId)).toBe(0);
    await isDue("code_email_at", attemptId);
    await Promise.all([emailDueCodes(), emailDueCodes(), emailDueCodes()]);
    expect(await invitations(attemptId)).toBe(1);
    expect((await readAttempt(attemptId)).codeEmailAt).toBeNull();
  });

  it("is no longer due when the code was paid, and is not written when the order was cancelled", async () => {
    const [bought, given] = [await issue(), await issue()];
    await sandbox.outcome(bought.chargeId, "pay");
    await settleAttempt(bought.attemptId);
    expect((await readAttempt(bought.attemptId)).codeEmailAt).toBeNull();
    await cancelOrder(given.buyer.id, given.orderId);
    await isDue("code_email_at", given.attemptId);
    await emailDueCodes();
    expect([await invitations(bought.attemptId), await invitations(given.attemptId)]).toEqual([0, 0]);
  });

  it("that fails is still due, and holds back none of those beside it", async () => {
    const [broken, good] = [await issue(), await issue()];
    await db.execute(sql`update payment_attempts set pix_code = 'quebra' where id = ${broken.attemptId}`);
    await db.execute(sql`alter table outbox_emails add constraint refused check (payload->>'pixCode' is distinct from 'quebra')`);
    await isDue("code_email_at", broken.attemptId);
    await isDue("code_email_at", good.attemptId);
    await expect(emailDueCodes()).rejects.toThrow();
    expect([await invitations(broken.attemptId), await invitations(good.attemptId)]).toEqual([0, 1]);
    await db.execute(sql`alter table outbox_emails drop constraint refused`);
    await emailDueCodes();
    expect(await invitations(broken.attemptId)).toBe(1);
  });
});

describe("the provider's fee of a paid charge", () => {
  const fees = (chargeId: string) =>
    count(sql`select count(*)::int n from ledger_journals where kind = 'charge.fee' and ref = ${chargeId}`);

  it("is booked once by two workers at once, and then nobody looks for it", async () => {
    const { orderId, attemptId, chargeId } = await issue();
    expect((await readAttempt(attemptId)).feeAt).toBeNull();
    await sandbox.outcome(chargeId, "pay");
    await settleAttempt(attemptId);
    expect(await orderStatus(orderId)).toBe("pago");
    await isDue("fee_at", attemptId);
    await Promise.all([bookDueFees(), bookDueFees()]);
    expect([await fees(chargeId), (await readAttempt(attemptId)).feeAt]).toEqual([1, null]);
    await bookDueFees();
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });

  it("that the provider does not tell yet is due again later, and in the end left to the reconciliation", async () => {
    const { attemptId, chargeId } = await issue();
    await sandbox.outcome(chargeId, "pay");
    await settleAttempt(attemptId);
    await sandbox.fault("500", 60, "/payables");
    await isDue("fee_at", attemptId);
    await bookDueFees();
    const later = await readAttempt(attemptId);
    expect([await fees(chargeId), later.feeTries]).toEqual([0, 1]);
    expect(later.feeAt?.getTime()).toBeGreaterThan(Date.now());
    await db.execute(sql`update payment_attempts set fee_tries = 20, fee_at = now() where id = ${attemptId}`);
    await bookDueFees();
    expect((await readAttempt(attemptId)).feeAt).toBeNull();
    await sandbox.faultsOver();
    await db.execute(sql`update payment_attempts set fee_tries = 1, fee_at = now() where id = ${attemptId}`);
    await expect
      .poll(
        async () => {
          await isDue("fee_at", attemptId);
          await bookDueFees();
          return fees(chargeId);
        },
        { timeout: 40_000, interval: 500 },
      )
      .toBe(1);
  });
});
