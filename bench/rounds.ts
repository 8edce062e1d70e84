import { type Burst, load, type Target } from "./load.ts";

/** One of the servers compared, and the processor time it has used so far. */
export type Contender = Target & { name: string; cpuSeconds: () => Promise<number | null> };
export type Measured = {
  name: string;
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  cpuMicros: number | null;
  errors: number;
};

const ROUNDS = 5;

type Rounds = { rounds?: number; warmSeconds?: number };

/** Loads the contenders by turns, so that a noisy minute hits them all, and answers each one's medians. */
export async function alternate(contenders: Contender[], { rounds = ROUNDS, warmSeconds = 1 }: Rounds = {}): Promise<Measured[]> {
  for (const one of contenders) {
    await requireAnswer(one);
    await load({ ...one, seconds: warmSeconds });
  }
  const bursts = contenders.map((): (Burst & { cpuMicros: number | null })[] => []);
  for (let round = 0; round < rounds; round++) {
    for (const [i, one] of contenders.entries()) {
      const before = await one.cpuSeconds();
      const burst = await load(one);
      const after = await one.cpuSeconds();
      const cpuMicros = before === null || after === null ? null : ((after - before) * 1e6) / burst.requests;
      bursts[i]?.push({ ...burst, cpuMicros });
    }
  }
  return contenders.map(({ name }, i) => {
    const all = bursts[i] ?? [];
    const cpu = all.flatMap((burst) => burst.cpuMicros ?? []);
    return {
      name,
      perSecond: median(all.map((burst) => burst.perSecond)),
      p50Ms: median(all.map((burst) => burst.p50Ms)),
      p99Ms: median(all.map((burst) => burst.p99Ms)),
      cpuMicros: cpu.length > 0 ? median(cpu) : null,
      errors: all.reduce((sum, burst) => sum + burst.errors, 0),
    };
  });
}

/** Refusals are quick: measuring them would flatter whoever refuses. */
async function requireAnswer({ name, url, paths: [path = ""] = [], headers: [headers = {}] }: Contender): Promise<void> {
  const answer = await fetch(new URL(path, url), { headers });
  if (!answer.ok) throw new Error(`${name} answers ${answer.status} to ${path || url}: ${(await answer.text()).slice(0, 200)}`);
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** Table lines: every contender against the first, in requests per second and in processor time per request. */
export function compare(work: string, measured: Measured[]): Record<string, string | number>[] {
  const [ours] = measured;
  return measured.map((one) => ({
    work,
    server: one.name,
    "req/s": Math.round(one.perSecond),
    "p50 ms": rounded(one.p50Ms),
    "p99 ms": rounded(one.p99Ms),
    "cpu µs/req": one.cpuMicros === null ? "" : Math.round(one.cpuMicros),
    errors: one.errors,
    "ours ÷ it": one === ours ? "" : rounded((ours?.perSecond ?? 0) / one.perSecond),
    "by cpu": one === ours || !one.cpuMicros || !ours?.cpuMicros ? "" : rounded(one.cpuMicros / ours.cpuMicros),
  }));
}

export const rounded = (value: number): number => Math.round(value * 100) / 100;

export const inKilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;
