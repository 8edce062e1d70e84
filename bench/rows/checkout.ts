import { setTimeout as sleep } from "node:timers/promises";
import { buyByTurns, type Shop } from "../buying-by-turns.ts";
import { type Autoria, DATA_DIR } from "../contenders/autoria.ts";
import { autoriaProcesses, cpuOf, vendureProcesses } from "../contenders/cpu.ts";
import { startVendure, untilVendureIdle, type Vendure } from "../contenders/vendure.ts";
import { brokenInvariants } from "../invariants.ts";
import { ask } from "../market.ts";
import { buyAsGuest } from "../purchase.ts";
import type { Line } from "../report.ts";
import { buyFromVendure, variantsToBuy } from "../vendure-purchase.ts";

const SECONDS = Number(process.env.BENCH_SECONDS ?? 30);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);

/**
 * New guests buying by Pix over HTTP, eight at once, the bank paying at once, and guests of Vendure's as many, whose payment is settled by
 * saying so; the books are checked afterwards.
 */
export async function checkout(autoria: Autoria): Promise<Line[]> {
  const vendure = await startVendure(autoria);
  try {
    const shops = [await ours(autoria), ...(vendure ? [await theirs(vendure)] : [])];
    const lines: Line[] = await buyByTurns(shops, { rounds: ROUNDS, seconds: SECONDS });
    Object.assign(lines[0] ?? {}, {
      "paid, files closed": await countClosed(autoria),
      "broken invariants": brokenInvariants(DATA_DIR),
    });
    return vendure ? lines : [...lines, { server: "vendure", "per second": "left out" }];
  } finally {
    await vendure?.stop();
  }
}

async function ours(autoria: Autoria): Promise<Shop> {
  const products = await ask<{ id: number; priceCents: number }>(
    autoria,
    `select id::int, price_cents::int as "priceCents" from products where status = 'publicado' and price_cents > 0
      and id not in (select product_id from promotion_products) order by id limit 50`,
  );
  return {
    name: "autoria",
    buy: (number) => buyAsGuest(autoria, number, oneOf(products, number)),
    untilIdle: () => untilApplied(autoria),
    processes: autoriaProcesses,
    cpu: () => cpuOf(autoriaProcesses),
  };
}

async function theirs(vendure: Vendure): Promise<Shop> {
  const variants = await variantsToBuy(vendure);
  return {
    name: "vendure",
    buy: (number) => buyFromVendure(vendure, number, oneOf(variants, number)),
    untilIdle: () => untilVendureIdle(vendure),
    processes: vendureProcesses,
    cpu: () => cpuOf(vendureProcesses),
  };
}

function oneOf<T>(all: T[], number: number): T {
  const one = all[number % all.length];
  if (one === undefined) throw new Error("the market is empty");
  return one;
}

/** Purchases of these guests that were paid and opened no file. */
async function countClosed(autoria: Autoria): Promise<number> {
  const [row] = await ask<{ closed: number }>(
    autoria,
    `select count(*)::int as closed from orders o where o.status = 'pago' and o.buyer_email like 'visita-%@exemplo.com.br'
      and not exists (select from entitlements e where e.order_id = o.id and e.revoked_at is null)`,
  );
  return row?.closed ?? 0;
}

/** Until every webhook is applied, every receipt sent and every fee booked. */
async function untilApplied(autoria: Autoria): Promise<void> {
  for (let turn = 0; turn < 300; turn++, await sleep(1_000)) {
    const [row] = await ask<{ waiting: number }>(
      autoria,
      `select (select count(*) from webhook_events where status = 'recebido')::int
        + (select count(*) from outbox_emails where status = 'pendente' and next_try_at < now() + interval '1 minute')::int
        + (select count(*) from payment_attempts where fee_at < now() + interval '1 minute')::int as waiting`,
    );
    if (row?.waiting === 0) return;
  }
  throw new Error("the worker did not finish what the purchases left");
}
