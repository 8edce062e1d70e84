import { afterAll, beforeAll, expect, test } from "vitest";
import { startForTest } from "../start-for-test.ts";

let shop: Awaited<ReturnType<typeof startForTest>>;
beforeAll(async () => {
  shop = await startForTest();
});
afterAll(() => shop.close());

const page = async (path = "/") => (await fetch(shop.url + path)).text();

test("a página vazia diz o que fazer, e a cheia traz um botão por desfecho", async () => {
  expect(await page()).toContain("Faça uma compra e ela aparece aqui.");
  const { charge } = await shop.placePix(12_345);
  const shown = await page();
  expect(shown).toContain("123,45");
  for (const outcome of ["pay", "expire", "fail"]) expect(shown).toContain(`data-call="/charges/${charge.id}/${outcome}"`);
  expect(await page(`/?busca=nada`)).not.toContain(charge.id);
});

test("o que vem de fora aparece como texto, nunca como marcação", async () => {
  await shop.control("/recipients", { id: "re_x", name: "<script>alert(1)</script>", document: "52998224725" });
  expect(await page()).not.toContain("<script>alert");
  expect(await page("/kyc/re_x")).not.toContain("<script>alert");
});
