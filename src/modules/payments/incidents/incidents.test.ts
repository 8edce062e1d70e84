import { eq, sql } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { byNewCard } from "../../../../tests/card.ts";
import { createUser } from "../../../../tests/factories.ts";
import { createPendingOrder, orderStatus, readAttempt } from "../../../../tests/pending-order.ts";
import { attachSandbox } from "../../../../tests/sandbox.ts";
import { users } from "../../accounts/tables.ts";
import { whyNoCard } from "../cards/card-limits.ts";
import { saveCard } from "../cards/save-card.ts";
import { payOrder } from "../pay-order.ts";
import { resumePayments } from "../resume-payments.ts";
import { OUR_FAULT } from "../seen-charge.ts";
import { settleAttempt } from "../settle-attempt.ts";
import { startPayment } from "../start-payment.ts";
import { paymentAttempts } from "../tables/attempts.ts";
import { providerIncidents } from "../tables/incidents.ts";
import { endIncident, reportIncident } from "./report-incident.ts";

const sandbox = attachSandbox();

afterEach(async () => {
  await db.delete(providerIncidents);
});

const attemptsOf = (orderId: string) =>
  db.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, orderId)).orderBy(paymentAttempts.createdAt);
const openIncidents = () =>
  db
    .select()
    .from(providerIncidents)
    .where(sql`ended_at is null`);
const notificationsOf = async (userId: string) => {
  const { rows } = await db.execute<{ bells: number; emailMessages: number }>(sql`
    select (select count(*)::int from notifications where user_id = ${userId} and event = 'operacao.provedor') as bells,
      (select count(*)::int from outbox_emails where kind = 'operacao.provedor'
        and recipient = (select email from users where id = ${userId})) as "emailMessages"`);
  return rows[0];
};

async function operator() {
  const admin = await createUser();
  await db
    .update(users)
    .set({ roles: ["admin"] })
    .where(eq(users.id, admin.id));
  return admin;
}

/** Every way in which the provider refuses our own account, and what is told of it. */
const FAULTS = [
  ["a wrong key", { key_allowed: false }, "key"],
  ["an address that is not listed", { origin_allowed: false }, "origin"],
  ["no agreement to split", { split_enabled: false }, "feature"],
  ["no environment for payments, told with 200", { environment_configured: false }, "feature"],
] as const;

describe("when the provider refuses our own account", () => {
  it.each(FAULTS)("by %s, a Pix waits, charges nobody, and goes out by itself afterwards", async (_, manner, cause) => {
    const { orderId, attemptId } = await createPendingOrder(sandbox, [3_000]);
    await sandbox.manner(manner);
    await startPayment(attemptId);
    expect(await readAttempt(attemptId)).toMatchObject({ status: "nao_existe", refusal: OUR_FAULT, resumeAt: expect.any(Date) });
    expect(await orderStatus(orderId)).toBe("aguardando_pagamento");
    expect(await openIncidents()).toMatchObject([{ area: "pagamentos", cause }]);

    await sandbox.manner({ key_allowed: true, origin_allowed: true, split_enabled: true, environment_configured: true });
    await resumePayments();
    expect(await attemptsOf(orderId)).toHaveLength(1);
    await db
      .update(paymentAttempts)
      .set({ resumeAt: sql`now()` })
      .where(eq(paymentAttempts.id, attemptId));
    await resumePayments();
    expect((await attemptsOf(orderId)).map(({ status }) => status)).toEqual(["nao_existe", "pendente"]);
    expect(await readAttempt(attemptId)).toMatchObject({ resumeAt: null });
    expect(await openIncidents()).toEqual([]);
  });

  it.each(FAULTS)("by %s, a card ends at once, counts against nobody and is not charged later", async (_, manner) => {
    const { orderId, buyer, attemptId } = await createPendingOrder(sandbox, [3_000]);
    await db.update(paymentAttempts).set({ status: "nao_existe" }).where(eq(paymentAttempts.id, attemptId));
    for (let tries = 0; tries < 6; tries++) {
      const input = await byNewCard(3_000);
      await sandbox.manner(manner);
      expect(await payOrder(buyer.id, orderId, input)).toEqual({ ok: true });
      expect((await attemptsOf(orderId)).at(-1)).toMatchObject({ status: "nao_existe", refusal: OUR_FAULT, resumeAt: null });
      await sandbox.manner({ key_allowed: true, origin_allowed: true, split_enabled: true, environment_configured: true });
    }
    expect(await db.transaction((tx) => whyNoCard(tx as never, buyer.id))).toBeNull();
    expect(await orderStatus(orderId)).toBe("aguardando_pagamento");
    await payOrder(buyer.id, orderId, await byNewCard(3_000));
    expect(await orderStatus(orderId)).toBe("pago");
  });

  it("tells every operator once, however many payments it stops, and nobody else", async () => {
    const [admin, other] = [await operator(), await createUser()];
    await sandbox.manner({ key_allowed: false });
    for (let times = 0; times < 4; times++) await startPayment((await createPendingOrder(sandbox, [3_000])).attemptId);
    await Promise.all(Array.from({ length: 8 }, () => reportIncident("pagamentos", { cause: "key", detail: "" })));
    expect(await notificationsOf(admin.id)).toEqual({ bells: 1, emailMessages: 1 });
    expect(await notificationsOf(other.id)).toEqual({ bells: 0, emailMessages: 0 });
    expect(await openIncidents()).toMatchObject([{ times: 12 }]);

    await endIncident("pagamentos");
    await reportIncident("pagamentos", { cause: "key", detail: "" });
    expect(await notificationsOf(admin.id)).toEqual({ bells: 1, emailMessages: 1 });
    expect(await openIncidents()).toHaveLength(1);

    await db.update(providerIncidents).set({ endedAt: sql`now() - interval '2 hours'` });
    await reportIncident("pagamentos", { cause: "key", detail: "" });
    expect(await notificationsOf(admin.id)).toEqual({ bells: 2, emailMessages: 2 });
  });

  it("knocks once at a closed door while many wait", async () => {
    // Those that the tests before left held would be knocked for instead.
    await db.execute(sql`update payment_attempts set resume_at = null where resume_at is not null`);
    const made = [];
    await sandbox.manner({ key_allowed: false });
    for (let times = 0; times < 3; times++) made.push(await createPendingOrder(sandbox, [3_000]));
    for (const { attemptId } of made) await startPayment(attemptId);
    await db.execute(sql`update payment_attempts set resume_at = now() where resume_at is not null`);
    await resumePayments();
    const counts = await Promise.all(made.map(async ({ orderId }) => (await attemptsOf(orderId)).length));
    expect(counts.toSorted((one, other) => one - other)).toEqual([1, 1, 2]);
  });

  it("does not say that the bank refused a card that was only to be kept", async () => {
    const buyer = await createUser();
    await db
      .update(users)
      .set({ document: "52998224725" } as never)
      .where(eq(users.id, buyer.id));
    const input = await byNewCard(3_000);
    await sandbox.manner({ key_allowed: false });
    const saved = await saveCard(buyer.id, { cardToken: input.cardToken ?? "", billingAddress: input.billingAddress });
    expect(saved).toMatchObject({ reason: "our_fault" });
  });
});

describe("an order of several charges", () => {
  it.each(["failed_first", "failed_last"])("is paid when one of them is (%s)", async (several_charges) => {
    const { orderId, buyer, attemptId } = await createPendingOrder(sandbox, [3_000]);
    await db.update(paymentAttempts).set({ status: "nao_existe" }).where(eq(paymentAttempts.id, attemptId));
    await sandbox.manner({ several_charges });
    await payOrder(buyer.id, orderId, await byNewCard(3_000));
    const paid = (await attemptsOf(orderId)).at(-1);
    expect(paid?.status).toBe("paga");
    expect(await orderStatus(orderId)).toBe("pago");
    await settleAttempt(paid?.id ?? "");
    expect((await attemptsOf(orderId)).at(-1)?.status).toBe("paga");
  });
});
