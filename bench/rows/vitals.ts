import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { ensureBrowser } from "../../dev/cli/browser.ts";
import { freePort } from "../../dev/cli/ports.ts";
import type { Autoria } from "../contenders/autoria.ts";
import { firstProduct } from "../market.ts";
import { median, rounded } from "../rounds.ts";

const RUNS = Number(process.env.BENCH_RUNS ?? 3);
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const METRICS = {
  "LCP ms": "largest-contentful-paint",
  "TBT ms": "total-blocking-time",
  CLS: "cumulative-layout-shift",
} as const;

/** Lighthouse as it judges a phone, in the Chromium of the journeys: the median of some runs of each page. */
export async function vitals(autoria: Autoria) {
  const port = await freePort(4218);
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", `--remote-debugging-port=${port}`],
  });
  try {
    const lines = [];
    for (const path of ["/", "/produtos", `/produto/${await firstProduct(autoria)}`, "/finalizar-compra"]) {
      const runs: Record<string, number>[] = [];
      for (let run = 0; run < RUNS; run++) runs.push(await judge(autoria.url + path, port));
      const of = (name: string) => median(runs.map((one) => one[name] ?? 0));
      lines.push({
        page: path.replace(/(?<=\/produto\/).+/, "…"),
        ...Object.fromEntries([...CATEGORIES, ...Object.keys(METRICS)].map((name) => [name, rounded(of(name))])),
      });
    }
    return lines;
  } finally {
    await browser.close();
  }
}

async function judge(url: string, port: number): Promise<Record<string, number>> {
  const result = await lighthouse(url, { port, output: "json", logLevel: "error", onlyCategories: [...CATEGORIES] });
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`);
  const { categories, audits } = result.lhr;
  const kept = process.env.BENCH_LIGHTHOUSE_DIR;
  if (kept) writeFileSync(join(kept, `${new URL(url).pathname.replaceAll("/", "_")}.json`), JSON.stringify(result.lhr));
  return {
    ...Object.fromEntries(CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)])),
    ...Object.fromEntries(Object.entries(METRICS).map(([name, audit]) => [name, audits[audit]?.numericValue ?? 0])),
  };
}
