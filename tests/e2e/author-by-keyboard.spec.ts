import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { settled } from "./steps/awake.ts";
import { freshCode } from "./steps/coupons.ts";
import { signInByCode } from "./steps/doorway.ts";
import { tabTo } from "./steps/keyboard.ts";
import { makePdf } from "./steps/make-pdf.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Goes to a page of the panel by the palette. */
async function goTo(page: Page, words: string): Promise<void> {
  await page.keyboard.press("ControlOrMeta+K");
  await expect(page.getByRole("combobox", { name: "Buscar ou ir para" })).toBeFocused();
  await page.keyboard.type(words);
  await expect(page.getByRole("option", { name: words }).first()).toBeVisible();
  await page.keyboard.press("Enter");
}

async function write(page: Page, field: ReturnType<Page["getByLabel"]>, words: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(words);
}

test("only by keyboard, an author publishes a product, finds it in their list and makes a coupon for it", async ({ page }) => {
  const title = `Quebra-cabeça ${randomBytes(4).toString("hex")}`;
  await signInByCode(page, "nina-caldas@demo.test", "/painel/adicionar-produto");
  await page.waitForURL(/produto=\d+/);
  await settled(page);
  // Asked for before the way there: the browser hears of it apart from the keys, and on a busy machine after them.
  const chosen = page.waitForEvent("filechooser");
  await tabTo(page, page.locator("#arquivos"));
  await page.keyboard.press("Space");
  await (await chosen).setFiles({ name: "quebra.pdf", mimeType: "application/pdf", buffer: await makePdf(title, 4, 1024) });
  // What the file brings grows above the fields: who types waits for it.
  await expect(page.getByRole("listitem").filter({ hasText: "quebra.pdf" })).toContainText("PDF · 4 páginas", {
    timeout: 60_000,
  });
  await write(page, page.getByRole("textbox", { name: "Título" }), title);
  await write(page, page.getByLabel("Resumo em uma frase"), "Um quebra-cabeça para montar em dupla.");
  await write(page, page.getByLabel("Tipo de material"), "Jogo de imprimir");
  await write(
    page,
    page.getByRole("textbox", { name: "Descrição" }),
    "Doze peças para recortar e montar, com o desenho inteiro na última página.",
  );
  await tabTo(page, page.getByLabel("Categoria", { exact: true }));
  await page.keyboard.press("ArrowDown");
  await write(page, page.getByRole("textbox", { name: "Preço" }), "18,90");
  // It is before the price, so the way there goes round the whole form, its many kinds of skill included.
  await tabTo(page, page.getByRole("checkbox", { name: "Página 1", exact: true }), 240);
  await page.keyboard.press("Space");
  await expect(page.getByText("Prévia salva.")).toBeVisible({ timeout: 30_000 });
  await tabTo(page, page.getByRole("button", { name: "Usar a página 1" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Tirar a capa" })).toBeVisible({ timeout: 30_000 });
  await tabTo(page, page.getByRole("checkbox", { name: /^Declaro que este material/ }));
  await page.keyboard.press("Space");
  await tabTo(page, page.getByRole("button", { name: "Publicar material" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Publicado.", { exact: true })).toBeVisible({ timeout: 60_000 });

  await goTo(page, "Materiais");
  await page.waitForURL(/\/painel\/produtos/);
  const search = page.getByRole("searchbox", { name: "Buscar nos seus materiais" });
  await expect(search).toBeVisible();
  await page.keyboard.press("/");
  await expect(search).toBeFocused();
  await page.keyboard.type(title);
  await page.keyboard.press("Enter");
  const row = page.locator("[data-row]");
  await expect(row).toHaveCount(1);
  // Out of the search and into the list.
  await page.keyboard.press("Escape");
  await expect(row).toBeFocused();
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog", { name: "Material" });
  await expect(drawer).toContainText(title);
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(row).toBeFocused();

  await goTo(page, "Cupons");
  await page.waitForURL(/\/painel\/cupons/);
  await tabTo(page, page.getByRole("button", { name: "Criar cupom" }));
  await page.keyboard.press("Enter");
  const form = page.getByRole("dialog", { name: "Novo cupom" });
  const code = freshCode();
  await write(page, form.getByLabel("Código", { exact: true }), code);
  await write(page, form.getByRole("textbox", { name: "Desconto" }), "20");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Cupom criado" })).toContainText(`/cupom/${code}`);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Criar cupom" })).toBeFocused();
});
