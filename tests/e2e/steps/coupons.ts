import { randomBytes } from "node:crypto";
import { expect, type Page } from "@playwright/test";

export const freshCode = (): string => `ZAP${randomBytes(4).toString("hex")}`.toUpperCase();

/** Gives a coupon of half the price to ten people. */
export async function createCoupon(page: Page, code: string): Promise<void> {
  await page.goto("/painel/cupons");
  await page.getByRole("button", { name: "Criar cupom" }).click();
  const form = page.getByRole("dialog", { name: "Novo cupom" });
  await form.getByLabel("Código", { exact: true }).fill(code.toLowerCase());
  await form.getByRole("textbox", { name: "Desconto" }).fill("50");
  await form.getByLabel("Limite de usos").fill("10");
  await form.getByRole("button", { name: "Criar cupom" }).click();
  await expect(page.getByRole("dialog", { name: "Cupom criado" })).toContainText(`/cupom/${code}`);
}
