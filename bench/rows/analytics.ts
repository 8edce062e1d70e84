import { closeMarkets, measureIn, openBench } from "../markets.ts";
import type { Timed } from "../contenders/timed.ts";
import type { Line } from "../report.ts";

const SIZES = (process.env.BENCH_SALES ?? "50000,1000000").split(",").map(Number);

/** What an author's analytics, sales and statement ask the server, for authors of fifty thousand and a million sales in a year. */
export async function analytics(): Promise<Line[]> {
  const lines: Line[] = [];
  try {
    for (const sales of SIZES) {
      const bench = await openBench(`vendas_${sales}`);
      const measured = await measureIn<Timed[]>(bench, "bench/contenders/analytics.ts", [String(sales)]);
      lines.push(...measured.map(({ work, calls, p50, p99 }) => ({ sales, work, calls, "p50 ms": p50, "p99 ms": p99 })));
    }
    return lines;
  } finally {
    await closeMarkets();
  }
}
