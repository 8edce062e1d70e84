import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "./journey.ts";
import { breakProvider, mendProvider, payPix, pixCodeOn } from "./steps/bank.ts";
import { somebody } from "./steps/people.ts";
import { expectFiles, goToPix, orderAsGuest, paidMaterial, putInCart, writeBuyer } from "./steps/shop.ts";

test.afterEach(mendProvider);

test("com a Pagar.me fora do ar a compra diz o que houve, não perde nada, e depois se paga", async ({ page, request }) => {
  await putInCart(page, await paidMaterial(request));
  await page.goto("/finalizar-compra");
  await writeBuyer(page, somebody());
  await breakProvider("down");
  const orderId = await goToPix(page);
  await expect(
    page.getByText(/Ainda estamos falando com o banco|Não conseguimos um código com o banco agora|ainda não deu a palavra final/),
  ).toBeVisible({ timeout: 30_000 });
  await mendProvider();

  await expect(async () => {
    const again = page.getByRole("button", { name: /^(Gerar novo código|Perguntar de novo)$/ });
    if (await again.isVisible()) await again.click();
    await expect(page.getByLabel("Pix copia e cola")).toHaveValue(/^000201/, { timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  await payPix(await pixCodeOn(page));
  await expectFiles(page, orderId);
});

test("o servidor morto no meio da compra volta sozinho e não perde nada", async ({ page, request, expected }) => {
  test.skip(process.platform !== "linux", "acha o processo por /proc");
  expected.push(/ERR_(CONNECTION|EMPTY|INCOMPLETE|NETWORK)|Failed to fetch/);
  const orderId = await orderAsGuest(page, await paidMaterial(request), somebody());
  const code = await pixCodeOn(page);
  process.kill(webProcess(), "SIGKILL");
  await payPix(code);
  await expect.poll(async () => (await request.get("/readyz").catch(() => null))?.ok(), { timeout: 60_000 }).toBe(true);
  await expectFiles(page, orderId);
});

/** The process that serves the market under test, by the port and role it was started with. */
function webProcess(): number {
  const { port } = new URL(process.env.E2E_URL ?? "http://localhost:3000");
  const found = readdirSync("/proc").find((pid) => {
    if (!/^\d+$/.test(pid)) return false;
    try {
      const isMain = readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("src/main.ts");
      const env = readFileSync(`/proc/${pid}/environ`, "utf8").split("\0");
      return isMain && env.includes("ROLE=web") && env.includes(`PORT=${port}`);
    } catch {
      return false;
    }
  });
  if (!found) throw new Error(`no web process of port ${port}`);
  return Number(found);
}
