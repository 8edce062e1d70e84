import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { zipSync, strToU8 } from "fflate";
import { craftWav } from "#modules/catalog/inspect/fixtures/craft-media.ts";
import { expect, test } from "./journey.ts";
import { signInByCode } from "./steps/doorway.ts";
import { fillProduct, publish } from "./steps/product.ts";

const FONT = createRequire(import.meta.url).resolve("@fontsource/alegreya/files/alegreya-latin-900-normal.woff");

test("an author shows a sound, a font and a ZIP before the sale, and a visitor hears, writes and looks inside by keyboard", async ({
  page,
  openBrowser,
}) => {
  await signInByCode(page, "caio-amaral@demo.test", "/painel/adicionar-produto");
  await page.waitForURL(/produto=\d+/);
  const zip = Buffer.from(zipSync({ "aulas/um.txt": strToU8("um"), "leia.txt": strToU8("oi") }));
  await page.locator("#arquivos").setInputFiles([
    { name: "canto.wav", mimeType: "audio/wav", buffer: craftWav(8) },
    { name: "letra.woff", mimeType: "font/woff", buffer: await readFile(FONT) },
    { name: "kit.zip", mimeType: "application/zip", buffer: zip },
  ]);
  const title = `Kit de sons ${Date.now()}`;
  await fillProduct(page, title);
  for (const name of ["letra.woff", "canto.wav", "kit.zip"])
    await page.getByRole("checkbox", { name: `Mostrar na loja: ${name}` }).check({ timeout: 90_000 });
  // Published in the moment after the last choice: what was chosen goes with it.
  await publish(page);

  const visitor = await (await openBrowser()).newPage();
  await visitor.goto("/produtos?busca=" + encodeURIComponent(title));
  await visitor.locator("[data-product]").getByRole("link", { name: title }).click();
  const pictures = visitor.getByRole("toolbar", { name: "Imagens do material" });
  await pictures.getByRole("button", { name: "Capa" }).focus();
  await visitor.keyboard.press("ArrowRight");
  await expect(pictures.getByRole("button", { name: "Fonte: letra.woff" })).toBeFocused();
  await visitor.getByRole("textbox", { name: "Escreva com esta fonte" }).fill("Olá, feira");
  const written = visitor.getByRole("img", { name: "“Olá, feira” na fonte letra.woff" });
  await expect.poll(() => written.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(900);
  await pictures.getByRole("button", { name: "Fonte: letra.woff" }).focus();
  await visitor.keyboard.press("ArrowRight");
  await expect(visitor.getByRole("img", { name: "Letras da fonte letra.woff" })).toHaveCount(0);
  const clip = visitor.locator("audio");
  await clip.evaluate((audio: HTMLAudioElement) => audio.load());
  await clip.evaluate((audio: HTMLAudioElement) => void (audio.preload = "metadata"));
  await expect.poll(() => clip.evaluate((audio: HTMLAudioElement) => Math.round(audio.duration))).toBe(4);
  await visitor.keyboard.press("ArrowRight");
  await visitor.getByText("O que vem no ZIP: 2 arquivos").click();
  await expect(visitor.getByRole("region", { name: "Arquivos de kit.zip" })).toContainText("um.txt");
});
