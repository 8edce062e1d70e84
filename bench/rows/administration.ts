import { closeMarkets, measureIn, openBench } from "../markets.ts";
import type { Line } from "../report.ts";

type Measure = { work: string; calls: number; p50: number; p99: number };

/** What each part of the platform's overview and its list of people asks the server, at 200 thousand paid orders. */
export async function administration(): Promise<Line[]> {
  try {
    const bench = await openBench("feira_200000_pedidos");
    const measured = await measureIn<Measure[]>(bench, "bench/contenders/administration.ts", []);
    return measured.map(({ work, calls, p50, p99 }) => ({ orders: 200_000, work, calls, "p50 ms": p50, "p99 ms": p99 }));
  } finally {
    await closeMarkets();
  }
}
