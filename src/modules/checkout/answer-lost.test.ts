import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { createCart, createProduct, createStore, createUser, viewerOf } from "../../../tests/factories.ts";
import { attachSandbox } from "../../../tests/sandbox.ts";
import { sessions, users } from "../accounts/tables.ts";
import { placeOrder, type PlaceOrderInput } from "./place-order.ts";

const sandbox = attachSandbox();

async function purchase(values: Partial<PlaceOrderInput> = {}): Promise<PlaceOrderInput> {
  const store = await createStore();
  await sandbox.recipients([{ id: `re_teste_${store.id}`, name: store.name }]);
  const product = await createProduct(store.id, { priceCents: 2_000 });
  return {
    viewer: null,
    cartId: await createCart([product.id]),
    buyer: { name: "Marina Teles Couto", email: `marina-${randomUUID()}@exemplo.com.br`, document: "52998224725" },
    expectedTotalCents: 2_000,
    requestKey: randomUUID(),
    payment: { method: "pix" },
    device: { ip: "203.0.113.7", userAgent: "teste" },
    ...values,
  };
}

async function placed(input: PlaceOrderInput) {
  const answer = await placeOrder(input);
  if (!answer.ok) throw new Error(answer.reason);
  return answer.value;
}

it("a guest whose answer was lost and who presses again enters, with the same order, session and e-mails", async () => {
  const input = await purchase();
  const first = await placed(input);
  const again = await placed(input);
  expect(again).toEqual(first);
  expect(again.setCookie).toMatch(/^sid=/);
  const owner = await db
    .select()
    .from(users)
    .where(eq(users.email, input.buyer.email ?? ""));
  expect(await db.$count(sessions, eq(sessions.userId, owner[0]?.id ?? ""))).toBe(1);
});

it("who has the cart and the key of somebody else's purchase, but another e-mail, gets no session", async () => {
  const input = await purchase();
  await placed(input);
  const other = await createUser();
  const answer = await placeOrder({ ...input, buyer: { ...input.buyer, email: other.email } });
  expect(answer.ok ? answer.value.setCookie : null).toBeNull();
});

it("once the mailbox is proven, the session ended or a person signed in, no session comes by this way", async () => {
  const proven = await purchase();
  await placed(proven);
  await db
    .update(users)
    .set({ emailVerified: true })
    .where(eq(users.email, proven.buyer.email ?? ""));
  expect((await placed(proven)).setCookie).toBeNull();

  const ended = await purchase();
  await placed(ended);
  await db.execute(sql`delete from sessions where user_id = (select id from users where email = ${ended.buyer.email ?? ""})`);
  expect((await placed(ended)).setCookie).toBeNull();

  const signedIn = await purchase({ viewer: await viewerOf(await createUser()) });
  await placed(signedIn);
  expect((await placed(signedIn)).setCookie).toBeNull();
});
