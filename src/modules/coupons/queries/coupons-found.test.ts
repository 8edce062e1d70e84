import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { createCoupon } from "../../../../tests/coupons.ts";
import { createStore } from "../../../../tests/factories.ts";
import { couponsFile } from "../export.ts";
import { listCodes, listCouponForms } from "./coupon-forms.ts";

it("finds every coupon of a store however many ended since, and so do its spreadsheet and its copy for another market", async () => {
  const store = await createStore();
  await createCoupon(store.id, { code: "ANTIGO" });
  await db.execute(sql`
    insert into coupons (store_id, code, kind, percent_bps, all_products, status, starts_at, ends_at)
    select ${store.id}, 'VELHO' || n, 'porcentagem', 1000, true, 'encerrado', now() - interval '2 days', now() - interval '1 day'
    from generate_series(1, 2000) n`);
  let text = "";
  for await (const piece of couponsFile(store.id, {})) text += piece;
  const codes = text
    .trimEnd()
    .split("\r\n")
    .slice(1)
    .map((line) => line.split(";")[0]);
  expect(codes).toHaveLength(2_001);
  expect(new Set(codes).size).toBe(2_001);
  expect(await listCouponForms(store.id, new Date())).toMatchObject([{ code: "ANTIGO" }]);
  expect((await listCodes(store.id)).size).toBe(2_001);
});
