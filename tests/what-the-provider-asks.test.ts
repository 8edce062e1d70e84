import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { saveAddress } from "#modules/accounts/addresses/save-address.ts";
import { findDefaultAddress } from "#modules/accounts/addresses/queries.ts";
import { readAddress } from "#modules/accounts/ui/read-address.ts";
import { ok } from "#kit/outcome.ts";
import { readBuyer } from "#modules/checkout/ui/read-buyer.ts";
import { placeOrderInput } from "#modules/checkout/schema.ts";
import { forgetBuyerIps } from "#modules/payments/forget-buyer-ips.ts";
import { payOrder } from "#modules/payments/pay-order.ts";
import { paymentAttempts } from "#modules/payments/tables/attempts.ts";
import { db, transact } from "#platform/db.ts";
import { ADDRESS, byNewCard } from "./card.ts";
import { attemptsOf } from "./card-checkout.ts";
import { buyWith, cpfOf } from "./coupons.ts";
import { createProduct, createStore, createUser } from "./factories.ts";
import { attachSandbox } from "./sandbox.ts";

const sandbox = attachSandbox();
const CPF = "52998224725";
const CNPJ = "11222333000181";
let person = 91_000;

async function ordered(payment?: Parameters<typeof buyWith>[4]) {
  const store = await createStore();
  await sandbox.recipients([{ id: `re_teste_${store.id}`, name: store.name }]);
  const product = await createProduct(store.id);
  const buyer = await createUser({ document: cpfOf(++person) });
  const answer = await buyWith(buyer, [product.id], [], 2_000, payment);
  if (!answer.ok) throw new Error(answer.reason);
  return { buyer, orderId: answer.value.orderId };
}

/** Where the provider was told that the buyer pays from, in its orders of ours. */
async function sentIps(orderId: string): Promise<(string | null | undefined)[]> {
  const attempts = await attemptsOf(orderId);
  const orders = [...sandbox.state.orders.values()];
  return attempts.map((attempt) => orders.find((order) => order.code === attempt.id)?.ip);
}

describe("what the provider bounds of a buyer is asked before they pay", () => {
  const typed = { name: "Marina Couto", document: CPF, expectedTotalCents: 100, requestKey: crypto.randomUUID() };
  const sentences = (input: object) =>
    placeOrderInput.safeParse({ ...typed, ...input }).error?.issues.map((issue) => [issue.path[0], issue.message]) ?? [];
  const onScreen = (name: string, email: string, document: string) => {
    const form = new FormData();
    for (const [field, value] of Object.entries({ name, email, document })) form.set(field, value);
    return readBuyer(form, null).mistakes;
  };

  it.each([
    ["an e-mail of 65 characters", { email: `${"a".repeat(53)}@exemplo.com` }, "email", /64 caracteres/],
    ["a name of 65 characters", { name: `Maria ${"x".repeat(59)}` }, "name", /mais curta/],
    ["a company's name of 65 characters", { name: "E".repeat(65), document: CNPJ }, "name", /mais curta/],
    ["an emoji in a name", { name: "Maria 🌸 Couto" }, "name", /emojis/],
  ])("%s is refused beside its field, by the form and by the server", (_, wrong, field, words) => {
    expect(sentences(wrong)).toEqual([[field, expect.stringMatching(words)]]);
    const { name, email, document } = { ...typed, email: "m@exemplo.com", ...wrong };
    expect(onScreen(name, email, document)).toEqual({ [field]: expect.stringMatching(words) });
  });

  it("what is as long as may be goes through", () => {
    const most = { email: `${"a".repeat(52)}@exemplo.com`, name: `Maria ${"x".repeat(58)}` };
    expect(sentences(most)).toEqual([]);
    expect(onScreen(most.name, most.email, CPF)).toEqual({});
  });
});

describe("the phone the provider asks for", () => {
  /** What the provider has of the buyer: it knows people by their e-mail. */
  const phonesOf = (email: string) => sandbox.state.customersByEmail.get(email.toLowerCase())?.phones;
  const mobile = { mobile_phone: { country_code: "55", area_code: "32", number: "999990000" } };

  it("is the buyer's own where a card is billed, kept for the next, and the platform's for a Pix", async () => {
    const first = await ordered();
    expect(phonesOf(first.buyer.email)).toEqual({ home_phone: { country_code: "55", area_code: "11", number: "40028922" } });
    const card = await byNewCard(2_000, undefined, { billingAddress: { ...ADDRESS, phone: "32999990000" } });
    expect((await payOrder(first.buyer.id, first.orderId, card)).ok).toBe(true);
    expect(phonesOf(first.buyer.email)).toEqual(mobile);
    expect(await findDefaultAddress(db, first.buyer.id)).toEqual({ ...ADDRESS, phone: "32999990000" });
  });

  it("a new one for the same address takes its place, and an address without one keeps what it has", async () => {
    const buyer = await createUser();
    const keep = (phone?: string) =>
      transact(async (tx) => ok(await saveAddress(tx, buyer.id, { ...ADDRESS, ...(phone && { phone }) })));
    const [first, again, silent] = [await keep("32999990000"), await keep("11988887777"), await keep()];
    expect(new Set([first, again, silent].map(({ value }) => value.id)).size).toBe(1);
    expect(await findDefaultAddress(db, buyer.id)).toMatchObject({ phone: "11988887777" });
  });

  it("is asked in the form only where somebody is charged, and a wrong one is said beside it", () => {
    const form = (phone?: string) => {
      const typed = new FormData();
      for (const [field, value] of Object.entries({ ...ADDRESS, ...(phone !== undefined && { phone }) }))
        typed.set(`address.${field}`, value);
      return typed;
    };
    expect(readAddress(form(""), true).mistakes).toEqual({ phone: "Escreva o telefone." });
    expect(readAddress(form("32 9999"), true).mistakes.phone).toMatch(/DDD/);
    expect(readAddress(form("(32) 99999-0000"), true).address).toEqual({ ...ADDRESS, phone: "32999990000" });
    expect(readAddress(form()).address).toEqual(ADDRESS);
  });
});

describe("where the buyer pays from", () => {
  it("is told with each charge: a Pix, and the card it is exchanged for", async () => {
    const { buyer, orderId } = await ordered();
    expect(await sentIps(orderId)).toEqual(["203.0.113.7"]);
    expect(await payOrder(buyer.id, orderId, await byNewCard(2_000), { ip: "198.51.100.4" })).toMatchObject({ ok: true });
    const ips = await sentIps(orderId);
    expect(ips).toHaveLength(2);
    expect(new Set(ips)).toEqual(new Set(["198.51.100.4", "203.0.113.7"]));
  });

  it("is erased a week later, and not before", async () => {
    const { orderId } = await ordered();
    const storedIps = async () => (await attemptsOf(orderId)).map((attempt) => attempt.buyerIp);
    await forgetBuyerIps();
    expect(await storedIps()).toEqual(["203.0.113.7"]);
    await db
      .update(paymentAttempts)
      .set({ createdAt: sql`now() - interval '8 days'` })
      .where(eq(paymentAttempts.orderId, orderId));
    await forgetBuyerIps();
    expect(await storedIps()).toEqual([null]);
  });
});
