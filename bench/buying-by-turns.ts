import { spawnSync } from "node:child_process";
import { cpus } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { type CpuSeconds, freeze } from "./contenders/cpu.ts";
import { onCore } from "./load.ts";
import type { Line } from "./report.ts";
import { median } from "./rounds.ts";

const BUYERS = 8;
/** The first purchases after a pause open connections again. */
const WARM_SECONDS = 3;
/** Who was stopped finds out within ten seconds which of the connections it listens by are gone. */
const AWAKE_MS = 12_000;

/** A shop where guests buy. */
export type Shop = {
  name: string;
  /** A whole purchase of a new guest, until it is paid; answers how many calls it took. */
  buy: (number: number) => Promise<number>;
  /** Until what its purchases left to do is done: its processor time belongs to them. */
  untilIdle: () => Promise<void>;
  processes: Parameters<typeof freeze>[0];
  cpu: () => CpuSeconds | null;
};

type Leg = { purchases: number; perSecond: number; p50: number; p99: number; calls: number; errors: number; cpu: Cpu | null };
type Cpu = Record<"web" | "worker" | "postgres" | "all", number>;

/**
 * Eight guests at a time buy in each shop by turns, the other one stopped meanwhile; answers the medians of the rounds, the first shop's beside
 * each of the others'. Whoever buys is on the load's core.
 */
export async function buyByTurns(shops: Shop[], { rounds, seconds }: { rounds: number; seconds: number }): Promise<Line[]> {
  const release = holdToLoadCore();
  const legs = shops.map((): Leg[] => []);
  const isAlone = shops.length === 1;
  const stop = ({ processes }: Shop) => (isAlone ? () => undefined : freeze(processes));
  const thaw = shops.map(stop);
  try {
    for (let round = 0; round < rounds; round++) {
      const order = [...shops.keys()];
      if (round % 2 === 1) order.reverse();
      for (const at of order) {
        const shop = shops[at];
        if (!shop) continue;
        thaw[at]?.();
        if (!isAlone) await sleep(AWAKE_MS);
        await shop.untilIdle();
        await buyFor(shop, WARM_SECONDS);
        await shop.untilIdle();
        legs[at]?.push(await leg(shop, seconds));
        thaw[at] = stop(shop);
        console.error(
          `${shop.name}, round ${round + 1} of ${rounds}: ${legs[at]?.at(-1)?.perSecond.toFixed(1)} purchases a second`,
        );
      }
    }
  } finally {
    for (const goOn of thaw) goOn();
    release();
  }
  return legs.map((mine, at) => lineOf(shops[at]?.name ?? "", mine, at === 0 ? undefined : legs[0]));
}

async function leg(shop: Shop, seconds: number): Promise<Leg> {
  const before = shop.cpu();
  const bought = await buyFor(shop, seconds);
  await shop.untilIdle();
  const times = bought.times.toSorted((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return {
    purchases: times.length,
    perSecond: times.length / bought.seconds,
    p50: at(0.5),
    p99: at(0.99),
    calls: bought.calls / Math.max(times.length, 1),
    errors: bought.errors,
    cpu: cpuOfEach(times.length, before, shop.cpu()),
  };
}

let guests = Date.now() % 1_000_000;

async function buyFor(shop: Shop, seconds: number) {
  const times: number[] = [];
  let [calls, errors] = [0, 0];
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1000;
  const buyer = async () => {
    while (performance.now() < endsAt) {
      const began = performance.now();
      try {
        const made = await shop.buy(guests++);
        calls += made;
        times.push(performance.now() - began);
      } catch (error) {
        if (errors++ === 0) console.error(error);
        await sleep(100);
      }
    }
  };
  await Promise.all(Array.from({ length: BUYERS }, buyer));
  return { times, calls, errors, seconds: (performance.now() - startedAt) / 1000 };
}

function cpuOfEach(count: number, before: CpuSeconds | null, after: CpuSeconds | null): Cpu | null {
  if (!before || !after || count === 0) return null;
  const of = (who: keyof CpuSeconds) => ((after[who] - before[who]) * 1000) / count;
  const [web, worker, postgres] = [of("web"), of("worker"), of("postgres")];
  return { web, worker, postgres, all: web + worker + postgres };
}

function lineOf(name: string, legs: Leg[], first?: Leg[]): Line {
  const of = (pick: (leg: Leg) => number) => median(legs.map(pick));
  const cpu = (who: keyof Cpu) => median(legs.flatMap((one) => one.cpu?.[who] ?? []));
  const perSecond = (all: Leg[]) => median(all.map((one) => one.perSecond));
  const short = (value: number) => Number(value.toPrecision(3));
  return {
    server: name,
    buyers: BUYERS,
    rounds: legs.length,
    purchases: legs.reduce((sum, one) => sum + one.purchases, 0),
    "per second": short(perSecond(legs)),
    "p50 ms": Math.round(of((one) => one.p50)),
    "p99 ms": Math.round(of((one) => one.p99)),
    calls: short(of((one) => one.calls)),
    errors: legs.reduce((sum, one) => sum + one.errors, 0),
    "cpu ms web": short(cpu("web")),
    "cpu ms worker": short(cpu("worker")),
    "cpu ms postgres": short(cpu("postgres")),
    "cpu ms": short(cpu("all")),
    "ours ÷ it": first ? short(perSecond(first) / perSecond(legs)) : "",
  };
}

/** Holds this very process to the load's core; answers how to let it go. */
function holdToLoadCore(): () => void {
  const hold = (cores: string) => {
    const [program = ""] = onCore(1, ["true"]);
    if (program === "taskset") spawnSync(program, ["-a", "-p", "-c", cores, String(process.pid)]);
  };
  hold("1");
  return () => hold(`0-${cpus().length - 1}`);
}
