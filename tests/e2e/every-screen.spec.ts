import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { payPix, pixCodeOn } from "./steps/bank.ts";
import { CARDS, payByCard, writeCard } from "./steps/card.ts";
import { pressAsAdmin, signIn } from "./steps/doorway.ts";
import { lookAt, lookOver } from "./steps/looking.ts";
import { lookAtSubscribing } from "./steps/subscribing.ts";
import { DEMO_PASSWORD, somebody } from "./steps/people.ts";
import { expectFiles, orderAsGuest, paidProduct, payButton, putInCart, writeBuyer } from "./steps/shop.ts";

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

const firstRow = async (page: Page): Promise<string> =>
  (await page.locator('main a[href*="linha="]').first().getAttribute("href")) ?? "";

// Each screen stands alone: both workers share them.
test.describe.configure({ mode: "parallel" });

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width} px, light and dark, axe finds nothing serious and nothing scrolls sideways`, () => {
    test.use({ viewport });
    test.setTimeout(300_000);

    test("na feira", async ({ page, request, expected }) => {
      expected.push(/status of 404.*\/nao-existe/);
      const slug = await paidProduct(request);
      const peeked = `/informacoes-do-produto?produto=${slug}`;
      for (const address of [
        "/",
        "/produtos?busca=a",
        "/produtos?busca=a&vista=lista",
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
        "/blog",
        "/newsletter",
        "/newsletter/confirmar/nada",
        "/newsletter/sair/nada",
        "/blog?categoria=na-sala-de-aula",
        "/blog?tag=vender",
        "/blog?busca=xyzzyxyzzy",
        "/blog/antes-de-cortar-o-tecido-como-imprimir-um-molde-no-tamanho-certo",
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
      await page.goto("/politica-de-pagamentos");
      const saved = await page.locator('main a[href*="registro="]').first().getAttribute("href");
      await lookAt(page, saved ?? "");
    });

    test("on the newsletter one requests, confirms and leaves", async ({ page, expected }) => {
      expected.push(/status of 404.*\/newsletter\/confirmar/);
      await lookAtSubscribing(page, somebody().email);
    });

    test("on a coupon's arrival, in each state", async ({ page, expected }) => {
      expected.push(/status of 404.*\/cupom\/NUNCA-HOUVE/);
      for (const code of ["HELENA10", "AUTORIA5", "NATAL25", "JUNINA30", "PRIMEIRAS5", "COLEGAS15", "NUNCA-HOUVE"]) {
        await lookAt(page, `/cupom/${code}`);
      }
    });

    test("no carrinho e na compra", async ({ page, request }) => {
      const slug = await paidProduct(request);
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

    test("with a declined card, checkout over the page and saved cards", async ({ page, request }) => {
      const slug = await paidProduct(request);
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
      const orderId = await orderAsGuest(page, await paidProduct(request), somebody());
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

    test("in the seller's money", async ({ page }) => {
      await signIn(page, "autora@demo.test", DEMO_PASSWORD);
      for (const screen of ["analytics", "pagarme", "pagarme/documentos", "configurar-pagamentos"])
        await lookAt(page, `/painel/${screen}`);
    });

    test("on the administration screens", async ({ page }) => {
      await signIn(page, "admin@demo.test", DEMO_PASSWORD);
      for (const address of [
        "/painel/admin",
        "/painel/admin/analytics",
        "/painel/admin/usuarios",
        "/painel/admin/configurar-home",
        "/painel/admin/configurar-home/previa",
        "/painel/admin/blog",
        "/painel/admin/blog/1",
        ..."newsletter emails emails/conta.codigo solicitacoes/itens equipe".split(" ").map((path) => `/painel/admin/${path}`),
        "/painel/admin/produtos",
        "/painel/admin/comentarios",
        "/painel/admin/comissoes",
        "/painel/admin/cupons",
        "/painel/admin/cupons?criar=1",
        "/painel/admin/categorias",
        "/painel/admin/categorias/atributos",
        "/painel/admin/interno",
        "/painel/admin/pedidos",
      ])
        await lookAt(page, address);
      await page.goto("/painel/admin/usuarios?busca=cliente%40demo.test");
      await page.getByRole("link", { name: "Marina" }).click();
      await page.getByRole("button", { name: "Ver o que esta pessoa vê" }).click();
      await page.getByLabel("Motivo").fill("Ela diz que o material sumiu da estante.");
      const look = page.getByRole("dialog").getByRole("button", { name: "Ver o que esta pessoa vê" }).last();
      await pressAsAdmin(page, look, page.getByText("Só leitura."));
      const path = new URL(page.url()).pathname;
      for (const part of ["", "?parte=pedidos", "?parte=loja", "?parte=avisos"]) await lookAt(page, path + part);
    });

    test("in favourites and settings", async ({ page }) => {
      await signIn(page, "cliente@demo.test", DEMO_PASSWORD);
      for (const tab of ["conta", "seguranca", "perfil-publico", "notificacoes", "privacidade"])
        await lookAt(page, `/painel/configuracoes?aba=${tab}`);
      for (const address of [
        "/painel/favoritos",
        "/painel/favoritos?promocao=1",
        "/painel/enderecos",
        "/painel/notificacoes",
        "/painel/notificacoes?filtro=nao-lidos&grupo=feira",
      ])
        await lookAt(page, address);
    });

    test("in the PDF reader", async ({ page }) => {
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

    test("in the seller's dashboard", async ({ page }) => {
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
      await lookAt(page, await firstRow(page));
      await page.goto("/painel/produtos");
      const product = await firstRow(page);
      await lookAt(page, `/painel/produtos/${new URL(product, page.url()).searchParams.get("linha")}/previa`);
      await page.goto("/painel/pedidos?aba=vendas");
      await lookAt(page, await firstRow(page));
      const whole = page.getByRole("link", { name: "Abrir o pedido inteiro" });
      await lookAt(page, (await whole.getAttribute("href")) ?? "");
    });
  });
}
