import { randomBytes } from "node:crypto";
import { expect, test } from "./journey.ts";
import { payPix, pixCodeOn } from "./steps/bank.ts";
import { signInByCode } from "./steps/doorway.ts";
import { somebody } from "./steps/people.ts";
import { fillProduct, publish } from "./steps/product.ts";
import { goToPix, writeBuyer } from "./steps/shop.ts";

// An author each, and a link of its own: a second empty product is the first one, and a link of two stores waits for a person.
for (const [width, author] of [
  [390, "papel-de-arroz@demo.test"],
  [1280, "sala-doze@demo.test"],
] as const)
  test(`at ${width} px an author sells only a link, and who bought opens it without telling the other site where they came from`, async ({
    openBrowser,
  }) => {
    const viewport = { width, height: 800 };
    const page = await (await openBrowser({ viewport })).newPage();
    const word = randomBytes(4).toString("hex");
    const title = `Modelos de cartaz ${word}`;
    const address = `https://www.canva.com/design/DAF${word}/view?mode=preview`;
    await signInByCode(page, author, "/painel/adicionar-produto");
    await page.waitForURL(/produto=\d+/);
    await fillProduct(page, title);
    await page.getByRole("button", { name: "Adicionar um link" }).click();
    await page.getByLabel("Endereço do link").fill("https://exemplo.com.br/modelos");
    await page.getByLabel("Título do link").fill("Modelo editável no Canva");
    await page.getByLabel("Como usar o que está no link").fill("Faça uma cópia antes de editar.");
    await page.getByRole("button", { name: "Adicionar link", exact: true }).click();
    await expect(page.getByText(/Por segurança, os links abrem só em sites desta lista/)).toBeVisible();
    await expect(page.getByLabel("Título do link")).toHaveValue("Modelo editável no Canva");
    await page.getByLabel("Endereço do link").fill(address);
    await page.getByRole("button", { name: "Adicionar link", exact: true }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "Modelo editável no Canva" })).toContainText(address);
    await publish(page);
    await page
      .getByRole("link", { name: /Ver (na loja|a página|material)/ })
      .first()
      .click();

    const context = await openBrowser({ viewport });
    const buyer = await context.newPage();
    await buyer.goto(page.url());
    await expect(buyer.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(buyer.getByText("Modelo editável no Canva (link que abre em canva.com, site de outra empresa)")).toBeVisible();
    await expect(buyer.getByText("Link na hora")).toBeVisible();
    expect(await buyer.content()).not.toContain(`DAF${word}`);
    await buyer.getByRole("button", { name: "Comprar agora" }).first().click();
    await buyer.waitForURL("**/finalizar-pedido");
    await writeBuyer(buyer, somebody());
    const orderId = await goToPix(buyer);
    await payPix(await pixCodeOn(buyer));
    await buyer.waitForURL(new RegExp(`/painel/pedidos/${orderId}\\?novo=1$`));
    const row = buyer.getByRole("listitem").filter({ hasText: "Modelo editável no Canva" }).last();
    await expect(row).toContainText("Faça uma cópia antes de editar.");
    await expect(row).toContainText("Ainda não aberto");
    // Asked of the network, which answers nothing here: what a page is sent on to cannot be answered by a route.
    const [request] = await Promise.all([
      context.waitForEvent("request", (request) => request.url() === address),
      buyer.getByRole("link", { name: /^Abrir link: Modelo editável no Canva/ }).click(),
    ]);
    expect(request.redirectedFrom()?.url()).toContain("/abrir-link/");
    expect(request.headers()).not.toHaveProperty("referer");
    await buyer.reload();
    await expect(row).not.toContainText("Ainda não aberto");
  });
