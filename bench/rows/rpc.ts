import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { ensureBrowser } from "../../dev/cli/browser.ts";
import { freePort } from "../../dev/cli/ports.ts";
import type { Autoria } from "../contenders/autoria.ts";
import { recordAnswer } from "../contenders/bare.ts";
import { startServer } from "../contenders/process.ts";
import { startVendure, untilVendureIdle, type Vendure } from "../contenders/vendure.ts";
import { ask, BROWSER, neighbours } from "../market.ts";
import type { Line } from "../report.ts";
import { alternate, compare, type Contender } from "../rounds.ts";
import { searchPath } from "../vendure-purchase.ts";
import { openSessions } from "./sessions.ts";

const READERS = 40;
const LOAD = { connections: 16, seconds: 2 };
type Call = { path: string; headers: Record<string, string> };

/**
 * Two server functions as the browser calls them, against the same queries on a bare `node:http`; the list, which comes with its facets, also
 * beside Vendure's search with and without its own.
 */
export async function rpc(autoria: Autoria): Promise<Line[]> {
  const readers = await signIn(autoria);
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ["--no-sandbox"] });
  const list = await overheard(browser, autoria.url, "/", "/produtos");
  const library = await overheard(browser, autoria.url, "/painel", "/painel/pedidos", readers[0]?.cookie);
  await browser.close();

  const port = await freePort(4217);
  const url = `http://127.0.0.1:${port}`;
  const env = { ...process.env, ...autoria.env, NODE_ENV: "production" as const, DATABASE_URL: autoria.databaseUrl };
  const file = join(import.meta.dirname, "../contenders/bare-functions.ts");
  const bare = await startServer([process.execPath, "--import", "tsx", file, String(port)], `${url}/lista`, { env });
  try {
    const lists = await alternate([
      {
        name: "autoria",
        ...LOAD,
        url: autoria.url,
        paths: [list.path],
        headers: neighbours(2_000).map((address) => ({ ...list.headers, ...address })),
        cpuSeconds: autoria.cpuSeconds,
      },
      { name: "node:http + same query", ...LOAD, url, paths: ["/lista"], headers: [{}], cpuSeconds: bare.cpuSeconds },
    ]);
    const libraries = await alternate([
      {
        name: "autoria",
        ...LOAD,
        url: autoria.url,
        paths: [library.path],
        headers: readers.map(({ cookie }) => ({ ...library.headers, cookie })),
        cpuSeconds: autoria.cpuSeconds,
      },
      {
        name: "node:http + same queries",
        ...LOAD,
        url,
        paths: readers.map(({ userId }) => `/biblioteca/${userId}`),
        headers: [{}],
        cpuSeconds: bare.cpuSeconds,
      },
    ]);
    return [
      ...compare("24 products", lists),
      ...(await besideVendure(autoria, list)),
      ...compare("library, signed in", libraries),
    ];
  } finally {
    await bare.stop();
  }
}

/** The list as a browser asks it, compressed where the server does so, and the bytes that travel. */
async function besideVendure(autoria: Autoria, list: Call): Promise<Line[]> {
  const vendure = await startVendure(autoria);
  if (!vendure) return [{ work: "24 products, as a browser", server: "vendure", "req/s": "left out" }];
  try {
    await untilVendureIdle(vendure);
    const contenders: Contender[] = [
      {
        name: "autoria, with facets",
        ...LOAD,
        url: autoria.url,
        paths: [list.path],
        headers: neighbours(2_000).map((address) => ({ ...BROWSER, ...list.headers, ...address })),
        cpuSeconds: autoria.cpuSeconds,
      },
      searchOf(vendure, { facets: false }),
      searchOf(vendure, { facets: true }),
    ];
    const bytes = await Promise.all(
      contenders.map(
        async ({ url, paths: [path = ""] = [], headers: [headers = {}] }) =>
          (await recordAnswer(url + path, headers)).body.length,
      ),
    );
    const measured = await alternate(contenders);
    return compare("24 products, as a browser", measured).map((line, at) => ({ ...line, bytes: bytes[at] ?? 0 }));
  } finally {
    await vendure.stop();
  }
}

const searchOf = (vendure: Vendure, { facets }: { facets: boolean }): Contender => ({
  name: `vendure search, ${facets ? "with" : "without"} facets`,
  ...LOAD,
  url: vendure.url,
  paths: [searchPath({ facets })],
  headers: [BROWSER],
  cpuSeconds: vendure.cpuSeconds,
});

/** The largest server-function read that following a link of the app makes. */
async function overheard(browser: Browser, url: string, from: string, link: string, cookie?: string): Promise<Call> {
  const context = await browser.newContext(cookie ? { extraHTTPHeaders: { cookie } } : {});
  const page = await context.newPage();
  const calls: (Call & { bytes: number })[] = [];
  await page.goto(url + from, { waitUntil: "networkidle" });
  page.on("response", async (response) => {
    const requested = new URL(response.url());
    if (!requested.pathname.startsWith("/_serverFn/") || response.request().method() !== "GET") return;
    const { accept = "", "x-tsr-serverfn": isCall = "true" } = response.request().headers();
    const bytes = (await response.body()).length;
    calls.push({
      path: requested.pathname + requested.search,
      headers: { accept, "x-tsr-serverFn": isCall, referer: page.url(), "sec-fetch-site": "same-origin" },
      bytes,
    });
  });
  await page.locator(`a[href="${link}"]`).first().dispatchEvent("click");
  await page.waitForURL((reached) => reached.pathname === link);
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(1_000);
  await context.close();
  const [largest] = calls.toSorted((a, b) => b.bytes - a.bytes);
  if (!largest) throw new Error(`following ${link} asked the server nothing`);
  return { path: largest.path, headers: largest.headers };
}

/** Sessions of people who have bought something, each with a limit of its own. */
async function signIn(autoria: Autoria): Promise<{ userId: string; cookie: string }[]> {
  const buyers = await ask<{ user_id: string }>(
    autoria,
    `select user_id from entitlements where revoked_at is null group by user_id order by count(*) desc limit ${READERS}`,
  );
  const cookies = await openSessions(
    autoria,
    buyers.map((one) => one.user_id),
  );
  return [...cookies].map(([userId, cookie]) => ({ userId, cookie }));
}
