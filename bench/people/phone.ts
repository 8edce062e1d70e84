import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { CONSENT_COOKIE, CONSENT_VERSION } from "../../src/modules/accounts/privacy/rules.ts";
import { ensureBrowser } from "../../dev/cli/browser.ts";

export const PHONE = { width: 390, height: 844 };
const PATIENCE_MS = 60_000;

export const openChromium = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await ensureBrowser(), args: ["--no-sandbox", "--disable-gpu"] });

let networks = 0;

/** A phone nobody ever saw, from a network of its own, whose owner already refused the cookies. */
export async function newPhone(browser: Browser, url: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    locale: "pt-BR",
    timezoneId: "America/Sao_Paulo",
    reducedMotion: "reduce",
    extraHTTPHeaders: { "x-forwarded-for": `10.77.${++networks}.1` },
  });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addCookies([{ name: CONSENT_COOKIE, value: `${CONSENT_VERSION}.nao.0d5b1a3e-8f5e-4b6a-9a0a-2f0c5d1f7e11`, url }]);
  return context;
}

const STILL_MS = 700;
const MOST_LOOKS = 30;

/** Opens an address and waits until what it shows no longer changes: nothing is waited for and nothing was drawn for a moment. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: "load" });
  await rest(page);
}

/** By what is drawn, not by the network: a page of the panel listens for its notices as long as it is open. */
export async function rest(page: Page): Promise<void> {
  let before = -1;
  for (let look = 0; look < MOST_LOOKS; look++) {
    const drawn = await page.evaluate(() =>
      document.querySelector("main [aria-busy=true]") ? -1 : document.body.innerHTML.length + document.body.scrollHeight,
    );
    if (drawn === before && drawn !== -1) return;
    before = drawn;
    await page.waitForTimeout(STILL_MS);
  }
}

/** Signs in with the password of the demonstration. */
export async function enter(page: Page, email: string, password: string, to: string): Promise<void> {
  await openPage(page, `/auth/login?volta=${encodeURIComponent(to)}`);
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Senha", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await page.waitForURL((address) => address.pathname !== "/auth/login");
  await rest(page);
}
