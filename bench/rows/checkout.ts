import { type Autoria, DATA_DIR } from "../contenders/autoria.ts";
import { cpuOfSystem, cpuPer } from "../contenders/cpu.ts";
import { brokenInvariants } from "../invariants.ts";
import { ask } from "../market.ts";
import { buyAsGuest } from "../purchase.ts";

const BUYERS = 8;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 30);

/** New guests buying by Pix over HTTP, eight at once, the bank paying at once; the books are checked afterwards. */
export async function checkout(autoria: Autoria) {
  const products = await ask<{ id: number; priceCents: number }>(
    autoria,
    `select id::int, price_cents::int as "priceCents" from products where status = 'publicado' and price_cents > 0
      and id not in (select product_id from promotion_products) order by id limit 50`,
  );
  const times: number[] = [];
  let [calls, errors, next] = [0, 0, Date.now() % 1_000_000];
  const before = cpuOfSystem();
  const startedAt = performance.now();
  const endsAt = startedAt + SECONDS * 1000;
  await Promise.all(
    Array.from({ length: BUYERS }, async () => {
      while (performance.now() < endsAt) {
        const number = next++;
        const began = performance.now();
        const product = products[number % products.length];
        if (!product) throw new Error("the market is empty");
        try {
          const made = await buyAsGuest(autoria, number, product);
          calls += made;
          times.push(performance.now() - began);
        } catch (error) {
          if (errors++ === 0) console.error(error);
        }
      }
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  const spent = cpuPer(times.length, before, cpuOfSystem());
  times.sort((a, b) => a - b);
  return [
    {
      work: "guest by Pix, whole",
      buyers: BUYERS,
      purchases: times.length,
      "per second": Number((times.length / seconds).toFixed(1)),
      "p50 ms": Math.round(times[Math.floor(times.length / 2)] ?? 0),
      calls: Number((calls / Math.max(times.length, 1)).toFixed(1)),
      errors,
      ...spent,
      "broken invariants": brokenInvariants(DATA_DIR),
    },
  ];
}
