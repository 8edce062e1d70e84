import type { Measure } from "../contenders/catalogue.ts";
import { closeMarkets, measureIn, openMarkets } from "../markets.ts";
import type { Line } from "../report.ts";
import { rounded } from "../rounds.ts";

/** A row measured inside each market by its own program; the last columns say how the larger markets compare with the smallest. */
export async function inEveryMarket(row: "search" | "facets" | "browse" | "publish"): Promise<Line[]> {
  try {
    const lines: Line[] = [];
    const smallest = new Map<string, number>();
    for (const market of await openMarkets()) {
      for (const { work, clients, calls, found, p50, p99, cpu } of await measureIn<Measure[]>(
        market,
        "bench/contenders/catalogue.ts",
        [row],
      )) {
        const name = `${work}, ${clients}`;
        const first = smallest.get(name);
        if (first === undefined) smallest.set(name, cpu ?? p50);
        lines.push({
          products: market.products,
          work,
          clients,
          calls,
          found,
          "p50 ms": p50,
          "p99 ms": p99,
          "db cpu ms": cpu ?? "",
          growth: first === undefined ? "" : rounded((cpu ?? p50) / first),
        });
      }
    }
    return lines;
  } finally {
    await closeMarkets();
  }
}
