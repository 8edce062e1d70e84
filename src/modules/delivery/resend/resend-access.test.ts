import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { outboxEmails } from "#platform/outbox.ts";
import { createProduct, createStore, createUser } from "../../../../tests/factories.ts";
import { createSoldOrder } from "../../../../tests/sold-order.ts";
import { orderItems } from "../../orders/tables.ts";
import { findLineOrder, findSale } from "../queries/find-sale.ts";
import { resendAccess } from "./resend-access.ts";
import { resendInput } from "./schema.ts";

const emailsTo = (email: string) => db.select().from(outboxEmails).where(eq(outboxEmails.recipient, email));
const accessEmails = async (email: string) => (await emailsTo(email)).filter((one) => one.kind === "pedido.acesso");

describe("resending access to a buyer", () => {
  let author: { userId: string; storeId: number };
  let buyer: Awaited<ReturnType<typeof createUser>>;
  let other: Awaited<ReturnType<typeof createStore>>;
  let order: Awaited<ReturnType<typeof createSoldOrder>>;
  const lineOf = async (storeId: number) => {
    const lines = await db.select().from(orderItems).where(eq(orderItems.orderId, order.id));
    return lines.find((line) => line.storeId === storeId)?.id ?? "";
  };

  beforeEach(async () => {
    const store = await createStore();
    other = await createStore();
    author = { userId: store.ownerId, storeId: store.id };
    buyer = await createUser();
    order = await createSoldOrder(buyer, [
      await createProduct(store.id, { title: "Frações MINHAS" }),
      await createProduct(other.id, { title: "Material ALHEIO" }),
    ]);
  });

  it("sends the buyer an e-mail with only the store's products, and says so in the timeline", async () => {
    const answer = await resendAccess(author, { itemIds: [await lineOf(author.storeId)] });
    expect(answer).toMatchObject({ ok: true, value: [{ orderId: order.id, number: order.number, result: "enviado" }] });
    const [emailMessage] = await accessEmails(buyer.email);
    expect(emailMessage?.payload).toMatchObject({ titles: ["Frações MINHAS"] });
    expect(JSON.stringify([answer, emailMessage?.payload])).not.toContain("ALHEIO");
    const events = async (storeId: number) => (await findSale(storeId, order.id))?.events.map((event) => event.kind);
    expect(await events(author.storeId)).toContain("acesso_reenviado");
    expect(await events(other.id)).not.toContain("acesso_reenviado");
  });

  it("another store's line does not exist: it neither opens nor gets an e-mail", async () => {
    const foreign = await lineOf(other.id);
    expect(await findLineOrder(author.storeId, foreign)).toBeNull();
    expect(await resendAccess(author, { itemIds: [foreign] })).toMatchObject({ ok: false, reason: "not_found" });
    expect(await resendAccess(author, { view: { material: 2_000_000_000 } })).toMatchObject({ reason: "not_found" });
    expect(await accessEmails(buyer.email)).toEqual([]);
  });

  it("asked for by ten hands at once, the e-mail goes once a day", async () => {
    const requested = { itemIds: [await lineOf(author.storeId)] };
    const answers = await Promise.all(Array.from({ length: 10 }, () => resendAccess(author, requested)));
    const results = answers.map((answer) => (answer.ok ? answer.value[0]?.result : answer.reason));
    expect(results.filter((result) => result === "enviado")).toHaveLength(1);
    expect(results.filter((result) => result === "recente")).toHaveLength(9);
    expect(await accessEmails(buyer.email)).toHaveLength(1);
    await db.execute(sql`update state_history set at = at - interval '25 hours' where entity = 'order_access'`);
    expect(await resendAccess(author, requested)).toMatchObject({ value: [{ result: "enviado" }] });
  });

  it("without open files it says it did not go, and the rest of the list goes", async () => {
    const product = await createProduct(author.storeId);
    const unpaid = await createSoldOrder(await createUser(), [product], null);
    const closed = await createSoldOrder(await createUser(), [product]);
    await db.execute(sql`update entitlements set revoked_at = now(), revoke_cause = 'teste' where order_id = ${closed.id}`);
    const answer = await resendAccess(author, { view: { situacao: "todas" } });
    const results = answer.ok ? Object.fromEntries(answer.value.map((one) => [one.orderId, one.result])) : {};
    expect(results).toEqual({ [order.id]: "enviado", [unpaid.id]: "sem_acesso", [closed.id]: "sem_acesso" });
  });

  it("to all that the view finds, goes only to them", async () => {
    const product = await createProduct(author.storeId);
    const second = await createSoldOrder(await createUser(), [product]);
    const answer = await resendAccess(author, { view: { material: product.id } });
    expect(answer.ok && answer.value.map((one) => one.orderId)).toEqual([second.id]);
  });
});

it.each([
  ["nenhuma linha", { itemIds: [] }],
  ["o que não é id", { itemIds: ["1; drop"] }],
  ["linhas demais", { itemIds: Array<string>(101).fill(crypto.randomUUID()) }],
  ["nada", {}],
  ["uma visão que não é visão", { view: 3 }],
])("does not read %s", (_, raw) => {
  expect(resendInput.safeParse(raw).success).toBe(false);
});
