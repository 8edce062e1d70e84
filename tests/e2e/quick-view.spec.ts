import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { signIn } from "./steps/doorway.ts";
import { emailTo } from "./steps/emails.ts";
import { lookOver } from "./steps/looking.ts";
import { DEMO_PASSWORD } from "./steps/people.ts";
import { sampledProductOf } from "./steps/records.ts";
import { paidProduct } from "./steps/shop.ts";

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

/** There once the page has heard who is here. */
const askButton = (page: Page) => page.getByRole("button", { name: "Fazer uma pergunta" });

/** On something of the page under the open dialog. */
const focusIsBeneath = (page: Page) =>
  page.evaluate(() => document.activeElement !== document.body && !document.activeElement?.closest("dialog[open]"));

for (const viewport of SIZES) {
  test.describe(`em ${viewport.width} px`, () => {
    test.use({ viewport });

    test("a quick look from the list moves on and back; another tab opens the page", async ({ page, context }) => {
      await page.goto("/produtos?preco_min=5");
      const cards = page.locator("[data-product]");
      const slugs = await cards.evaluateAll((all) => all.map((one) => one.getAttribute("data-product")));
      // By its own name: somebody's purchase on the way may put another product in the fifth place.
      const card = page.locator(`[data-product="${slugs[4]}"]`);
      await card.scrollIntoViewIfNeeded();
      const scrolled = await page.evaluate(() => scrollY);
      const peek = card.getByRole("link", { name: "Visualização rápida" });
      const dialog = page.locator("dialog[open]");
      await card.hover();
      await peek.click();
      await expect(dialog.getByRole("heading", { level: 2 })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/informacoes-do-produto\\?produto=${slugs[4]}$`));
      await expect(dialog.getByText("No pacote")).toBeVisible();
      await lookOver(page, "espiar");
      for (let at = 0; at < 20; at++) {
        await page.keyboard.press("Tab");
        expect(await focusIsBeneath(page), `Tab ${at + 1}`).toBe(false);
      }

      await page.keyboard.press("ArrowRight");
      await expect(page).toHaveURL(new RegExp(`produto=${slugs[5]}$`));
      await expect(dialog.getByText("No pacote")).toBeVisible();
      for (const at of [6, 7]) {
        await page.keyboard.press("ArrowRight");
        await expect(page).toHaveURL(new RegExp(`produto=${slugs[at]}$`));
      }
      await dialog.getByRole("link", { name: "Abrir a página completa" }).focus();
      for (const at of [6, 5]) {
        await page.keyboard.press("ArrowLeft");
        await expect(page).toHaveURL(new RegExp(`produto=${slugs[at]}$`));
      }
      await dialog.getByRole("button", { name: "Material anterior" }).click();
      await expect(page).toHaveURL(new RegExp(`produto=${slugs[4]}$`));
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("ArrowLeft");
      await expect(page).toHaveURL(new RegExp(`produto=${slugs[4]}$`));

      await dialog.getByRole("button", { name: /^Favoritar/ }).click();
      const message = page.getByText(/^Guardado/);
      await expect(message).toBeVisible();
      await page.getByRole("region", { name: "Mensagens do site" }).getByLabel("Fechar").click();
      await expect(message).toHaveCount(0);
      await expect(dialog).toBeVisible();

      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(/\/produtos\?preco_min=5$/);
      await expect(peek).toBeFocused();
      expect(Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThan(40);

      await peek.click();
      await expect(dialog.getByText("No pacote")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(/\/produtos\?preco_min=5$/);

      await card.hover();
      const [other] = await Promise.all([context.waitForEvent("page"), peek.click({ button: "middle" })]);
      await expect(page).toHaveURL(/\/produtos\?preco_min=5$/);
      await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(other.getByText("No pacote")).toBeVisible();
      await expect(other.locator("dialog[open]")).toHaveCount(0);
      await lookOver(other, "espiar, como página");
      await other.getByRole("link", { name: "Abrir a página completa" }).click();
      await expect(other).toHaveURL(new RegExp(`/produto/${slugs[4]}$`));
    });

    test("someone reads the sample closely, shares and asks, and the author answers", async ({ page, request, openBrowser }) => {
      const { slug, title } = await sampledProductOf("autora@demo.test");
      await signIn(page, "cliente@demo.test", DEMO_PASSWORD, `/produto/${slug}`);
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await expect(askButton(page)).toBeVisible();

      const sample = page.getByRole("button", { name: /^Ver prévia/ });
      await sample.focus();
      await page.keyboard.press("Enter");
      const reader = page.getByRole("dialog", { name: `Imagens de ${title}` });
      await expect(reader.getByRole("img", { name: /^Página \d+ de / })).toBeVisible();
      await page.keyboard.press("ArrowRight");
      await expect(reader.getByText(/^3 de /)).toBeVisible();
      await page.keyboard.press("+");
      await expect(reader.getByText("150%")).toBeVisible();
      await lookOver(page, "amostra");
      await page.keyboard.press("Escape");
      await expect(reader).toBeHidden();
      await expect(sample).toBeFocused();

      await page.getByRole("button", { name: "Compartilhar" }).click();
      const share = page.getByRole("dialog", { name: "Compartilhar" });
      const whatsApp = await share.getByRole("link", { name: "WhatsApp" }).getAttribute("href");
      expect(whatsApp).toContain("https://wa.me/?text=");
      expect(decodeURIComponent(whatsApp ?? "")).toContain(`/produto/${slug}`);
      await expect(share.getByLabel("Endereço")).toHaveValue(new RegExp(`/produto/${slug}$`));
      await page.keyboard.press("Escape");
      const picture = await page.locator('meta[property="og:image"]').getAttribute("content");
      const drawn = await request.get(new URL(picture ?? "").pathname);
      expect(drawn.status()).toBe(200);
      expect(drawn.headers()["content-type"]).toBe("image/jpeg");

      const question = `Dá para usar com ${viewport.width} alunos, turma ${Date.now() % 100_000}?`;
      await askButton(page).click();
      await page.getByLabel(/^Sua pergunta para /).fill("curta");
      await page.getByRole("button", { name: "Enviar pergunta" }).click();
      await expect(page.getByLabel(/^Sua pergunta para /)).toHaveAccessibleDescription(/pelo menos 8/);
      await page.getByLabel(/^Sua pergunta para /).fill(question);
      await page.getByRole("button", { name: "Enviar pergunta" }).click();
      await expect(page.getByRole("listitem").filter({ hasText: question })).toBeVisible();

      const author = await (await openBrowser({ viewport })).newPage();
      await signIn(author, "autora@demo.test", DEMO_PASSWORD, "/painel/avaliacoes/perguntas?situacao=todas");
      await author.getByRole("button", { name: new RegExp(`^Responder: ${question.slice(0, 30)}`) }).click();
      await author.getByLabel("Sua resposta").fill("Dá, até com o dobro.");
      await author.getByRole("button", { name: "Publicar resposta" }).click();
      await expect(author.getByText("Dá, até com o dobro.").first()).toBeVisible();
      await lookOver(author, "perguntas");

      const emailMessage = await emailTo("cliente@demo.test", /respondeu sua pergunta/);
      expect(emailMessage.text).toContain("Dá, até com o dobro.");
      await page.goto(`/produto/${slug}`);
      await expect(page.getByText("Dá, até com o dobro.").first()).toBeVisible();
    });
  });
}

test.describe("no celular", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("away from the buttons, the price and “Comprar agora” follow the page, and leave when the buttons return", async ({
    page,
    request,
  }) => {
    await page.goto(`/produto/${await paidProduct(request)}`);
    const buy = page.getByRole("button", { name: "Comprar agora" });
    await expect(buy.first()).toBeVisible();
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(buy.last()).toBeInViewport();
    await expect(buy.first()).not.toBeInViewport();
    await buy.first().scrollIntoViewIfNeeded();
    await expect(buy).toHaveCount(1);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await buy.last().click();
    await page.waitForURL(/\/finalizar-pedido/);
  });
});
