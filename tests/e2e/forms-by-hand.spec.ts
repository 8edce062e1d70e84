import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { signIn, signOut } from "./steps/doorway.ts";
import { DEMO_PASSWORD, somebody } from "./steps/people.ts";
import { paidProducts, putInCart, writeBuyer } from "./steps/shop.ts";

/** What a person types in a field, by what the field asks for. */
async function wordsFor(field: Locator): Promise<string> {
  const { name, type, mode } = await field.evaluate((input: HTMLInputElement) => ({
    name: input.name,
    type: input.type,
    mode: input.inputMode,
  }));
  if (type === "email" || mode === "email") return "pessoa.qualquer@exemplo.com.br";
  if (/document/i.test(name)) return "52998224725";
  if (/cep|postal|zip/i.test(name)) return "01310100";
  if (/phone|telefone/i.test(name)) return "32999990000";
  if (/expiry/i.test(name)) return "1231";
  if (/date|birth|validade/i.test(name)) return "12031988";
  if (/cvv/i.test(name)) return "123";
  if (/cardNumber/.test(name)) return "4000000000000010";
  if (mode === "numeric" || mode === "decimal") return "12";
  return "Marina Prado";
}

const bare = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();

/** Sends the form as it is, and types into each of its empty fields but the trap for machines, key by key: none of it lands in another. */
async function typeAfterRefusal(page: Page, form: Locator, send: Locator): Promise<void> {
  await send.click();
  await expect(form.locator("[aria-invalid=true]").first()).toBeVisible();
  const fields = form.locator(
    "input:visible:not([type=checkbox]):not([type=radio]):not([type=file]):not([readonly]):not([tabindex='-1']), textarea:visible",
  );
  const typed: { field: Locator; words: string }[] = [];
  for (const field of await fields.all()) {
    if ((await field.inputValue()) !== "") continue;
    const words = await wordsFor(field);
    await field.click();
    for (const key of words) {
      await page.keyboard.type(key);
      await expect(field).toBeFocused();
    }
    typed.push({ field, words });
  }
  expect(typed.length).toBeGreaterThan(0);
  for (const { field, words } of typed) expect(bare(await field.inputValue())).toContain(bare(words).slice(0, 40));
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("after a refused submit a guest types the purchase and nothing jumps", async ({ page, request }) => {
      const [slug = ""] = await paidProducts(request, 1);
      await putInCart(page, slug);
      await page.goto("/finalizar-compra");
      const form = page.locator("#compra");
      await typeAfterRefusal(page, form, page.getByRole("button", { name: /^Pagar com Pix/ }).first());
      await page.reload();
      await page.getByRole("radio", { name: "Cartão de crédito" }).check();
      await expect(page.getByLabel("Número do cartão")).toBeVisible();
      await typeAfterRefusal(page, form, page.getByRole("button", { name: /^Pagar com cartão/ }).first());
    });

    test("after a refused submit whoever writes to us, signs up or subscribes types and nothing jumps", async ({ page }) => {
      await page.goto("/ajuda/contato");
      await typeAfterRefusal(page, page.locator("main form"), page.getByRole("button", { name: "Enviar mensagem" }));
      await page.goto("/auth/login?passo=criar");
      await typeAfterRefusal(page, page.locator("main form"), page.getByRole("button", { name: "Criar conta" }));
    });

    test("after a refused submit an author types a card, an address and a coupon, and nothing jumps", async ({ page }) => {
      await signIn(page, "autora@demo.test", DEMO_PASSWORD, "/painel/enderecos");
      await typeAfterRefusal(page, page.locator("main form").first(), page.getByRole("button", { name: "Salvar endereço" }));
      await page.goto("/adicionar-cartao");
      await typeAfterRefusal(page, page.locator("main form").last(), page.getByRole("button", { name: "Salvar cartão" }));
    });
  });
}

test("what a guest typed is still there after a reload", async ({ page, request }) => {
  const [slug = ""] = await paidProducts(request, 1);
  await putInCart(page, slug);
  await page.goto("/finalizar-compra");
  const person = somebody();
  await writeBuyer(page, person);
  await page.reload();
  await expect(page.getByLabel("E-mail")).toHaveValue(person.email);
  await expect(page.getByLabel("Nome completo")).toHaveValue(person.name);
  await expect(page.getByLabel("CPF", { exact: true })).toHaveValue(/\d{3}\.\d{3}\.\d{3}-\d{2}/);
});

test("what one person typed is not shown to who signs in after them in the same tab", async ({ page }) => {
  const label = page.getByLabel("Como você chama este lugar");
  await signIn(page, "cliente@demo.test", DEMO_PASSWORD, "/painel/enderecos");
  await expect(async () => {
    await label.fill("Casa da Marina");
    await page.reload();
    await expect(label).toHaveValue("Casa da Marina", { timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
  await signOut(page);
  await signIn(page, "autora@demo.test", DEMO_PASSWORD, "/painel/enderecos");
  await expect(page.getByRole("heading", { name: "Adicionar endereço" })).toBeVisible();
  await label.focus();
  await expect(label).toHaveValue("");
});

test("a document is pasted as it was copied, and the letters of a company's are one press away", async ({ page, request }) => {
  const [slug = ""] = await paidProducts(request, 1);
  await putInCart(page, slug);
  await page.goto("/finalizar-compra");
  const document = page.getByLabel("CPF", { exact: true });
  await expect(document).toHaveAttribute("inputmode", "numeric");
  await document.focus();
  await page.keyboard.insertText("CPF: 529 982 247 25");
  await expect(document).toHaveValue("529.982.247-25");
  await page.getByRole("button", { name: "Comprar como empresa" }).click();
  await expect(page.getByLabel("CNPJ", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Nome da empresa")).toBeVisible();
});
