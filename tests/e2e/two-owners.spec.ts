import type { Page } from "@playwright/test";
import { strToU8, zipSync } from "fflate";
import { expect, test } from "./journey.ts";
import { payPix, pixCodeOn } from "./steps/bank.ts";
import { pressAsAdmin, signIn, signInByCode, signUp } from "./steps/doorway.ts";
import { emailTo } from "./steps/emails.ts";
import { lookOver } from "./steps/looking.ts";
import { DEMO_PASSWORD, PASSWORD, somebody } from "./steps/people.ts";
import { fillProduct, publish } from "./steps/product.ts";
import { expectFiles, orderAsGuest } from "./steps/shop.ts";

/** The people of the demo have one owner: this journey makes another, and leaves one as it found. */
const RATE = "Mudar a comissão de 12% para 11,5% para todos";

async function askForRate(page: Page): Promise<void> {
  await page.goto("/painel/admin/interno#numeros");
  await page.getByRole("button", { name: "Mudar Comissão" }).click();
  const dialog = page.getByRole("dialog", { name: "Comissão" });
  await expect(dialog.getByText("Se houver outro dono, vale quando ele confirmar.")).toBeVisible();
  await dialog.getByLabel("De cada venda").fill("11,5");
  await dialog.getByLabel("Motivo").fill("Experiência de uma semana.");
  await pressAsAdmin(page, dialog.getByRole("button", { name: "Mudar", exact: true }), waitsBeside(page));
}

/** What waits; what was answered stays below it. */
const waitingOn = (page: Page) =>
  page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Esperando" }) })
    .getByRole("listitem");

const waitsBeside = (page: Page) => page.locator('[data-section="settings"] [data-status="esperando"]');

/** What one buyer paid above what one owner gives back alone. */
async function buyDear(author: Page, buyer: Page): Promise<string> {
  await signInByCode(author, "prumo@demo.test", "/painel/adicionar-produto");
  await author.waitForURL(/produto=\d+/);
  const sheet = Buffer.from(zipSync({ "leia.txt": strToU8("oi") }));
  await author.locator("#arquivos").setInputFiles({ name: "curso.zip", mimeType: "application/zip", buffer: sheet });
  await fillProduct(author, `Curso inteiro ${Date.now()}`);
  await author.getByRole("textbox", { name: "Preço" }).fill("1.200,00");
  await publish(author);
  const address = (await author.getByRole("link", { name: "Ver na loja" }).getAttribute("href")) ?? "";
  const orderId = await orderAsGuest(buyer, address.split("/").at(-1) ?? "", somebody());
  await payPix(await pixCodeOn(buyer));
  await expectFiles(buyer, orderId);
  return orderId;
}

test("two owners: one wants the commission of everybody changed, the other refuses, and the owner's role goes by two", async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(300_000);
  const person = somebody("Bruno Tavares");
  const theirs = await (await openBrowser()).newPage();
  await signUp(theirs, person);

  // An only owner does it alone.
  await signIn(page, "admin@demo.test", DEMO_PASSWORD, "/painel/admin/equipe");
  await page.getByRole("button", { name: "Dar um papel" }).click();
  const adding = page.getByRole("dialog", { name: "Quem entra na equipe?" });
  await adding.getByLabel("E-mail da conta").fill(person.email);
  await adding.getByRole("checkbox", { name: /Dono/ }).check();
  await adding.getByLabel("Motivo").fill("É minha sócia na Autoria.");
  const row = page.getByRole("row").filter({ hasText: person.email });
  await pressAsAdmin(page, adding.getByRole("button", { name: "Dar papel" }), row);

  // From now on there are two.
  await askForRate(page);
  await emailTo(person.email, /espera a sua confirmação$/);
  await theirs.goto("/painel/admin/confirmacoes");
  const waiting = waitingOn(theirs).filter({ hasText: RATE });
  await expect(waiting).toContainText("De cada venda: de 12% para 11,5%.");
  await expect(waiting).toContainText("O motivo: Experiência de uma semana.");
  await waiting.getByRole("button", { name: "Recusar" }).click();
  const refusing = theirs.getByRole("dialog", { name: "Recusar?" });
  await refusing.getByLabel("Motivo").fill("Vamos esperar o fim do mês.");
  const refused = theirs.locator('[data-status="recusado"]').first();
  await pressAsAdmin(theirs, refusing.getByRole("button", { name: "Recusar" }), refused, PASSWORD);
  await page.goto("/painel/admin/confirmacoes");
  await expect(page.locator('[data-status="recusado"]').first()).toContainText("Recusado: Vamos esperar o fim do mês.");

  // Much of an order is given back by two.
  const orderId = await buyDear(await (await openBrowser()).newPage(), await (await openBrowser()).newPage());
  await page.goto(`/painel/admin/pedidos?linha=${orderId}`);
  const drawer = page.getByRole("dialog", { name: "Pedido" });
  await drawer.getByRole("button", { name: "Devolver dinheiro" }).click();
  const giving = page.getByRole("dialog", { name: "Devolver a quem comprou" });
  await expect(giving).toContainText("É mais de R$ 1.000,00. Só vale quando outro dono confirmar.");
  await giving.getByLabel("Motivo").fill("Quem comprou se enganou de curso.");
  await lookOver(page, "reembolso de valor alto");
  await pressAsAdmin(
    page,
    giving.getByRole("button", { name: /^Devolver R\$/ }),
    drawer.getByText("Espera a confirmação de outro dono."),
  );
  await theirs.goto("/painel/admin/confirmacoes");
  const large = waitingOn(theirs).filter({ hasText: "Devolver R$ 1.200,00 do pedido" });
  await expect(large).toContainText("O motivo: Quem comprou se enganou de curso.");
  await lookOver(theirs, "reembolso que espera");
  await large.getByRole("button", { name: "Confirmar" }).click();
  const giveNow = theirs.getByRole("dialog", { name: "Confirmar e fazer agora?" });
  await pressAsAdmin(
    theirs,
    giveNow.getByRole("button", { name: "Confirmar e fazer" }),
    theirs.locator('[data-status="feito"]').first(),
    PASSWORD,
  );
  await expect(async () => {
    await page.goto(`/painel/admin/pedidos?linha=${orderId}`);
    await expect(drawer.locator('[data-status="estornado"]').first()).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });

  // Who loses the role says yes.
  await page.goto("/painel/admin/equipe");
  await row.getByRole("button", { name: `Mudar os papéis de ${person.name}` }).click();
  const changing = page.getByRole("dialog", { name: `Papéis de ${person.name}` });
  await changing.getByRole("checkbox", { name: /Dono/ }).uncheck();
  await changing.getByLabel("Motivo").fill("Deixa a sociedade.");
  await pressAsAdmin(
    page,
    changing.getByRole("button", { name: "Mudar papéis" }),
    row.getByText("Espera a confirmação de outro dono."),
  );
  await page.goto("/painel/admin/confirmacoes");
  const own = waitingOn(page).filter({ hasText: `Tirar o papel Dono de ${person.name}` });
  await expect(own.getByRole("button", { name: "Desistir" })).toBeVisible();
  await expect(own.getByRole("button", { name: "Confirmar" })).toHaveCount(0);

  await theirs.reload();
  const leaving = waitingOn(theirs).filter({ hasText: `Tirar o papel Dono de ${person.name}` });
  await leaving.getByRole("button", { name: "Confirmar" }).click();
  const confirming = theirs.getByRole("dialog", { name: "Confirmar e fazer agora?" });
  const gone = theirs.getByRole("heading", { name: "Esta página é da administração" });
  await pressAsAdmin(theirs, confirming.getByRole("button", { name: "Confirmar e fazer" }), gone, PASSWORD);
  await page.goto("/painel/admin/equipe");
  await expect(page.getByText("(você)")).toBeVisible();
  await expect(row).toHaveCount(0);
});
