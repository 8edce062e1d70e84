import type { Browser } from "@playwright/test";
import type { Autoria } from "../contenders/autoria.ts";
import { firstProduct } from "../market.ts";
import { buyByCard, buyByPix, downloadElsewhere, type Place } from "../people/buying.ts";
import { startCepService } from "../people/cep-service.ts";
import { crawl, type Faults, heightOf, panelAddresses, publicAddresses } from "../people/crawl.ts";
import { enter, newPhone, openChromium } from "../people/phone.ts";
import { publishOne } from "../people/publishing.ts";
import type { Line } from "../report.ts";

const AUTHOR = "autora@demo.test";
const ADMIN = "admin@demo.test";
const PASSWORD = "demo-autoria-2026";

/** What people have to do and to look at, on a phone of 390 px: fields, presses, heights, complaints. */
export async function people({ url, databaseUrl, env }: Pick<Autoria, "url" | "databaseUrl" | "env">): Promise<Line[]> {
  const place = {
    url,
    mailUrl: `http://localhost:${env.MAIL_HTTP_PORT}`,
    product: `/produto/${await firstProduct({ databaseUrl })}`,
  };
  const ceps = await startCepService(Number(new URL(env.CEP_URL ?? "").port));
  const browser = await openChromium();
  try {
    const lines = [...(await buying(browser, place)), ...(await selling(browser, place)), ...(await looking(browser, place))];
    return lines.map(({ most, ...line }) => ({ ...line, aim: `≤ ${most}`, ok: line.found <= most ? "yes" : "NO" }));
  } finally {
    await browser.close();
    ceps.stop();
  }
}

type Counted = { what: string; found: number; most: number };

async function buying(browser: Browser, place: Place): Promise<Counted[]> {
  const { hand: pix, buyer } = await buyByPix(browser, place);
  const card = await buyByCard(browser, place);
  const elsewhere = await downloadElsewhere(browser, place, buyer);
  return [
    { what: "guest, Pix: fields", found: pix.fields, most: 3 },
    { what: "guest, Pix: presses", found: pix.presses, most: 5 },
    { what: "guest, card: fields, CEP known", found: card.fields, most: 9 },
    { what: "download on another device: presses", found: elsewhere.presses, most: 3 },
  ];
}

async function selling(browser: Browser, { url }: Place): Promise<Counted[]> {
  const page = await (await newPhone(browser, url)).newPage();
  await enter(page, AUTHOR, PASSWORD, "/painel/adicionar-produto");
  const { fields } = await publishOne(page);
  return [{ what: "a product for sale: fields", found: fields, most: 6 }];
}

async function looking(browser: Browser, { url }: Place): Promise<Counted[]> {
  const visitor = await newPhone(browser, url);
  const home = await heightOf(await visitor.newPage(), "/");
  const faults: Faults = { pages: 0, console: [], axe: [] };
  await crawl(visitor, await publicAddresses(url), faults);
  let analytics = 0;
  for (const email of [AUTHOR, ADMIN]) {
    const context = await newPhone(browser, url);
    const page = await context.newPage();
    await enter(page, email, PASSWORD, "/painel");
    const addresses = await panelAddresses(page);
    if (email === AUTHOR) analytics = await heightOf(page, "/painel/analytics");
    await crawl(context, addresses, faults);
  }
  for (const one of [...faults.console, ...faults.axe]) console.error(one);
  return [
    { what: "home: px", found: home, most: 8_000 },
    { what: "analytics: px", found: analytics, most: 4_500 },
    { what: `console errors on ${faults.pages} pages`, found: faults.console.length, most: 0 },
    { what: `axe, serious, on ${faults.pages} pages`, found: faults.axe.length, most: 0 },
  ];
}
