import { beforeEach, expect, it } from "vitest";
import { panelAuthorOf, readCoupon } from "../../../tests/coupons.ts";
import { createProduct, createStore } from "../../../tests/factories.ts";
import { attachSandbox } from "../../../tests/sandbox.ts";
import { dayKeySp } from "#kit/day-key.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { duplicateCoupon } from "./move-coupon.ts";
import { createCoupon } from "./save-coupon.ts";
import { couponForm } from "./schema.ts";

const sandbox = attachSandbox();
let store: Awaited<ReturnType<typeof createStore>>;
let author: AuthorViewer;
let counter = 0;

beforeEach(async () => {
  store = await createStore();
  await sandbox.recipients([{ id: `re_teste_${store.id}`, name: store.name }]);
  author = await panelAuthorOf(store);
});

const form = (values: Record<string, unknown>) =>
  couponForm.parse({
    code: `LEVE${++counter}-${store.id}`,
    productIds: null,
    endsOn: dayKeySp(new Date(Date.now() + 30 * 86_400_000)),
    maxUses: null,
    ...values,
  });
const take = (takeCount: number, payCount: number) => ({ kind: "leve_pague", takeCount, payCount });

it.each([
  ["take one", take(1, 1)],
  ["take eleven", take(11, 1)],
  ["pay for all that is taken", take(3, 3)],
  ["pay for none", take(2, 0)],
])("refuses to %s", async (_title, discount) => {
  expect(await createCoupon(author, form({ discount }))).toMatchObject({
    reason: "invalid",
    fields: { desconto: expect.any(String) },
  });
});

it("keeps how many are taken, paid and asked for, in its copy too", async () => {
  const made = await createCoupon(author, form({ discount: take(3, 2), minimumItems: 4 }));
  if (!made.ok) throw new Error(made.reason);
  const terms = { kind: "leve_pague", percentBps: null, takeCount: 3, payCount: 2, minimumItems: 4 };
  expect(await readCoupon(made.value.couponId)).toMatchObject(terms);
  const copy = await duplicateCoupon(author, made.value.couponId);
  if (!copy.ok) throw new Error(copy.reason);
  expect(await readCoupon(copy.value.couponId)).toMatchObject(terms);
});

it("refuses fewer products than it asks for at once", async () => {
  const productIds = [(await createProduct(store.id)).id];
  const refused = { reason: "invalid", fields: { quantidade: expect.any(String) } };
  expect(await createCoupon(author, form({ discount: take(3, 2), productIds }))).toMatchObject(refused);
  const percent = { kind: "porcentagem", percentBps: 1_000 };
  expect(await createCoupon(author, form({ discount: percent, minimumItems: 2, productIds }))).toMatchObject(refused);
  expect(await createCoupon(author, form({ discount: percent, minimumItems: 1, productIds }))).toMatchObject({ ok: true });
});
