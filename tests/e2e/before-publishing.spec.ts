import { randomBytes } from "node:crypto";
import { expect, test } from "./journey.ts";
import { payPix, pixCodeOn } from "./steps/bank.ts";
import { pressAsAdmin, signIn, signInByCode } from "./steps/doorway.ts";
import { lookOver } from "./steps/looking.ts";
import { makePdf } from "./steps/make-pdf.ts";
import { DEMO_PASSWORD, somebody } from "./steps/people.ts";
import { expectFilesChecked, fillProduct, publish } from "./steps/product.ts";
import { expectFiles, goToPix, writeBuyer } from "./steps/shop.ts";

const LIGHT_BYTES = 4_096;
const pdfOf = async (name: string, title: string) => ({
  name,
  mimeType: "application/pdf",
  buffer: await makePdf(title, 3, LIGHT_BYTES),
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("a file that goes with the wider licence alone is said on the product's page, and is not given to who bought the narrower", async ({
      page,
      openBrowser,
    }) => {
      const title = `Dobraduras ${randomBytes(4).toString("hex")}`;
      await signInByCode(page, "ponto-cheio@demo.test", "/painel/adicionar-produto");
      await page.waitForURL(/produto=\d+/);
      await page
        .locator("#arquivos")
        .setInputFiles([await pdfOf("alunos.pdf", title), await pdfOf("editavel.pdf", `${title} 2`)]);
      await fillProduct(page, title);
      await page.getByRole("checkbox", { name: /^Uso comercial/ }).check();
      await page.getByLabel("Preço com uso comercial").fill("49,90");
      const choice = page.getByLabel("Vai com (editavel.pdf)");
      await choice.selectOption({ label: "Só Uso comercial" }, { timeout: 60_000 });
      await page.getByRole("button", { name: "Salvar rascunho" }).click();
      await expect(page.getByText(/^Rascunho salvo/).first()).toBeVisible();
      await page.reload();
      await expect(choice.locator("option:checked")).toHaveText("Só Uso comercial");
      await lookOver(page, "o editor com arquivos por licença");
      await publish(page);
      const address = (await page.getByRole("link", { name: "Ver na loja" }).getAttribute("href")) ?? "";

      const buyer = await (await openBrowser({ viewport })).newPage();
      await buyer.goto(address);
      await expect(buyer.getByText("Com esta licença vem 1 de 2 arquivos.")).toBeVisible();
      await buyer.locator('input[name="licenca"]').nth(1).check();
      await expect(buyer.getByText("Com esta licença vêm todos os 2 arquivos.")).toBeVisible();
      await lookOver(buyer, "o material com arquivos por licença");
      await buyer.locator('input[name="licenca"]').nth(0).check();
      await buyer.getByRole("button", { name: "Comprar agora" }).first().click();
      await buyer.waitForURL("**/finalizar-pedido");
      await writeBuyer(buyer, somebody());
      const orderId = await goToPix(buyer);
      await payPix(await pixCodeOn(buyer));
      await expectFiles(buyer, orderId);
      await expect(buyer.getByRole("link", { name: "Baixar alunos.pdf" })).toBeVisible();
      await expect(buyer.getByText("editavel.pdf")).toHaveCount(0);
    });

    test("a file that another store sells waits for a person, who sees both before it is on sale", async ({
      page,
      openBrowser,
    }) => {
      const word = randomBytes(4).toString("hex");
      const file = await pdfOf("moldes.pdf", `Moldes ${word}`);
      const first = await (await openBrowser()).newPage();
      await signInByCode(first, "lia-do-mangue@demo.test", "/painel/adicionar-produto");
      await first.waitForURL(/produto=\d+/);
      await first.locator("#arquivos").setInputFiles(file);
      await fillProduct(first, `Moldes da Nina ${word}`);
      await publish(first);

      const title = `Moldes repetidos ${word}`;
      await signInByCode(page, "quadro-a-quadro@demo.test", "/painel/adicionar-produto");
      await page.waitForURL(/produto=\d+/);
      await page.locator("#arquivos").setInputFiles(file);
      await fillProduct(page, title);
      await expect(page.getByText(/^Outra loja já vende um arquivo igual/)).toBeVisible({ timeout: 60_000 });
      await page.getByLabel("Por que você pode vender este material").fill("Comprei a licença de revenda deste molde.");
      await lookOver(page, "o editor de um arquivo que outra loja vende");
      await expectFilesChecked(page);
      await page.getByRole("checkbox", { name: /^Declaro que este material/ }).check();
      await page.getByRole("button", { name: "Publicar material" }).click();
      await expect(page.getByText("Em revisão.", { exact: true })).toBeVisible({ timeout: 60_000 });
      await lookOver(page, "o editor do que espera revisão");

      const admin = await (await openBrowser({ viewport })).newPage();
      await signIn(admin, "admin@demo.test", DEMO_PASSWORD, "/painel/admin/produtos/revisao");
      const waiting = admin.getByRole("listitem").filter({ hasText: title });
      await expect(waiting.first()).toContainText("Comprei a licença de revenda deste molde.");
      await expect(waiting.first()).toContainText(`Moldes da Nina ${word}`);
      await lookOver(admin, "a fila de materiais para revisar");
      await pressAsAdmin(
        admin,
        waiting.first().getByRole("button", { name: "Aprovar e publicar" }),
        admin.getByText("Publicado. O autor foi avisado."),
      );
      await page.reload();
      await expect(page.getByRole("link", { name: "Ver na loja" }).first()).toBeVisible();
    });
  });
