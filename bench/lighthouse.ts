import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBrowser } from "../dev/cli/browser.ts";
import { onCore } from "./load.ts";
import { rounded } from "./rounds.ts";

/** Fetched when asked for, as it weighs more than the rest of the tools together and only the bench needs it. */
const LIGHTHOUSE = "lighthouse@12.8.2";
/** Where the whole reports stay. */
const FOLDER = process.env.BENCH_LIGHTHOUSE_DIR ?? join(tmpdir(), "autoria-lighthouse");
const TRIES = 3;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const METRICS = {
  "LCP ms": "largest-contentful-paint",
  "TBT ms": "total-blocking-time",
  CLS: "cumulative-layout-shift",
} as const;

type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
  runtimeError?: { message: string };
};

/** How a phone's network is made of this one's: reckoned from what was seen without it, or slowed for true. */
export type Throttling = "simulate" | "devtools";

/** What Lighthouse says of a page, as of a phone: four scores, three figures, and the names of what took points that are not of speed. */
export type Judgement = { figures: Record<string, number>; faults: string[] };

/** Judges one page once, in the Chromium of the journeys. */
export async function judge(url: string, skipAudits: string[] = [], throttling: Throttling = "simulate"): Promise<Judgement> {
  const { categories, audits } = await readReport(url, skipAudits, throttling);
  const faults = CATEGORIES.slice(1).flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
  return {
    figures: {
      ...Object.fromEntries(CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)])),
      ...Object.fromEntries(Object.entries(METRICS).map(([name, audit]) => [name, rounded(audits[audit]?.numericValue ?? 0)])),
    },
    faults,
  };
}

/** A busy machine sometimes loses the beginning of a trace: then the page is judged again. */
async function readReport(url: string, skipAudits: string[], throttling: Throttling): Promise<Report> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const report = await askLighthouse(url, skipAudits, throttling);
    if (report && !report.runtimeError) return report;
  }
  throw new Error(`Lighthouse could not judge ${url}`);
}

/** By a file: what goes through a pipe is cut short when Lighthouse gives up. Null: it left none. */
async function askLighthouse(url: string, skipAudits: string[], throttling: Throttling): Promise<Report | null> {
  const { pathname, search } = new URL(url);
  const file = join(FOLDER, `${(pathname + search).replaceAll(/\W+/g, "_")}.json`);
  mkdirSync(FOLDER, { recursive: true });
  rmSync(file, { force: true });
  const [program = "", ...args] = onCore(1, [
    "npm",
    "exec",
    "--yes",
    `--package=${LIGHTHOUSE}`,
    "--",
    "lighthouse",
    url,
    "--quiet",
    "--output=json",
    `--output-path=${file}`,
    `--only-categories=${CATEGORIES.join(",")}`,
    `--throttling-method=${throttling}`,
    ...(skipAudits.length > 0 ? [`--skip-audits=${skipAudits.join(",")}`] : []),
    "--chrome-flags=--headless --no-sandbox --disable-gpu",
  ]);
  const env = { ...process.env, CHROME_PATH: await ensureBrowser() };
  const child = spawn(program, args, { env, stdio: ["ignore", "ignore", "inherit"] });
  await new Promise((resolve) => child.once("close", resolve));
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Report) : null;
}
