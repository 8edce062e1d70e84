import type { Page } from "@playwright/test";
import { makePdf } from "../../tests/e2e/steps/make-pdf.ts";
import { Hand } from "./hand.ts";

const SIZE = 40_000;

/** A file and what is asked of it, until it is for sale. `page` is the empty form of somebody who may sell. */
export async function publishOne(page: Page): Promise<Hand> {
  const hand = new Hand(page);
  await page.waitForURL(/produto=\d+/);
  const title = `Jogos de medida ${Date.now()}`;
  const buffer = await makePdf(title, 2, SIZE);
  await page.locator("#arquivos").setInputFiles({ name: "jogos.pdf", mimeType: "application/pdf", buffer });
  hand.presses++;
  await hand.write("Título", title);
  await hand.choose("Categoria", { index: 1 });
  await hand.write(
    /^Descrição/,
    "Sete jogos curtos para imprimir e jogar em roda, com regras de uma página e peças para recortar.",
  );
  await hand.write(/^Preço/, "24,90");
  const kind = page.getByLabel("Tipo de material");
  // Derived from the category where the category tells it.
  if ((await kind.isVisible()) && (await kind.inputValue()) === "") await hand.write(/^Tipo de material/, "Jogo de imprimir");
  await page.getByText("Conferindo o arquivo…").waitFor({ state: "hidden" });
  await hand.press(page.getByRole("checkbox", { name: /^Declaro que este material/ }));
  await hand.press(page.getByRole("button", { name: "Publicar material" }));
  await page.getByText("Publicado.", { exact: true }).waitFor();
  return hand;
}
