import { afterAll, beforeAll, expect, test } from "vitest";
import { startForTest } from "../start-for-test.ts";

let shop: Awaited<ReturnType<typeof startForTest>>;
beforeAll(async () => {
  shop = await startForTest();
});
afterAll(() => shop.close());

const page = async (path = "/") => (await fetch(shop.url + path)).text();

test("the empty page says what to do, and the full one has a button for each outcome", async () => {
  expect(await page()).toContain("Faça uma compra e ela aparece aqui.");
  const { charge } = await shop.placePix(12_345);
  const shown = await page();
  expect(shown).toContain("123,45");
  for (const outcome of ["pay", "expire", "fail"]) expect(shown).toContain(`data-call="/charges/${charge.id}/${outcome}"`);
  expect(await page(`/?busca=nada`)).not.toContain(charge.id);
});

test("every manner has its switch, which says how it stands and turns it", async () => {
  const named = Object.keys((await (await shop.control("/manner")).json()) as object);
  const switches = await page();
  for (const name of named) expect(switches).toMatch(new RegExp(`id="manner-${name}"|name="${name}"|${name}&quot;`));
  expect(switches).toContain("Ligar o rigor total");
  await shop.control("/manner", { strictest: true });
  expect(await page()).toContain("Rigor total: ligado");
  expect(await page()).toMatch(/id="manner-rate_limits"\s+role="switch"\s+aria-checked="true"/);
  await shop.control("/manner", { strictest: false });
  expect(await page()).toContain("Ligar o rigor total");
});

test("what comes from outside appears as text, never as markup", async () => {
  await shop.control("/recipients", { id: "re_x", name: "<script>alert(1)</script>", document: "52998224725" });
  expect(await page()).not.toContain("<script>alert");
  expect(await page("/kyc/re_x")).not.toContain("<script>alert");
});
