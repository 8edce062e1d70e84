import { randomBytes } from "node:crypto";
import type { APIRequestContext, BrowserContext } from "@playwright/test";
import { expect, freshNetwork, test } from "./journey.ts";
import { linkedAddresses, routePatterns } from "./steps/addresses.ts";
import { payPix, pixCodeOn } from "./steps/bank.ts";
import { type Person, somebody } from "./steps/people.ts";
import { expectFiles, orderAsGuest, paidProducts, putInCart } from "./steps/shop.ts";

/** Pages looked at besides those of the routes themselves. */
const WALKED = 40;

type Reader = {
  who: string;
  request: APIRequestContext;
  /** What only this person's pages may say. */
  marks: string[];
};
type Someone = Reader & { browser: BrowserContext; person: Person; orderId: string };

const emailMessages = (): string => [...randomBytes(8)].map((byte) => "bcdfglmnprstvz".charAt(byte % 14)).join("a");

const dotted = (cpf: string): string => cpf.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, "$1.$2.$3-$4");

/** Buys one product, pays, and leaves another in the cart. */
async function someone(browser: BrowserContext, bought: string, wanted: string): Promise<Someone> {
  const person = somebody(`Zuleica ${emailMessages()}`);
  const page = await browser.newPage();
  const orderId = await orderAsGuest(page, bought, person);
  await payPix(await pixCodeOn(page));
  await expectFiles(page, orderId);
  await putInCart(page, wanted);
  await page.close();
  const cookies = await browser.cookies();
  const secrets = cookies.filter(({ value }) => value.length > 20).map(({ value }) => decodeURIComponent(value));
  const family = person.name.split(" ").at(-1) ?? person.name;
  return {
    who: person.email,
    request: browser.request,
    marks: [family, person.email, person.document, dotted(person.document), orderId, ...secrets],
    browser,
    person,
    orderId,
  };
}

/** Every route, with the orders of both where an order is named, and what a stranger finds by links. */
async function everyAddress(request: APIRequestContext, orderIds: string[]): Promise<string[]> {
  const walked = await linkedAddresses(request, WALKED);
  const routes = routePatterns().flatMap((pattern) => {
    if (pattern.includes("$orderId")) return orderIds.map((orderId) => pattern.replace("$orderId", orderId));
    return pattern.includes("$") ? [pattern.replace(/\$\w*/g, "nada")] : [pattern];
  });
  return [...new Set([...routes, ...walked])];
}

test("two people walk every page, in both orders, and none brings the other's data", async ({ openBrowser, request }) => {
  test.setTimeout(600_000);
  const [first = "", second = "", third = "", fourth = ""] = await paidProducts(request, 4);
  const network = () => ({ extraHTTPHeaders: { "x-forwarded-for": freshNetwork() } });
  const one = await someone(await openBrowser(network()), first, second);
  const other = await someone(await openBrowser(network()), third, fourth);
  const nobody: Reader = { who: "ninguém", request: (await openBrowser(network())).request, marks: [] };
  const addresses = await everyAddress(nobody.request, [one.orderId, other.orderId]);
  expect(addresses.length).toBeGreaterThan(30);

  const leaks: string[] = [];
  const ownPages = new Map<string, number>();
  for (const order of [
    [one, other, nobody],
    [nobody, other, one],
  ]) {
    for (const address of addresses) {
      for (const reader of order) {
        const answer = await reader.request.get(address, { maxRetries: 2, maxRedirects: 0 });
        const headers = answer.headers();
        const text = `${JSON.stringify(headers)}\n${await answer.text()}`;
        const strange = [one, other].filter((person) => person !== reader).flatMap((person) => person.marks);
        // The address itself may name the other's order: that is what was asked, not what was answered.
        const found = strange.filter((mark) => !address.includes(mark) && text.includes(mark));
        if (found.length > 0) leaks.push(`${address}, pedida por ${reader.who}: ${found.join(", ")}`);
        if (reader.marks.some((mark) => !address.includes(mark) && text.includes(mark)))
          ownPages.set(reader.who, (ownPages.get(reader.who) ?? 0) + 1);
        if (headers["cache-control"]?.startsWith("public")) expect(headers["set-cookie"], address).toBeUndefined();
        else expect(headers["cache-control"], address).toMatch(/no-store/);
      }
    }
  }
  expect(leaks).toEqual([]);
  // Each one's own marks do appear where they belong: what was looked for can be found.
  for (const { who } of [one, other]) expect(ownPages.get(who) ?? 0, who).toBeGreaterThan(0);
});

test("two people at once on the same cached pages each see their own name and cart", async ({ openBrowser, request }) => {
  test.setTimeout(300_000);
  const [first = "", second = "", third = "", fourth = ""] = await paidProducts(request, 4);
  const people = [await someone(await openBrowser(), first, second), await someone(await openBrowser(), third, fourth)];
  const pages = await Promise.all(people.map(({ browser }) => browser.newPage()));
  for (const address of ["/", "/produtos", `/produto/${second}`, "/lojas"]) {
    await Promise.all(pages.map((page) => page.goto(address)));
    for (const [index, page] of pages.entries()) {
      const [self, stranger] = index === 0 ? people : people.toReversed();
      await expect(page.getByLabel(`Sua conta, ${self?.person.name}`).first()).toBeVisible();
      const seen = await page.locator("body").innerText();
      for (const mark of stranger?.marks ?? []) expect(seen, address).not.toContain(mark);
    }
  }
  for (const [index, name] of ["No carrinho", "Adicionar ao carrinho"].entries()) {
    const page = pages[index];
    await page?.goto(`/produto/${second}`);
    if (page) await expect(page.getByRole("button", { name }).first()).toBeVisible();
  }
});
