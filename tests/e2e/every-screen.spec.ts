import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { payPix, pixCodeOn } from "./steps/bank.ts";
import { CARDS, payByCard, writeCard } from "./steps/card.ts";
import { signIn } from "./steps/doorway.ts";
import { lookOver } from "./steps/looking.ts";
import { DEMO_PASSWORD, somebody } from "./steps/people.ts";
import { expectFiles, orderAsGuest, paidMaterial, payButton, putInCart, writeBuyer } from "./steps/shop.ts";

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

async function lookAt(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForLoadState("networkidle");
  await lookOver(page, address);
}

// Each screen stands alone: both workers share them.
test.describe.configure({ mode: "parallel" });

for (const viewport of SIZES) {
  test.describe(`em ${viewport.width} px, claro e escuro, axe não acha nada grave e nada rola para o lado`, () => {
    test.use({ viewport });
    test.setTimeout(300_000);

    test("na feira", async ({ page, request, expected }) => {
      expected.push(/status of 404.*\/nao-existe/);
      const slug = await paidMaterial(request);
      const peeked = `/informacoes-do-produto?produto=${slug}`;
      for (const address of [
        "/",
        "/produtos?busca=a",
        "/produtos?busca=xyzzyxyzzy",
        `/produto/${slug}`,
        peeked,
        "/lojas",
        "/quero-ser-autor",
        "/ajuda",
        "/ajuda?busca=codigo+pix+venceu",
        "/ajuda?busca=xyzzyxyzzy",
        "/ajuda/desistir-da-compra",
        "/ajuda/contato?assunto=compra",
        "/faq",
        "/quem-somos",
        "/termos-de-uso",
        "/politica-de-privacidade",
        "/politica-de-pagamentos",
      ]) {
        await lookAt(page, address);
      }
      for (const narrowing of ["", "&nota=5&com_texto=1", "&busca=xyzzyxyzzy"]) {
        await lookAt(page, `/avaliacoes?produto=${slug}${narrowing}`);
      }
      await page.goto("/lojas");
      const store = await page.locator('main a[href^="/loja/"]').first().getAttribute("href");
      await lookAt(page, store ?? "");
      await lookAt(page, "/nao-existe");
    });

    test("na chegada de um cupom, em cada situação", async ({ page, expected }) => {
      expected.push(/status of 404.*\/cupom\/NUNCA-HOUVE/);
      for (const code of ["HELENA10", "NATAL25", "JUNINA30", "PRIMEIRAS5", "COLEGAS15", "NUNCA-HOUVE"]) {
        await lookAt(page, `/cupom/${code}`);
      }
    });

    test("no carrinho e na compra", async ({ page, request }) => {
      const slug = await paidMaterial(request);
      await page.goto("/");
      await page.getByRole("button", { name: /^Carrinho/ }).click();
      await expect(page.getByRole("dialog", { name: "Carrinho" })).toContainText("Carrinho vazio");
      await lookOver(page, "carrinho vazio");
      await putInCart(page, slug);
      await page.getByRole("button", { name: "No carrinho" }).first().click();
      await expect(page.getByRole("dialog").getByRole("link", { name: "Finalizar compra" })).toBeVisible();
      await lookOver(page, "carrinho");
      await lookAt(page, "/finalizar-compra");
      await payButton(page).click();
      await expect(page.getByRole("alert").filter({ hasText: "Confira estes campos" })).toBeFocused();
      await lookOver(page, "compra com campos por corrigir");
      await page.getByRole("radio", { name: "Cartão de crédito" }).check();
      await payByCard(page).click();
      await expect(page.getByLabel("Número do cartão")).toHaveAccessibleDescription(/Escreva o número/);
      await lookOver(page, "compra com cartão por corrigir");
      await lookAt(page, "/finalizar-pedido");
    });

    test("no cartão recusado, na compra por cima da página e nos cartões", async ({ page, request }) => {
      const slug = await paidMaterial(request);
      await putInCart(page, slug);
      await page.goto("/finalizar-compra");
      await writeBuyer(page, somebody());
      await writeCard(page, { number: CARDS.noFunds });
      await payByCard(page).click();
      await expect(page.getByRole("alert").filter({ hasText: "O cartão não tem limite" })).toBeFocused();
      await lookOver(page, "cartão recusado");
      await page.reload();
      await expect(page.getByRole("heading", { level: 1, name: /^Pagar o pedido/ })).toBeVisible();
      await lookOver(page, "pedido por pagar");
      await lookAt(page, "/adicionar-cartao");
      await page.goto(`/produto/${slug}`);
      await expect(page.getByLabel(/^Sua conta, /)).toBeVisible();
      await page.getByRole("button", { name: "Comprar agora" }).first().click();
      await expect(page.getByRole("dialog", { name: "Fechar o pedido" }).getByText("Forma de pagamento")).toBeVisible();
      await lookOver(page, "compra por cima da página");
    });

    test("na entrada", async ({ page }) => {
      for (const step of [
        "",
        "?passo=criar",
        "?passo=codigo",
        "?passo=redefinir",
        "?passo=segundo-passo",
        "?aviso=google_refused",
      ])
        await lookAt(page, `/auth/login${step}`);
    });

    test("no Pix, no pedido e na biblioteca", async ({ page, request }) => {
      const orderId = await orderAsGuest(page, await paidMaterial(request), somebody());
      const code = await pixCodeOn(page);
      await lookOver(page, "Pix");
      await lookAt(page, "/painel/pedidos");
      await page.goto(`/finalizar-compra/pagar/pix/${orderId}`);
      await payPix(code);
      await expectFiles(page, orderId);
      await lookOver(page, "pedido pago agora");
      await lookAt(page, `/painel/pedidos/${orderId}`);
      await lookAt(page, "/painel/pedidos");
    });

    test("no dinheiro de quem vende e nas telas da administração", async ({ page, openBrowser }) => {
      await signIn(page, "autora@demo.test", DEMO_PASSWORD);
      for (const address of [
        "/painel/analytics",
        "/painel/pagarme",
        "/painel/pagarme/documentos",
        "/painel/configurar-pagamentos",
      ])
        await lookAt(page, address);
      const admin = await (await openBrowser({ viewport: page.viewportSize() })).newPage();
      await signIn(admin, "admin@demo.test", DEMO_PASSWORD);
      for (const address of [
        "/painel/admin",
        "/painel/admin/analytics",
        "/painel/admin/usuarios",
        "/painel/admin/interno",
        "/painel/admin/pedidos",
      ])
        await lookAt(admin, address);
    });

    test("nos favoritos e nas configurações", async ({ page }) => {
      await signIn(page, "cliente@demo.test", DEMO_PASSWORD);
      for (const tab of ["conta", "seguranca", "perfil-publico", "privacidade"]) {
        await lookAt(page, `/painel/configuracoes?aba=${tab}`);
      }
      for (const address of [
        "/painel/favoritos",
        "/painel/favoritos?promocao=1",
        "/painel/enderecos",
        "/painel/notificacoes",
        "/painel/notificacoes?filtro=nao-lidos&grupo=feira",
        "/painel/configuracoes?aba=notificacoes",
      ])
        await lookAt(page, address);
    });

    test("no leitor de PDF", async ({ page }) => {
      await signIn(page, "cliente@demo.test", DEMO_PASSWORD);
      await page.goto("/painel/pedidos?formato=pdf");
      await page.locator('main a[href^="/painel/pedidos/"]').first().click();
      await page
        .getByRole("link", { name: /^Ler .*\.pdf$/ })
        .first()
        .click();
      await expect(page.getByRole("region", { name: "Página 1", exact: true }).locator("canvas")).toBeVisible();
      await lookOver(page, "leitor");
    });

    test("no painel de quem vende", async ({ page }) => {
      await signIn(page, "autora@demo.test", DEMO_PASSWORD);
      for (const address of [
        "/painel",
        "/painel/pedidos?aba=vendas",
        "/painel/produtos",
        "/painel/produtos/vazamento",
        "/painel/produtos/importar",
        "/painel/minha-loja/levar",
        "/painel/avaliacoes/perguntas",
        "/painel/adicionar-produto",
        "/painel/minha-loja",
        "/painel/minha-loja?aba=novidades",
        "/painel/minha-loja?aba=funcionamento",
        "/painel/avaliacoes",
        "/painel/avaliacoes?aba=todas&busca=xyzzyxyzzy",
        "/painel/cupons",
        "/painel/cupons?busca=xyzzyxyzzy",
        "/painel/cupons?criar=1",
        "/painel/cupons?aba=promocoes",
        "/painel/cupons?aba=promocoes&criar=1",
      ]) {
        await lookAt(page, address);
      }
      await page.goto("/painel/cupons");
      const coupon = page.locator('main a[href*="linha="]').first();
      await lookAt(page, (await coupon.getAttribute("href")) ?? "");
      await page.goto("/painel/produtos");
      const material = (await page.locator('main a[href*="linha="]').first().getAttribute("href")) ?? "";
      await lookAt(page, `/painel/produtos/${new URL(material, page.url()).searchParams.get("linha")}/previa`);
      await page.goto("/painel/pedidos?aba=vendas");
      const sale = page.locator('main a[href*="linha="]').first();
      await lookAt(page, (await sale.getAttribute("href")) ?? "");
      const whole = page.getByRole("link", { name: "Abrir o pedido inteiro" });
      await lookAt(page, (await whole.getAttribute("href")) ?? "");
    });
  });
}
