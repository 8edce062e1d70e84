import { randomInt } from "node:crypto";
import { test as base, type BrowserContext, type BrowserContextOptions, expect } from "@playwright/test";
import { openAwake } from "./steps/awake.ts";
import { CONSENT_COOKIE, CONSENT_VERSION } from "../../src/modules/accounts/privacy/rules.ts";

type Journey = {
  /** What a page may complain about because the journey provokes it; anything else fails the journey. */
  expected: RegExp[];
  complaints: string[];
  /** Another browser, with nothing in common with the first. */
  openBrowser: (options?: BrowserContextOptions) => Promise<BrowserContext>;
};

/** Refusals are answers that the page shows; the browser logs their status all the same. */
const REFUSAL = /status of 4\d\d/;

/** Nobody is asked about cookies on the way, but where that is what is walked: there it is cleared. */
const REFUSED = {
  name: CONSENT_COOKIE,
  value: `${CONSENT_VERSION}.nao.0d5b1a3e-8f5e-4b6a-9a0a-2f0c5d1f7e11`,
  url: process.env.E2E_URL ?? "http://localhost:3000",
};

/** A journey comes from a network of its own, and no page on the way may log an error or break its CSP. */
export const test = base.extend<Journey>({
  extraHTTPHeaders: async ({}, run) => run({ "x-forwarded-for": freshNetwork() }),
  expected: async ({}, run) => run([]),
  complaints: [
    async ({ expected }, run) => {
      const complaints: string[] = [];
      await run(complaints);
      expect(complaints.filter((one) => !expected.some((pattern) => pattern.test(one)))).toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, complaints }, run) => {
    await context.addCookies([REFUSED]);
    watch(context, complaints);
    openAwake(context);
    await run(context);
  },
  openBrowser: async ({ browser, complaints }, run) => {
    const opened: BrowserContext[] = [];
    await run(async (options) => {
      const context = await browser.newContext(options);
      await context.addCookies([REFUSED]);
      opened.push(context);
      watch(context, complaints);
      if (options?.javaScriptEnabled !== false) openAwake(context);
      return context;
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});

export { expect } from "@playwright/test";

function watch(context: BrowserContext, complaints: string[]): void {
  context.on("console", (message) => {
    const { url } = message.location();
    if (message.type() !== "error" || (url.includes("/_serverFn/") && REFUSAL.test(message.text()))) return;
    complaints.push(`${message.page()?.url()}: ${message.text()} (${url})`);
  });
  context.on("weberror", (error) => complaints.push(`${error.page()?.url()}: ${error.error().stack}`));
}

export const freshNetwork = (): string => `10.${randomInt(1, 255)}.${randomInt(255)}.7`;
