import { closeMarkets, measureIn, openBench } from "../markets.ts";
import type { Timed } from "../contenders/timed.ts";
import type { Line } from "../report.ts";

const SIZES = (process.env.BENCH_ORDERS ?? "200000,10000000").split(",").map(Number);

/** What the platform's overview, lists, files, sweeps and check of the books ask the server, at 200 thousand and ten million paid orders. */
export async function administration(): Promise<Line[]> {
  const lines: Line[] = [];
  try {
    for (const orders of SIZES) {
      const bench = await openBench(`pedidos_${orders}`);
      const measured = await measureIn<Timed[]>(bench, "bench/contenders/administration.ts", [String(orders)]);
      lines.push(...measured.map(({ work, calls, p50, p99 }) => ({ orders, work, calls, "p50 ms": p50, "p99 ms": p99 })));
    }
    return lines;
  } finally {
    await closeMarkets();
  }
}
