import type { CDPSession, Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "./journey.ts";
import { signInByCode } from "./steps/doorway.ts";
import { lookOver } from "./steps/looking.ts";
import { makePdf } from "./steps/make-pdf.ts";
import { fillProduct, publish } from "./steps/product.ts";

const AUTHOR = "luz-de-domingo@demo.test";

async function photo(name: string, background: string, width = 1_200) {
  const image = sharp({ create: { width, height: Math.round(width * 0.75), channels: 3, background } });
  return { name, mimeType: "image/jpeg", buffer: await image.jpeg().toBuffer() };
}

// The sending that finds no connection, and the picture that is too small.
test.use({ expected: [/(ERR_FAILED|422).*uploads\/imagem/] });

const described = (page: Page): Locator => page.getByRole("textbox", { name: /^O que a imagem \d mostra/ });
const texts = (page: Page): Promise<string[]> =>
  described(page).evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));

/** Draws one finger over an element, from a part of its width to another. */
async function drawFinger(cdp: CDPSession, over: Locator, from: number, to: number): Promise<void> {
  const box = await over.boundingBox();
  if (!box) throw new Error("nothing to draw a finger over");
  const at = (part: number) => [{ x: box.x + box.width * part, y: box.y + box.height / 3 }];
  await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(from) });
  for (const part of [0.25, 0.5, 0.75, 1])
    await cdp.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(from + (to - from) * part) });
  await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

test("an author shows pictures of their own, in order by keyboard, and a visitor steps through them with the keys", async ({
  page,
  openBrowser,
}) => {
  await signInByCode(page, AUTHOR, "/painel/adicionar-produto");
  await page.waitForURL(/produto=\d+/);
  await page
    .locator("#arquivos")
    .setInputFiles({ name: "jogo.pdf", mimeType: "application/pdf", buffer: await makePdf("Jogo", 2, 1_000) });
  const title = `Jogo com fotos ${Date.now()}`;
  await fillProduct(page, title);
  await page.locator("#imagens").setInputFiles([await photo("mesa.jpg", "#1646c6"), await photo("roda.jpg", "#0a7d55")]);
  await expect(described(page)).toHaveCount(2);
  await described(page).nth(0).fill("O jogo sobre a mesa");
  await described(page).nth(1).fill("Crianças jogando em roda");

  // One too small is refused beside itself, and goes; one that found no connection goes in when it is tried again.
  await page.locator("#imagens").setInputFiles(await photo("miudinha.jpg", "#888", 300));
  await expect(page.getByRole("alert").filter({ hasText: "1.000 px" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Tentar de novo: miudinha.jpg" })).toHaveCount(0);
  await page.getByRole("button", { name: "Tirar da lista miudinha.jpg" }).click();
  await page.route("**/uploads/imagem/**", (route) => route.abort(), { times: 1 });
  await page.locator("#imagens").setInputFiles(await photo("pecas.jpg", "#b3541e"));
  await page.getByRole("button", { name: "Tentar de novo: pecas.jpg" }).click();
  await expect(described(page)).toHaveCount(3);
  await described(page).nth(2).fill("As peças recortadas");

  const handle = page.getByRole("button", { name: "Mover As peças recortadas", exact: true });
  await handle.focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Home");
  await page.keyboard.press("Space");
  const order = ["As peças recortadas", "O jogo sobre a mesa", "Crianças jogando em roda"];
  await expect.poll(() => texts(page)).toEqual(order);
  await lookOver(page, "o editor com imagens");
  await expect(page.getByRole("region", { name: "Salvar alterações" }).getByRole("status")).toContainText("Rascunho salvo");
  await page.reload();
  await expect.poll(() => texts(page)).toEqual(order);
  await page.getByRole("checkbox", { name: "Página 2" }).check();
  // Taken out a moment before it is published: it is not shown.
  await page.getByRole("button", { name: "Remover Crianças jogando em roda" }).click();
  await publish(page);

  const visitor = await (await openBrowser({ viewport: { width: 1280, height: 900 } })).newPage();
  await visitor.goto("/produtos?busca=" + encodeURIComponent(title));
  await visitor.locator("[data-product]").getByRole("link", { name: title }).click();
  const pictures = visitor.getByRole("toolbar", { name: "Imagens do material" });
  await pictures.getByRole("button", { name: "Capa" }).focus();
  await visitor.keyboard.press("ArrowRight");
  await expect(visitor.getByRole("img", { name: "As peças recortadas" })).toBeVisible();
  await visitor.keyboard.press("ArrowRight");
  await expect(visitor.getByRole("img", { name: "O jogo sobre a mesa" })).toBeVisible();
  await visitor.keyboard.press("ArrowRight");
  await expect(pictures.getByRole("button", { name: "Página da prévia 2" })).toBeFocused();
  await visitor.keyboard.press("ArrowLeft");
  await visitor.getByRole("button", { name: "Ampliar: Imagem 2" }).click();
  const whole = visitor.getByRole("dialog", { name: `Imagens de ${title}` });
  await expect(whole.getByText("3 de 4")).toBeVisible();
  await expect(whole.getByRole("img", { name: "O jogo sobre a mesa" })).toBeVisible();
  await visitor.keyboard.press("Escape");
  await lookOver(visitor, "a página com imagens do autor");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("an author chooses pictures and moves them by touch, and a visitor draws a finger through them", async ({
    page,
    openBrowser,
  }) => {
    await signInByCode(page, AUTHOR, "/painel/adicionar-produto");
    await page.waitForURL(/produto=\d+/);
    await page
      .locator("#arquivos")
      .setInputFiles({ name: "jogo.pdf", mimeType: "application/pdf", buffer: await makePdf("Jogo", 1, 1_000) });
    const title = `Jogo pelo celular ${Date.now()}`;
    await fillProduct(page, title);
    await page.locator("#imagens").setInputFiles([await photo("mesa.jpg", "#1646c6"), await photo("roda.jpg", "#0a7d55")]);
    await expect(described(page)).toHaveCount(2);
    await described(page).nth(0).fill("O jogo sobre a mesa");
    await described(page).nth(1).fill("Crianças jogando em roda");
    await page.getByRole("button", { name: "Subir Crianças jogando em roda" }).tap();
    await expect.poll(() => texts(page)).toEqual(["Crianças jogando em roda", "O jogo sobre a mesa"]);
    await lookOver(page, "o editor com imagens, no celular");
    await publish(page);

    const context = await openBrowser({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const visitor = await context.newPage();
    await visitor.goto("/produtos?busca=" + encodeURIComponent(title));
    await visitor.locator("[data-product]").getByRole("link", { name: title }).tap();
    const cdp = await context.newCDPSession(visitor);
    const pictures = visitor.getByRole("toolbar", { name: "Imagens do material" });
    const shown = (name: string) => pictures.getByRole("button", { name, pressed: true });
    const large = visitor.getByRole("button", { name: /^Ampliar: / });
    await expect(shown("Capa")).toBeVisible();
    await drawFinger(cdp, large, 0.8, 0.2);
    await expect(shown("Imagem 1")).toBeVisible();
    await expect(visitor.getByRole("img", { name: "Crianças jogando em roda" })).toBeVisible();
    await drawFinger(cdp, large, 0.8, 0.2);
    await expect(shown("Imagem 2")).toBeVisible();
    // After the last one there is none.
    await drawFinger(cdp, large, 0.8, 0.2);
    await expect(shown("Imagem 2")).toBeVisible();
    await drawFinger(cdp, large, 0.2, 0.8);
    await expect(shown("Imagem 1")).toBeVisible();
    await lookOver(visitor, "a página com imagens do autor, no celular");
  });
});
