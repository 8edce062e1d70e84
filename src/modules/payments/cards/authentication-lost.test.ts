import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { APPROVED, byNewCard } from "../../../../tests/card.ts";
import { CONFIRMED, confirmAtBank, confirming, newestAttempt, PRICE, timeIsOver } from "../../../../tests/card-authentication.ts";
import { attemptsOf, buy, orderOf, placed, sellable } from "../../../../tests/card-checkout.ts";
import { createUser } from "../../../../tests/factories.ts";
import { ledgerViolations, NO_VIOLATIONS } from "../../../../tests/ledger.ts";
import { attachSandbox } from "../../../../tests/sandbox.ts";
import { cancelOrder } from "../cancel-order.ts";
import { payOrder } from "../pay-order.ts";
import { pollAttempts } from "../poll-attempts.ts";
import { settleAttempt } from "../settle-attempt.ts";
import { startPayment } from "../start-payment.ts";
import { providerIncidents } from "../tables/incidents.ts";
import { endStuckCards } from "./end-stuck-cards.ts";

const sandbox = attachSandbox();
const { bought, at, atBank, asked } = confirming(sandbox);

beforeEach(async () => {
  await db.delete(providerIncidents);
  await confirmAtBank();
});

describe("what is lost, doubled or late", () => {
  it("the answer of the creation is lost: it is looked for, never sent as another", async () => {
    const buyer = await createUser();
    const product = await sellable(sandbox, PRICE);
    const payment = await byNewCard(PRICE, CONFIRMED);
    await sandbox.fault("500-after-commit", 60, "/orders");
    const { orderId } = placed(await buy(buyer, [product], payment));
    expect((await newestAttempt(orderId)).status).toBe("desconhecida");
    await sandbox.faultsOver();
    await settleAttempt((await newestAttempt(orderId)).id);
    expect((await at(buyer, orderId))?.stage).toBe("confirmar");
    expect(await asked(orderId)).toHaveLength(1);
  });

  it("the outcome comes before the answer: paid is paid, whatever is read after it", async () => {
    const buyer = await createUser();
    const product = await sellable(sandbox, PRICE);
    const payment = await byNewCard(PRICE, CONFIRMED);
    await sandbox.fault("500-after-commit", 60, "/orders");
    const { orderId } = placed(await buy(buyer, [product], payment));
    await sandbox.faultsOver();
    const [charge] = await asked(orderId);
    await sandbox.outcome(charge?.id ?? "", "confirm");
    await settleAttempt((await newestAttempt(orderId)).id);
    expect((await orderOf(orderId))?.status).toBe("pago");
    expect((await newestAttempt(orderId)).authenticateBy).toBeNull();
  });

  it("pressed twice at once: one order, one attempt, one charge", async () => {
    const buyer = await createUser();
    const product = await sellable(sandbox, PRICE);
    const payments = [await byNewCard(PRICE, CONFIRMED), await byNewCard(PRICE, CONFIRMED)];
    const answers = await Promise.all(payments.map((payment) => buy(buyer, [product], payment)));
    const orders = new Set(answers.map((answer) => placed(answer).orderId));
    expect(orders.size).toBe(1);
    expect(await asked([...orders][0] ?? "")).toHaveLength(1);
  });

  it("another way to pay ends the confirmation at the provider before anything else is made", async () => {
    const { buyer, orderId } = await bought();
    expect(await payOrder(buyer.id, orderId, { method: "pix" })).toEqual({ ok: true });
    expect((await attemptsOf(orderId)).map((attempt) => attempt.status)).toEqual(["cancelada", "pendente"]);
    expect((await asked(orderId)).map((charge) => charge.status)).toEqual(["canceled", "pending"]);
  });

  it("confirmed a moment before another way is chosen: the order is paid, and nothing else is made", async () => {
    const { buyer, orderId } = await bought();
    await sandbox.outcome((await newestAttempt(orderId)).providerChargeId ?? "", "confirm");
    expect(await payOrder(buyer.id, orderId, { method: "pix" })).toMatchObject({ reason: "not_payable" });
    expect(await attemptsOf(orderId)).toHaveLength(1);
  });

  it("cancelling the order ends it too", async () => {
    const { buyer, orderId } = await bought();
    expect(await cancelOrder(buyer.id, orderId)).toEqual({ ok: true });
    expect(await asked(orderId)).toMatchObject([{ status: "canceled" }]);
  });

  it("the provider does not end it: it is given up, and money that comes late goes back when something else bought the order", async () => {
    const { buyer, orderId } = await bought();
    const late = await newestAttempt(orderId);
    await timeIsOver(orderId);
    await sandbox.call("POST", "/sandbox/faults", { kind: "500", seconds: 60, path: "/charges/", method: "DELETE" });
    await endStuckCards();
    await sandbox.faultsOver();
    expect(await at(buyer, orderId)).toMatchObject({ stage: "recusado", refusal: "nao_confirmado" });
    expect(await newestAttempt(orderId)).toMatchObject({ status: "nao_existe", authenticationUrl: null });
    expect(await payOrder(buyer.id, orderId, { method: "pix" })).toEqual({ ok: true });
    await atBank(orderId, "pay");
    await sandbox.outcome(late.providerChargeId ?? "", "confirm");
    await settleAttempt(late.id);
    const { rows } = await db.execute(sql`select cause from refunds where order_id = ${orderId}`);
    expect(rows).toEqual([{ cause: "duplicado" }]);
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });

  it("money that comes after the time is over buys what is still waiting to be paid", async () => {
    const { orderId } = await bought();
    await timeIsOver(orderId);
    await endStuckCards();
    await atBank(orderId, "pay", { force: true });
    expect((await orderOf(orderId))?.status).toBe("pago");
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });

  it("confirming while its time ends: one of the two happens, never both", async () => {
    for (let round = 0; round < 6; round++) {
      const { orderId } = await bought();
      const { providerChargeId } = await newestAttempt(orderId);
      await timeIsOver(orderId);
      await Promise.allSettled([endStuckCards(), sandbox.outcome(providerChargeId ?? "", "confirm"), endStuckCards()]);
      await settleAttempt((await newestAttempt(orderId)).id);
      const { status } = await newestAttempt(orderId);
      expect(["paga", "cancelada", "reembolsada"]).toContain(status);
      expect((await orderOf(orderId))?.status === "pago").toBe(status === "paga");
    }
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });
});

describe("an account that may not ask for it", () => {
  it("charges without it, and tells the operators once, however many buy", async () => {
    await sandbox.manner({ authentication_allowed: false });
    for (let times = 0; times < 3; times++) {
      const { orderId } = await bought();
      expect(await attemptsOf(orderId)).toMatchObject([
        { status: "nao_existe", needsAuthentication: true },
        { status: "paga", needsAuthentication: false },
      ]);
      expect((await orderOf(orderId))?.status).toBe("pago");
    }
    expect(await db.select().from(providerIncidents)).toMatchObject([
      { area: "autenticacao", cause: "authentication", times: 3 },
    ]);
    await sandbox.manner({ authentication_allowed: true });
    await bought(APPROVED);
    expect((await db.select().from(providerIncidents))[0]?.endedAt).not.toBeNull();
  });

  it("does so too where the provider takes the order and only its charge fails", async () => {
    await sandbox.manner({ authentication_allowed: false, authentication_fails_charge: true });
    const { buyer, orderId } = await bought();
    expect(await attemptsOf(orderId)).toMatchObject([
      { status: "nao_existe", needsAuthentication: true },
      { status: "paga", needsAuthentication: false },
    ]);
    expect((await orderOf(orderId))?.status).toBe("pago");
    expect((await at(buyer, orderId))?.stage).toBe("pago");
    expect(await db.select().from(providerIncidents)).toMatchObject([
      { area: "autenticacao", cause: "authentication", times: 1 },
    ]);
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });

  it("charges nothing where the administration wants none without it, and says that the fault is ours", async () => {
    await confirmAtBank({ isRequired: true });
    await sandbox.manner({ authentication_allowed: false });
    const { buyer, orderId } = await bought();
    expect(await attemptsOf(orderId)).toMatchObject([{ status: "nao_existe" }]);
    expect(await at(buyer, orderId)).toMatchObject({ stage: "recusado", isOurFault: true, canRetry: true });
    expect(await asked(orderId)).toEqual([]);
  });

  it("the process ends between the two: the poller sends the second, once", async () => {
    await sandbox.manner({ authentication_allowed: false });
    const { orderId } = await bought();
    const again = await newestAttempt(orderId);
    await db.execute(sql`update payment_attempts set next_poll_at = now() where id = ${again.id}`);
    await Promise.all([startPayment(again.id), pollAttempts(), pollAttempts()]);
    expect(await asked(orderId)).toHaveLength(1);
  });
});
