import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "./journey.ts";
import { breakProvider, restoreProvider, payPix, pixCodeOn } from "./steps/bank.ts";
import { signIn } from "./steps/doorway.ts";
import { DEMO_PASSWORD, somebody } from "./steps/people.ts";
import { whileProductsAreLocked } from "./steps/records.ts";
import { expectFiles, goToPix, orderAsGuest, paidProduct, putInCart, writeBuyer } from "./steps/shop.ts";

test.afterEach(restoreProvider);

test("with Pagar.me down the purchase says what happened, loses nothing, and is paid later", async ({ page, request }) => {
  await putInCart(page, await paidProduct(request));
  await page.goto("/finalizar-compra");
  await writeBuyer(page, somebody());
  await breakProvider("down");
  const orderId = await goToPix(page);
  await expect(
    page.getByText(/Ainda estamos falando com o banco|Não conseguimos um código com o banco agora|ainda não deu a palavra final/),
  ).toBeVisible({ timeout: 30_000 });
  await restoreProvider();

  await expect(async () => {
    const again = page.getByRole("button", { name: /^(Gerar novo código|Perguntar de novo)$/ });
    if (await again.isVisible()) await again.click();
    await expect(page.getByLabel("Pix copia e cola")).toHaveValue(/^000201/, { timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  await payPix(await pixCodeOn(page));
  await expectFiles(page, orderId);
});

test("a webhook the database did not let be checked waits on the system page, and processed again nothing is missing", async ({
  page,
  request,
  openBrowser,
}) => {
  const orderId = await orderAsGuest(page, await paidProduct(request), somebody());
  const code = await pixCodeOn(page);
  const admin = await (await openBrowser()).newPage();
  await signIn(admin, "admin@demo.test", DEMO_PASSWORD, "/painel/admin/interno");
  await breakProvider("down");
  await payPix(code);
  const again = admin.getByRole("button", { name: /^Processar de novo / }).first();
  await expect(async () => {
    await admin.reload();
    await expect(again).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 90_000 });
  await again.click();
  const dialog = admin.getByRole("dialog", { name: "Processar este aviso de novo?" });
  await dialog.getByLabel("Motivo").fill("O provedor está voltando.");
  await dialog.getByRole("button", { name: "Processar de novo" }).click();
  await expect(admin.getByText("Aviso de volta na fila.")).toBeVisible();
  await restoreProvider();
  await expectFiles(page, orderId);
});

test("a server killed in the middle of a purchase returns by itself and loses nothing", async ({ page, request, expected }) => {
  test.skip(process.platform !== "linux", "acha o processo por /proc");
  expected.push(/ERR_(CONNECTION|EMPTY|INCOMPLETE|NETWORK)|Failed to fetch/);
  const orderId = await orderAsGuest(page, await paidProduct(request), somebody());
  const code = await pixCodeOn(page);
  process.kill(webProcess(), "SIGKILL");
  await payPix(code);
  await expect.poll(async () => (await request.get("/readyz").catch(() => null))?.ok(), { timeout: 60_000 }).toBe(true);
  await expectFiles(page, orderId);
});

test("with the database busy the page asks for a moment, and a tap brings it", async ({ page, request, expected }) => {
  expected.push(/status of 503/, /Error: unavailable/);
  const address = `/produtos?busca=fração&preco_max=${1000 + (Date.now() % 9000)}`;
  await whileProductsAreLocked(async () => {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(503);
    expect(answer?.headers()).toMatchObject({ "retry-after": "2", "cache-control": "no-store" });
    await expect(page.getByRole("button", { name: "Tentar de novo" })).toBeVisible();
    expect((await request.get("/healthz")).ok()).toBe(true);
  });
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("fração");
});

/** The process that serves the market under test, by the port and role it was started with. */
function webProcess(): number {
  const { port } = new URL(process.env.E2E_URL ?? "http://localhost:3000");
  const found = readdirSync("/proc").find((pid) => {
    if (!/^\d+$/.test(pid)) return false;
    try {
      const isMain = readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("dist/server/main.js");
      const env = readFileSync(`/proc/${pid}/environ`, "utf8").split("\0");
      return isMain && env.includes("ROLE=web") && env.includes(`PORT=${port}`);
    } catch {
      return false;
    }
  });
  if (!found) throw new Error(`no web process of port ${port}`);
  return Number(found);
}
