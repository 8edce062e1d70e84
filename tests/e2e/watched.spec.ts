import { gunzipSync } from "node:zlib";
import type { BrowserContext, Page } from "@playwright/test";
import { CONSENT_COOKIE, CONSENT_VERSION } from "../../src/modules/accounts/privacy/rules.ts";
import { expect, test } from "./journey.ts";

const PERSON = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
const KEYS = { sentryDsn: "https://chave@sentry.example/42", posthogKey: "phc_feira" };

type Sent = { requested: string[]; errors: string[]; uses: string[] };

/** A market with keys, whose other side is this journey; chance always gives `chance`, and nothing shows that a robot walks. */
async function watchedMarket(context: BrowserContext, isGiven: boolean, chance: number): Promise<Sent> {
  const sent: Sent = { requested: [], errors: [], uses: [] };
  const browserId = "0d5b1a3e-8f5e-4b6a-9a0a-2f0c5d1f7e11";
  const value = `${CONSENT_VERSION}.${isGiven ? "sim" : "nao"}.${browserId}`;
  await context.addCookies([{ name: CONSENT_COOKIE, value, url: process.env.E2E_URL ?? "http://localhost:3000" }]);
  await context.addInitScript((random) => {
    Object.defineProperty(navigator, "webdriver", { get: () => false });
    Object.defineProperty(navigator, "userAgentData", { get: () => undefined });
    Math.random = () => random;
  }, chance);
  await context.route(/\/(monitoring|ingest\/.*)(\?.*)?$/, async (route) => {
    const request = route.request();
    const isSentry = new URL(request.url()).pathname === "/monitoring";
    sent.requested.push(request.url());
    if (request.method() === "POST") (isSentry ? sent.errors : sent.uses).push(unpacked(request.postDataBuffer()));
    const flags = { featureFlags: {}, sessionRecording: { endpoint: "/s/" }, supportedCompression: [] };
    await route.fulfill({ json: isSentry && request.method() === "GET" ? KEYS : flags });
  });
  return sent;
}

const unpacked = (body: Buffer | null): string =>
  body?.[0] === 0x1f && body[1] === 0x8b ? gunzipSync(body).toString() : (body?.toString() ?? "");

const breakSomething = (page: Page) =>
  page.evaluate(() =>
    setTimeout(() => {
      throw new Error("quebrou de propósito");
    }),
  );

test("with a yes, errors and usage pass through the platform without text, fields or images; without it, and where there is money, nothing does", async ({
  openBrowser,
  expected,
}) => {
  expected.push(/quebrou de propósito/);
  const refused = await openBrowser({ userAgent: PERSON });
  const nothing = await watchedMarket(refused, false, 0.05);
  const silent = await refused.newPage();
  await silent.goto("/produtos");

  const agreed = await openBrowser({ userAgent: PERSON });
  const sent = await watchedMarket(agreed, true, 0.05);
  const page = await agreed.newPage();
  await page.goto("/produtos");
  const title = (await page.locator("[data-product]").first().getByRole("heading").textContent()) ?? "";
  const cover = (await page.locator("[data-product] img").first().getAttribute("src")) ?? "";
  await expect.poll(() => sent.errors.some((one) => one.includes('"type":"replay_recording"')), { timeout: 30_000 }).toBe(true);
  await page.getByRole("searchbox").first().fill("caneca azul");
  const price = page.getByRole("textbox", { name: /^Preço/ }).first();
  await price.fill("94,17");
  await breakSomething(page);
  await expect.poll(() => sent.errors.some((one) => one.includes("quebrou de propósito")), { timeout: 30_000 }).toBe(true);
  await expect
    .poll(() => sent.errors.some((one) => one.includes('"type":"transaction"') || one.includes('"type":"span"')))
    .toBe(true);
  const traced = sent.errors.find((one) => one.includes('"sample_rate"'));
  expect(traced).toMatch(/"sample_rate":"1"/);
  await expect.poll(() => sent.uses.some((one) => one.includes("caneca azul")), { timeout: 30_000 }).toBe(true);

  const replay = sent.errors.filter((one) => one.includes('"type":"replay_recording"')).join("");
  expect(replay).not.toContain(title);
  expect(replay).not.toContain("caneca azul");
  expect(replay).toContain("rr_width");
  expect(replay).not.toContain(cover);
  expect(sent.uses.join("")).not.toContain(title);
  expect([...sent.errors, ...sent.uses].join("")).not.toContain("94,17");
  expect(sent.requested.map((url) => new URL(url).origin)).toEqual(sent.requested.map(() => new URL(page.url()).origin));

  await price.fill("");
  await page.getByRole("link", { name: "Entrar" }).first().click();
  await page.waitForURL(/\/auth\/login/);
  await page.getByLabel("E-mail").fill("maria.segredo@exemplo.com");
  const before = sent.errors.length;
  await breakSomething(page);
  await page.waitForTimeout(6_000);
  expect(sent.errors.slice(before).join("")).not.toContain("quebrou de propósito");
  expect([...sent.errors, ...sent.uses].join("")).not.toContain("maria.segredo");
  expect(nothing.requested).toEqual([]);
});

test("nine in ten visits are only recorded when something breaks", async ({ openBrowser, expected }) => {
  expected.push(/quebrou de propósito/);
  const agreed = await openBrowser({ userAgent: PERSON });
  const sent = await watchedMarket(agreed, true, 0.5);
  const page = await agreed.newPage();
  await page.goto("/");
  const isRecorded = () => sent.errors.some((one) => one.includes('"type":"replay_recording"'));
  await expect.poll(() => sent.requested.length, { timeout: 30_000 }).toBeGreaterThan(1);
  await page.waitForTimeout(7_000);
  expect(isRecorded()).toBe(false);
  await breakSomething(page);
  await expect.poll(isRecorded, { timeout: 30_000 }).toBe(true);
});
