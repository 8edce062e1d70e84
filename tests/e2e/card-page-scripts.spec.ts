import { expect, test } from "./journey.ts";
import { settled } from "./steps/awake.ts";
import { somebody } from "./steps/people.ts";
import { orderAsGuest, paidProducts, putInCart } from "./steps/shop.ts";

/** PCI DSS 6.4.3: the pages where a card is typed run our own scripts, each allowed by name, and nothing else. */
test("pages where a card is typed only run our scripts, each one authorised", async ({ page, request }) => {
  const [first = "", second = ""] = await paidProducts(request, 2);
  await orderAsGuest(page, first, somebody());
  await putInCart(page, second);
  const requested: string[] = [];
  page.on("request", (one) => one.resourceType() === "script" && requested.push(one.url()));
  for (const address of ["/finalizar-compra", "/finalizar-pedido", "/adicionar-cartao"]) {
    const answer = await page.goto(address);
    const policy = (await answer?.headerValue("content-security-policy")) ?? "";
    const [, scripts = ""] = /script-src ([^;]*)/.exec(policy) ?? [];
    expect(scripts, address).toMatch(/^'self' 'nonce-[^']+' 'strict-dynamic'$/);
    const [, connections = ""] = /connect-src ([^;]*)/.exec(policy) ?? [];
    expect(connections.split(" "), address).toHaveLength(2);
    await settled(page);
    const inventory = await page.evaluate(() =>
      [...document.scripts].map(({ src, nonce, type }) => ({ src, type, hasNonce: nonce !== "" })),
    );
    expect(inventory.length, address).toBeGreaterThan(0);
    for (const { src, type, hasNonce } of inventory) {
      if (src) expect(new URL(src).origin, address).toBe(new URL(page.url()).origin);
      else if (!/json/.test(type)) expect(hasNonce, `${address}: script sem nonce`).toBe(true);
    }
  }
  const foreign = requested.filter((url) => new URL(url).origin !== new URL(page.url()).origin);
  expect(foreign).toEqual([]);
});
