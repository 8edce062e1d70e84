import { expect, test } from "./journey.ts";
import { openStoreSaying } from "./steps/records.ts";

const HOSTILE = [
  "<script>alert(1)</script>",
  "</script><script>alert(2)</script>",
  "<img src=x onerror=alert(3)>",
  '"><svg onload=alert(4)>',
  '<a href="javascript:alert(5)">a</a>',
  '<iframe srcdoc="<script>parent.alert(6)</script>"></iframe>',
  "javascript:alert(7)",
  "data:text/html,<script>alert(8)</script>",
  '<base href="https://evil.example/">',
];

test("nothing that someone writes runs on another's page (B133, B135, B142)", async ({ page }) => {
  const opened: string[] = [];
  page.on("dialog", (dialog) => {
    opened.push(dialog.message());
    void dialog.dismiss();
  });
  const { store, material: product } = await openStoreSaying(HOSTILE);
  const search = new URLSearchParams({ busca: HOSTILE.join(" ") }).toString();
  for (const address of [
    `/produto/${product}`,
    `/informacoes-do-produto?produto=${product}`,
    `/loja/${store}`,
    `/produtos?${search}`,
  ]) {
    await page.goto(address);
    await expect(page.locator("main").getByText("<script>alert(1)</script>").first(), address).toBeVisible();
    const found = await page.evaluate(() => ({
      planted: document.querySelectorAll("main :is(script:not([type]), iframe, base, img[onerror], svg[onload])").length,
      links: [...document.querySelectorAll("a")].filter((one) => !/^(https?|mailto):$/.test(one.protocol)).length,
    }));
    expect(found, address).toEqual({ planted: 0, links: 0 });
  }
  expect(opened).toEqual([]);
});
