import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { ADDRESS, APPROVED, byCard, byNewCard, tokenOf } from "../../../../tests/card.ts";
import {
  CONFIRMED,
  CONFIRMED_NO_FUNDS,
  confirmAtBank,
  confirming,
  newestAttempt,
  PRICE,
  timeIsOver,
} from "../../../../tests/card-authentication.ts";
import { attemptsOf, buy, orderOf, placed, sellable } from "../../../../tests/card-checkout.ts";
import { createProduct, createUser } from "../../../../tests/factories.ts";
import { ledgerViolations, NO_VIOLATIONS } from "../../../../tests/ledger.ts";
import { attachSandbox } from "../../../../tests/sandbox.ts";
import { products } from "../../catalog/tables.ts";
import { expireOrders } from "../../orders/expire-orders.ts";
import { payOrder } from "../pay-order.ts";
import { settleAttempt } from "../settle-attempt.ts";
import { endStuckCards } from "./end-stuck-cards.ts";
import { saveCard } from "./save-card.ts";

const sandbox = attachSandbox();
const { bought, at, atBank, asked } = confirming(sandbox);

beforeEach(() => confirmAtBank());

describe("a card whose buyer confirms at their bank", () => {
  it("waits for them at the bank's page, tells nobody that the bank is thinking, and is paid once they confirm", async () => {
    const { buyer, orderId } = await bought();
    const { id, providerChargeId, authenticateBy } = await newestAttempt(orderId);
    const url = `http://127.0.0.1:${process.env.SANDBOX_PORT}/banco/${providerChargeId}`;
    expect(await at(buyer, orderId)).toMatchObject({
      stage: "confirmar",
      canRetry: true,
      confirmation: { url, until: authenticateBy },
    });
    expect((await orderOf(orderId))?.status).toBe("aguardando_pagamento");
    const { rows } = await db.execute(sql`select kind from outbox_emails where recipient = ${buyer.email}`);
    expect(rows).toEqual([]);
    await settleAttempt(id);
    expect((await newestAttempt(orderId)).status).toBe("autenticando");
    await atBank(orderId, "confirm");
    expect((await orderOf(orderId))?.status).toBe("pago");
    expect(await at(buyer, orderId)).toMatchObject({ stage: "pago", confirmation: null });
    expect(await newestAttempt(orderId)).toMatchObject({ status: "paga", authenticationUrl: null });
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });

  it("is not asked of anybody while the setting is off: the provider is sent what it always was", async () => {
    await confirmAtBank({ isOn: false });
    const { orderId } = await bought();
    expect(await attemptsOf(orderId)).toMatchObject([{ status: "paga", needsAuthentication: false, authenticateBy: null }]);
    expect(await asked(orderId)).toMatchObject([{ status: "paid" }]);
  });

  it("whose bank asks nothing is paid at once", async () => {
    const { orderId } = await bought(APPROVED);
    expect(await attemptsOf(orderId)).toMatchObject([{ status: "paga", needsAuthentication: true }]);
  });

  it("comes back to the order's own page", async () => {
    const { orderId } = await bought();
    const [charge] = await asked(orderId);
    expect(charge?.confirm_return_url).toMatch(new RegExp(`/finalizar-pedido\\?pedido=${orderId}$`));
  });

  it("kept before is asked for in the same way", async () => {
    const buyer = await createUser({ document: "52998224725" });
    const saved = await saveCard(buyer.id, { cardToken: await tokenOf({ number: CONFIRMED }), billingAddress: ADDRESS });
    const product = await sellable(sandbox, PRICE);
    const cardId = saved.ok ? saved.value.cardId : "";
    const { orderId } = placed(await buy(buyer, [product], byCard(PRICE, { cardId, billingAddress: undefined })));
    expect((await at(buyer, orderId))?.stage).toBe("confirmar");
    await atBank(orderId, "confirm");
    expect((await orderOf(orderId))?.status).toBe("pago");
  });

  it("by value and first purchase: only what the rule names", async () => {
    await confirmAtBank({ fromCents: PRICE + 1, firstFromCents: PRICE });
    const buyer = await createUser();
    const product = await sellable(sandbox, PRICE);
    const first = placed(await buy(buyer, [product], await byNewCard(PRICE, CONFIRMED)));
    expect((await at(buyer, first.orderId))?.stage).toBe("confirmar");
    await atBank(first.orderId, "confirm");
    const [sold] = await db.select().from(products).where(eq(products.id, product.id));
    const other = await createProduct(sold?.storeId ?? 0, { priceCents: PRICE });
    const second = placed(await buy(buyer, [other], await byNewCard(PRICE, CONFIRMED)));
    expect((await at(buyer, second.orderId))?.stage).toBe("pago");
  });
});

describe("the bank says no, or nobody confirms", () => {
  it("not recognised as its owner: it is said so, and Pix is one step away", async () => {
    const { buyer, orderId } = await bought();
    await atBank(orderId, "refuse-confirmation");
    expect(await at(buyer, orderId)).toMatchObject({ stage: "recusado", refusal: "confirmacao", canRetry: true });
    expect(await payOrder(buyer.id, orderId, { method: "pix" })).toEqual({ ok: true });
  });

  it("confirmed and without balance: it is the card's own refusal", async () => {
    const { buyer, orderId } = await bought(CONFIRMED_NO_FUNDS);
    await atBank(orderId, "confirm");
    expect(await at(buyer, orderId)).toMatchObject({ stage: "recusado", refusal: "saldo" });
  });

  it("the bank's own time ends first: it is never called a refusal, nor does it count as one", async () => {
    const { buyer, orderId } = await bought();
    await atBank(orderId, "expire");
    expect(await at(buyer, orderId)).toMatchObject({ stage: "recusado", refusal: "nao_confirmado", canRetry: true });
    expect((await newestAttempt(orderId)).status).toBe("expirada");
  });

  it("our time ends: the charge is ended at the provider, and the same order is paid by another try", async () => {
    const { buyer, orderId } = await bought();
    await endStuckCards();
    expect((await newestAttempt(orderId)).status).toBe("autenticando");
    await timeIsOver(orderId);
    await endStuckCards();
    expect(await at(buyer, orderId)).toMatchObject({ stage: "recusado", refusal: "nao_confirmado", canRetry: true });
    expect(await asked(orderId)).toMatchObject([{ status: "canceled" }]);
    expect(await payOrder(buyer.id, orderId, await byNewCard(PRICE, CONFIRMED))).toEqual({ ok: true });
    await atBank(orderId, "confirm");
    expect((await orderOf(orderId))?.status).toBe("pago");
  });

  it("four cards that nobody confirmed close no door to a fifth: only refusals do", async () => {
    const buyer = await createUser();
    for (let tries = 0; tries < 4; tries++) {
      const { orderId } = await bought(CONFIRMED, buyer);
      await atBank(orderId, "expire");
    }
    await bought(CONFIRMED, buyer);
    const product = await sellable(sandbox, PRICE);
    expect(await buy(buyer, [product], await byNewCard(PRICE, CONFIRMED))).toMatchObject({ reason: "card_limited" });
  });

  it("the order waits as long as the confirmation, and no longer", async () => {
    const { orderId } = await bought();
    await db.execute(sql`update orders set expires_at = now() - interval '1 minute' where id = ${orderId}`);
    await expireOrders();
    expect((await orderOf(orderId))?.status).toBe("aguardando_pagamento");
    await atBank(orderId, "expire");
    await expireOrders();
    expect((await orderOf(orderId))?.status).toBe("expirado");
  });
});
