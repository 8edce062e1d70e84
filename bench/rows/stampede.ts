import { setTimeout as sleep } from "node:timers/promises";
import type { Autoria } from "../contenders/autoria.ts";
import { BROWSER } from "../market.ts";

const VISITORS = 200;
const FRESH_SECONDS = 60;

/** Two hundred visitors at once, to a page nobody has asked for and, a minute later, to the same page expired. */
export async function stampede(autoria: Autoria) {
  const url = `${autoria.url}/produtos?preco_max=${10_000 + (Date.now() % 80_000)}`;
  const first = await rush(autoria, url);
  await sleep((FRESH_SECONDS + 1) * 1000);
  const expired = await rush(autoria, url);
  return [
    { moment: "never asked", ...first },
    { moment: "expired", ...expired },
  ];
}

async function rush(autoria: Autoria, url: string) {
  const rendered = () => autoria.metric('autoria_page_cache_total{answer="rendered"}');
  const before = await rendered();
  const startedAt = performance.now();
  const times = await Promise.all(
    Array.from({ length: VISITORS }, async () => {
      const answer = await fetch(url, { headers: BROWSER }).catch(() => null);
      await answer?.arrayBuffer();
      return answer?.status === 200 ? performance.now() - startedAt : null;
    }),
  );
  await sleep(2_000);
  const answered = times.filter((time) => time !== null);
  return {
    visitors: VISITORS,
    errors: VISITORS - answered.length,
    renders: (await rendered()) - before,
    "last answered ms": Math.round(Math.max(...answered)),
  };
}
