import { setTimeout as sleep } from "node:timers/promises";
import { quantile } from "../closed-loop.ts";
import { type Autoria, DATA_DIR } from "../contenders/autoria.ts";
import { enqueueIn } from "../hot/enqueue.ts";
import { makeCoupon, sendEdition, tellFollowers } from "../hot/crowds.ts";
import { type Met, visitMeanwhile } from "../hot/neighbour.ts";
import { brokenInvariants } from "../invariants.ts";
import { ask } from "../market.ts";
import { type Bought, buyAsGuest, type Extras } from "../purchase.ts";
import type { Line } from "../report.ts";

const BUYERS = Number(process.env.BENCH_BUYERS ?? 500);
const FOLLOWERS = Number(process.env.BENCH_FOLLOWERS ?? 100_000);
const READERS = Number(process.env.BENCH_READERS ?? 200_000);
const WATCHED_SECONDS = Number(process.env.BENCH_SECONDS ?? 60);
/** Who comes with half a thousand others waits for them. */
const PATIENCE_SECONDS = 300;

type Lines = (work: string, run: () => Promise<Line>) => Promise<void>;

/**
 * One product, one coupon, one store bought by five hundred at once, news to a hundred thousand followers, a letter to two hundred thousand
 * readers: what they get, and what others who visit meanwhile notice of it.
 */
export async function hot(autoria: Autoria): Promise<Line[]> {
  const slugs = await ask<{ slug: string }>(
    autoria,
    "select slug from products where status = 'publicado' order by id desc limit 20",
  );
  const paths = ["/", "/produtos", ...slugs.map(({ slug }) => `/produto/${slug}`)];
  const lines: Line[] = [];
  const measure: Lines = async (work, run) => {
    const others = visitMeanwhile(autoria, paths);
    const found = await run();
    lines.push({ work, ...found, ...othersOf(await others.stop()) });
  };
  await visitMeanwhile(autoria, paths).stop();
  await measure("nothing", async () => {
    await sleep(WATCHED_SECONDS * 1000);
    return {};
  });
  await buyTogether(autoria, measure);
  await measure(`news to ${FOLLOWERS} followers`, () => watchNews(autoria));
  await measure(`a letter to ${READERS} readers`, async () => {
    await sendEdition(autoria, READERS);
    await sleep(WATCHED_SECONDS * 1000);
    return progressOf(autoria, "newsletter.edicao");
  });
  return [...lines, { work: "broken invariants", errors: brokenInvariants(DATA_DIR) }];
}

const othersOf = ({ visits, p50, p99, refused }: Met) => ({
  "others' visits": visits,
  "others' p50 ms": p50,
  "others' p99 ms": p99,
  "others refused": refused,
});

async function buyTogether(autoria: Autoria, measure: Lines): Promise<void> {
  const products = await ask<Bought>(
    autoria,
    `select id::int, price_cents::int as "priceCents" from products where status = 'publicado' and price_cents > 0
      and id not in (select product_id from promotion_products)
      and store_id = (select store_id from products where status = 'publicado' and price_cents > 0 order by id limit 1) order by id`,
  );
  const [one] = products;
  if (!one) throw new Error("the market is empty");
  const code = await makeCoupon(autoria);
  const coupon = { code, totalCents: one.priceCents - Math.round(one.priceCents / 10) };
  await measure(`one product, ${BUYERS} at once`, () => crowd(autoria, [one], {}));
  await measure(`one coupon, ${BUYERS} at once`, () => crowd(autoria, [one], { coupon }));
  await measure(`one store, ${BUYERS} at once`, () => crowd(autoria, products, {}));
}

let next = Date.now() % 1_000_000;

async function crowd(autoria: Autoria, products: Bought[], extras: Extras): Promise<Line> {
  const errors = new Map<string, number>();
  const times: number[] = [];
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: BUYERS }, async (_, n) => {
      try {
        const product = products[n % products.length] as Bought;
        await buyAsGuest(autoria, next++, product, { ...extras, waitSeconds: PATIENCE_SECONDS });
        times.push(performance.now() - startedAt);
      } catch (error) {
        const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : "";
        const words = `${String(error)} ${cause}`.slice(0, 120);
        errors.set(words, (errors.get(words) ?? 0) + 1);
      }
    }),
  );
  for (const [words, count] of errors) console.error(count, words);
  times.sort((a, b) => a - b);
  return {
    done: times.length,
    errors: BUYERS - times.length,
    "p50 ms": quantile(times, 0.5),
    "last ms": Math.round(performance.now() - startedAt),
  };
}

async function watchNews(autoria: Autoria): Promise<Line> {
  const newsId = await tellFollowers(autoria, FOLLOWERS);
  await enqueueIn(autoria, newsId);
  await sleep(WATCHED_SECONDS * 1000);
  const [told] = await ask<{ n: number }>(
    autoria,
    `select count(*)::int as n from notifications where event = 'loja.novidade' and ref = '${newsId}'`,
  );
  return { done: told?.n ?? 0, ...(await progressOf(autoria, "loja.novidade")) };
}

/** How many of these e-mails left, and how many wait. */
async function progressOf(autoria: Autoria, kind: string): Promise<Line> {
  const [found] = await ask<{ sent: number; waiting: number }>(
    autoria,
    `select count(*) filter (where status = 'enviado')::int as sent, count(*) filter (where status = 'pendente')::int as waiting
      from outbox_emails where kind = '${kind}'`,
  );
  return { "e-mails sent": found?.sent ?? 0, "e-mails waiting": found?.waiting ?? 0 };
}
