import type { Autoria } from "../contenders/autoria.ts";
import { judge, type Throttling } from "../lighthouse.ts";
import { firstProduct } from "../market.ts";
import { median, rounded } from "../rounds.ts";

const RUNS = Number(process.env.BENCH_RUNS ?? 3);
const WAYS: Throttling[] = ["simulate", "devtools"];

/** Lighthouse as it judges a phone where one buys: the median of some runs of each page, on a reckoned slow network and on a true one. */
export async function vitals(autoria: Autoria) {
  const lines = [];
  for (const path of ["/", "/produtos", `/produto/${await firstProduct(autoria)}`, "/finalizar-compra"])
    for (const throttling of WAYS) {
      const runs: Record<string, number>[] = [];
      for (let run = 0; run < RUNS; run++) runs.push((await judge(autoria.url + path, [], throttling)).figures);
      const names = Object.keys(runs[0] ?? {});
      lines.push({
        page: path.replace(/(?<=\/produto\/).+/, "…"),
        throttling,
        ...Object.fromEntries(names.map((name) => [name, rounded(median(runs.map((one) => one[name] ?? 0)))])),
      });
    }
  return lines;
}
