import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { expect, test } from "./journey.ts";
import { payPix, pixCodeOn } from "./steps/bank.ts";
import { signInByCode } from "./steps/doorway.ts";
import { lookOver } from "./steps/looking.ts";
import { somebody } from "./steps/people.ts";
import { fillProduct, publish } from "./steps/product.ts";
import { expectFiles, goToPix, putInCart, writeBuyer } from "./steps/shop.ts";

const drawn = (width: number) => sharp({ create: { width, height: 600, channels: 3, background: "#357" } });

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test("an author has pictures stamped, seen or unseen, and who bought is named in what they download", async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(300_000);
  const title = `Cartazes ${randomBytes(4).toString("hex")}`;
  const poster = await drawn(900).jpeg().toBuffer();
  await signInByCode(page, "luz-de-domingo@demo.test", "/painel/adicionar-produto");
  await page.waitForURL(/produto=\d+/);
  await page.locator("#arquivos").setInputFiles([
    { name: "cartaz.jpg", mimeType: "image/jpeg", buffer: poster },
    { name: "capa.webp", mimeType: "image/webp", buffer: await drawn(800).webp().toBuffer() },
    { name: "selo.png", mimeType: "image/png", buffer: await drawn(200).png().toBuffer() },
  ]);
  await fillProduct(page, title);
  await page.getByLabel("Carimbo em cartaz.jpg").selectOption("dados", { timeout: 60_000 });
  await expect(page.getByText("Carimbo ligado.")).toHaveCount(1, { timeout: 60_000 });
  await page.getByLabel("Carimbo em capa.webp").selectOption("rodape", { timeout: 60_000 });
  await expect(page.getByText("Carimbo ligado.")).toHaveCount(2, { timeout: 60_000 });
  const small = page.getByLabel("Carimbo em selo.png");
  await small.selectOption("rodape", { timeout: 60_000 });
  await expect(page.getByText("Esta imagem é pequena demais para a linha no rodapé.")).toBeVisible({ timeout: 60_000 });
  await expect(small).toHaveValue("nao");
  await lookOver(page, "carimbo em imagens");
  await publish(page);
  const address = (await page.getByRole("link", { name: "Ver na loja" }).getAttribute("href")) ?? "";

  const stranger = await (await openBrowser({ viewport: { width: 1280, height: 900 } })).newPage();
  await stranger.goto(address);
  await putInCart(stranger, address.split("/").at(-1) ?? "");
  await expect(stranger.getByText("Com o seu nome nos dados da imagem")).toBeVisible();
  await expect(stranger.getByText("Com o seu nome no rodapé da imagem")).toBeVisible();
  await stranger.goto("/finalizar-compra");
  await expect(stranger.getByText("Sua cópia leva seu nome, CPF coberto e número do pedido no rodapé da imagem.")).toBeVisible();
  await writeBuyer(stranger, somebody("Conceição D'Ávila"));
  const orderId = await goToPix(stranger);
  await payPix(await pixCodeOn(stranger));
  await expectFiles(stranger, orderId);
  const download = async (name: string) => {
    const [taken] = await Promise.all([
      stranger.waitForEvent("download", { timeout: 60_000 }),
      stranger.getByRole("link", { name: `Baixar ${name}` }).click(),
    ]);
    return readFile(await taken.path());
  };
  const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer();
  const unseen = await download("cartaz.jpg");
  const seen = await download("capa.webp");
  for (const copy of [unseen, seen])
    expect((await sharp(copy).metadata()).xmp?.toString()).toMatch(/Cópia de Conceição D'Ávila, CPF •••\./);
  expect((await pixels(unseen)).equals(await pixels(poster))).toBe(true);

  await page.goto("/painel/produtos/vazamento");
  await page.locator("#vazado").setInputFiles({ name: "achada.jpg", mimeType: "image/jpeg", buffer: unseen });
  await expect(page.locator("[data-leak]").filter({ hasText: title })).toBeVisible({ timeout: 60_000 });
});
