import { closeMarkets, measureIn, openBench } from "../markets.ts";
import type { Line } from "../report.ts";

type Measure = { work: string; calls: number; p50: number; p99: number };

/** What each part of an author's analytics asks the server, for an author of fifty thousand sales in a year. */
export async function analytics(): Promise<Line[]> {
  try {
    const bench = await openBench("analises_50000");
    const measured = await measureIn<Measure[]>(bench, "bench/contenders/analytics.ts", []);
    return measured.map(({ work, calls, p50, p99 }) => ({ sales: 50_000, work, calls, "p50 ms": p50, "p99 ms": p99 }));
  } finally {
    await closeMarkets();
  }
}
