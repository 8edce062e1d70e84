import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { payPix, pixCodeOn } from "./steps/bank.ts";
import { createCoupon, freshCode } from "./steps/coupons.ts";
import { signIn } from "./steps/doorway.ts";
import { DEMO_PASSWORD, somebody } from "./steps/people.ts";
import { expectFiles, goToPix, writeBuyer } from "./steps/shop.ts";

const PHONE = { width: 390, height: 844 };

const centsIn = async (place: Locator): Promise<number> =>
  Number(await place.locator("[data-cents]").first().getAttribute("data-cents"));

const rowOf = (page: Page, code: string): Locator => page.getByRole("row").filter({ hasText: code });

const firstToAdd = (page: Page): Locator => page.getByRole("button", { name: /^Adicionar ao carrinho:/ }).first();

test.describe("a coupon's link, opened on a phone", () => {
  test.use({ viewport: PHONE });
  test.setTimeout(300_000);

  test("shows the earlier and the current price, goes as far as Pix, and the seller sees use and revenue", async ({
    page,
    openBrowser,
  }) => {
    const code = freshCode();
    const author = await (await openBrowser({ viewport: { width: 1280, height: 900 } })).newPage();
    await signIn(author, "autora@demo.test", DEMO_PASSWORD);
    await createCoupon(author, code);
    await expect(author.getByRole("img", { name: new RegExp(`^QR code do cupom ${code}`) })).toBeVisible();
    const [paper] = await Promise.all([
      author.waitForEvent("download"),
      author.getByRole("link", { name: "Baixar QR code" }).click(),
    ]);
    expect(paper.suggestedFilename()).toBe(`cupom-${code}.svg`);

    await page.goto(`/cupom/${code.toLowerCase()}`);
    await expect(page).toHaveURL(new RegExp(`/cupom/${code}$`));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute("content", /^https?:\/\/.+\.jpg$/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("50% de desconto");
    await expect(page.getByText("Restam 10 usos.")).toBeVisible();
    await page.getByRole("button", { name: "Ativar e ver produtos" }).click();
    await expect(page.getByText("Cupom ativado")).toBeVisible();

    const card = page.locator("[data-product]").first();
    const newCents = await centsIn(card);
    expect(newCents).toBeLessThan(await centsIn(card.locator("s")));
    await firstToAdd(page).click();
    const cart = page.getByRole("dialog", { name: "Carrinho" });
    await expect(cart.getByText(`Cupom ${code}`, { exact: true })).toBeVisible();
    await cart.getByRole("link", { name: "Finalizar compra" }).click();

    const summary = page.getByRole("complementary", { name: "Resumo do pedido" });
    await expect(summary.locator(`[data-coupon="${code}"]`)).toHaveAttribute("data-status", "aplicado");
    await writeBuyer(page, somebody());
    const total = page.getByRole("button", { name: /^Pagar com Pix/ });
    expect(await centsIn(total)).toBe(newCents);
    const orderId = await goToPix(page);
    await payPix(await pixCodeOn(page));
    await expectFiles(page, orderId);

    await author.goto(`/painel/cupons?busca=${code}`);
    await expect(rowOf(author, code)).toContainText("1 de 10");
    expect(await centsIn(rowOf(author, code))).toBe(newCents);
  });

  test("once ended it answers kindly, and the code is no longer valid in the cart", async ({ page, openBrowser, expected }) => {
    const code = freshCode();
    const author = await (await openBrowser({ viewport: { width: 1280, height: 900 } })).newPage();
    await signIn(author, "autora@demo.test", DEMO_PASSWORD);
    await createCoupon(author, code);
    // Pressed before the scripts are there, the button takes the coupon along too.
    const early = await (await openBrowser({ javaScriptEnabled: false, viewport: PHONE })).newPage();
    await early.goto(`/cupom/${code}`);
    await Promise.all([early.waitForResponse((one) => one.url().endsWith("/carrinho")), firstToAdd(early).click()]);
    await early.goto("/finalizar-compra");
    await expect(early.locator(`[data-coupon="${code}"]`)).toHaveAttribute("data-status", "aplicado");

    await page.goto(`/cupom/${code}`);
    await firstToAdd(page).click();
    const cart = page.getByRole("dialog", { name: "Carrinho" });
    await expect(cart.locator(`[data-coupon="${code}"]`)).toHaveAttribute("data-status", "aplicado");

    await author.goto(`/painel/cupons?busca=${code}`);
    await author.getByRole("button", { name: `Ações do cupom ${code}` }).click();
    await author.getByRole("menuitem", { name: "Encerrar" }).click();
    await author.getByRole("alertdialog").getByRole("button", { name: "Encerrar cupom" }).click();
    await expect(rowOf(author, code).locator('[data-status="encerrado"]')).toBeVisible();

    await page.goto(`/cupom/${code}`);
    await expect(page.locator('main [data-status="expirada"]')).toBeVisible();
    await expect(page.getByRole("link", { name: /^Ver a loja de/ })).toBeVisible();
    await page.goto("/finalizar-compra");
    await expect(page.locator(`[data-coupon="${code}"]`)).toHaveAttribute("data-status", "indisponivel");
    await page.getByRole("button", { name: `Tirar o cupom ${code}` }).click();
    await expect(page.locator(`[data-coupon="${code}"]`)).toBeHidden();
    await page.getByLabel("Cupom (opcional)").fill(code);
    await page.getByRole("button", { name: "Aplicar cupom" }).click();
    await expect(page.getByLabel("Cupom (opcional)")).toHaveAccessibleDescription("Cupom inválido ou vencido. Confira o código.");

    expected.push(/status of 404.*\/cupom\//);
    await page.goto("/cupom/nunca-houve");
    await expect(page.getByRole("heading", { level: 1, name: "Não achamos este cupom" })).toBeVisible();
  });
});
