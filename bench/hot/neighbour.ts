import { setTimeout as sleep } from "node:timers/promises";
import { quantile } from "../closed-loop.ts";
import type { Autoria } from "../contenders/autoria.ts";
import { BROWSER } from "../market.ts";

const EVERY_MS = 200;

export type Met = { visits: number; p50: number; p99: number; refused: number };

/**
 * Others who visit meanwhile, five a second from networks of their own: kept pages and lists never asked before, by turns. `refused`: answers
 * that were not 200.
 */
export function visitMeanwhile(autoria: Autoria, paths: string[]): { stop: () => Promise<Met> } {
  const times: number[] = [];
  const open = new Set<Promise<void>>();
  let [isOver, refused, turn] = [false, 0, Date.now() % 100_000];
  const visit = async () => {
    const n = turn++;
    const path = n % 2 === 0 ? (paths[n % paths.length] ?? "/") : `/produtos?preco_max=${1_000 + (n % 90_000)}`;
    const startedAt = performance.now();
    const headers = { ...BROWSER, "x-forwarded-for": `10.200.${(n >> 8) & 255}.${n & 255}` };
    const answer = await fetch(autoria.url + path, { headers }).catch(() => null);
    await answer?.arrayBuffer().catch(() => undefined);
    times.push(performance.now() - startedAt);
    if (!answer?.ok) refused++;
  };
  const clock = (async () => {
    while (!isOver) {
      const one: Promise<void> = visit().finally(() => open.delete(one));
      open.add(one);
      await sleep(EVERY_MS);
    }
  })();
  return {
    stop: async () => {
      isOver = true;
      await clock;
      await Promise.all(open);
      times.sort((a, b) => a - b);
      return { visits: times.length, p50: quantile(times, 0.5), p99: quantile(times, 0.99), refused };
    },
  };
}
