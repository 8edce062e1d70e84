import type { Autoria } from "../contenders/autoria.ts";
import { judge } from "../lighthouse.ts";
import { firstProduct } from "../market.ts";
import { median, rounded } from "../rounds.ts";

const RUNS = Number(process.env.BENCH_RUNS ?? 3);

/** Lighthouse as it judges a phone where one buys: the median of some runs of each page. */
export async function vitals(autoria: Autoria) {
  const lines = [];
  for (const path of ["/", "/produtos", `/produto/${await firstProduct(autoria)}`, "/finalizar-compra"]) {
    const runs: Record<string, number>[] = [];
    for (let run = 0; run < RUNS; run++) runs.push((await judge(autoria.url + path)).figures);
    const names = Object.keys(runs[0] ?? {});
    lines.push({
      page: path.replace(/(?<=\/produto\/).+/, "…"),
      ...Object.fromEntries(names.map((name) => [name, rounded(median(runs.map((one) => one[name] ?? 0)))])),
    });
  }
  return lines;
}
