import { expect, it } from "vitest";
import { placeOrder } from "#modules/checkout/place-order.ts";
import { couponViolations, couponInput, cpfOf, createCoupon, readCoupon } from "./coupons.ts";
import { createProduct, createStore, createUser } from "./factories.ts";
import { attachSandbox } from "./sandbox.ts";
import { warmPool } from "./shopper.ts";

const sandbox = attachSandbox();
const BUYERS = 40;
const LIMIT = 25;

it("forty buyers with one coupon and one product at once all get an answer, and the limit holds", async () => {
  const store = await createStore();
  await sandbox.recipients([{ id: `re_teste_${store.id}`, name: store.name }]);
  const product = await createProduct(store.id);
  const coupon = await createCoupon(store.id, { maxUses: LIMIT });
  const inputs = await Promise.all(
    Array.from({ length: BUYERS }, async (_, index) =>
      couponInput(await createUser({ document: cpfOf(5_000 + index) }), [product.id], [coupon], 1_600),
    ),
  );
  await warmPool();
  const answers = await Promise.all(inputs.map((input) => placeOrder(input)));
  expect(answers.filter((answer) => answer.ok)).toHaveLength(LIMIT);
  for (const answer of answers) if (!answer.ok) expect(answer.reason).toBe("coupon_unavailable");
  expect(await readCoupon(coupon.id)).toMatchObject({ used: LIMIT });
  expect(await couponViolations()).toBe(0);
}, 120_000);
