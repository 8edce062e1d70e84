import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { PDFDocument, PDFName } from "@cantoo/pdf-lib";
import { strFromU8, unzipSync } from "fflate";
import sharp from "sharp";
import { expect, test } from "./journey.ts";
import { payPix, pixCodeOn } from "./steps/bank.ts";
import { signInByCode } from "./steps/doorway.ts";
import { lookOver } from "./steps/looking.ts";
import { craftBook } from "#modules/catalog/stamp/fixtures/craft-book.ts";
import { somebody } from "./steps/people.ts";
import { fillProduct, publish } from "./steps/product.ts";
import { expectFiles, goToPix, putInCart, writeBuyer } from "./steps/shop.ts";

/** A page that says of itself that it was signed. */
async function signedPdf(): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage([300, 300]);
  const vouched = document.context.obj({ Type: "Sig", Filter: "Adobe.PPKLite", ByteRange: [0, 10, 20, 30] });
  document.catalog.set(PDFName.of("Perms"), document.context.obj({ DocMDP: document.context.register(vouched) }));
  return Buffer.from(await document.save({ useObjectStreams: false }));
}

const CORNERS = [
  [0, 0, 0],
  [40, 0, 0],
  [0, 30, 0],
  [0, 0, 20],
] as const;

/** A solid of four triangles, 40 × 30 × 20. */
function craftTetrahedron(): Buffer {
  const sides = [
    [0, 2, 1],
    [0, 1, 3],
    [0, 3, 2],
    [1, 2, 3],
  ];
  const bytes = Buffer.alloc(84 + sides.length * 50);
  bytes.writeUInt32LE(sides.length, 80);
  for (const [side, corners] of sides.entries())
    for (const [at, corner] of corners.flatMap((one) => CORNERS[one] ?? []).entries())
      bytes.writeFloatLE(corner, 84 + side * 50 + 12 + at * 4);
  return bytes;
}

const drawn = (width: number) => sharp({ create: { width, height: 600, channels: 3, background: "#357" } });

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test("a book names who bought it, a signed PDF only when its author wants it, and a solid is seen before the sale", async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(300_000);
  const title = `Coleção ${randomBytes(4).toString("hex")}`;
  await signInByCode(page, "casa-virgula@demo.test", "/painel/adicionar-produto");
  await page.waitForURL(/produto=\d+/);
  await page.locator("#arquivos").setInputFiles([
    { name: "livro.epub", mimeType: "application/epub+zip", buffer: craftBook() },
    { name: "ata.pdf", mimeType: "application/pdf", buffer: await signedPdf() },
    { name: "peca.stl", mimeType: "model/stl", buffer: craftTetrahedron() },
  ]);
  await fillProduct(page, title);
  await page.getByLabel("Carimbo em livro.epub").selectOption({ label: "Em uma página no fim do livro" }, { timeout: 60_000 });
  await expect(page.getByText("Carimbo ligado.")).toBeVisible({ timeout: 60_000 });
  const signed = page.getByLabel("Carimbo em ata.pdf");
  await signed.selectOption("primeira");
  await expect(page.getByRole("button", { name: "Carimbar mesmo assim" })).toBeVisible({ timeout: 60_000 });
  await lookOver(page, "PDF assinado");
  await page.getByRole("button", { name: "Entregar sem carimbo" }).tap();
  await expect(page.getByRole("button", { name: "Carimbar mesmo assim" })).toHaveCount(0);
  await expect(signed).toBeFocused();
  await expect(signed).toHaveValue("nao");
  await page.getByRole("checkbox", { name: "Mostrar na loja: peca.stl" }).check({ timeout: 90_000 });
  await publish(page);
  const address = (await page.getByRole("link", { name: "Ver na loja" }).getAttribute("href")) ?? "";

  const stranger = await (await openBrowser({ viewport: { width: 1280, height: 900 } })).newPage();
  await stranger.goto(address);
  const pictures = stranger.getByRole("toolbar", { name: "Imagens do material" });
  await pictures.getByRole("button", { name: "Capa" }).focus();
  await stranger.keyboard.press("ArrowRight");
  await expect(stranger.getByRole("img", { name: /4 triângulos, 40 × 30 × 20 mm/ })).toBeVisible();
  await lookOver(stranger, "peça na página do material");
  await putInCart(stranger, address.split("/").at(-1) ?? "");
  await expect(stranger.getByText("Com o seu nome no fim do livro")).toBeVisible();
  await stranger.goto("/finalizar-compra");
  const buyer = somebody("Conceição D'Ávila");
  await writeBuyer(stranger, buyer);
  const orderId = await goToPix(stranger);
  await payPix(await pixCodeOn(stranger));
  await expectFiles(stranger, orderId);
  const [download] = await Promise.all([
    stranger.waitForEvent("download", { timeout: 60_000 }),
    stranger.getByRole("link", { name: "Baixar livro.epub" }).click(),
  ]);
  const copy = await readFile(await download.path());
  const pages = Object.entries(unzipSync(copy)).filter(([name]) => name.endsWith("sobre-esta-copia.xhtml"));
  expect(pages.map(([, bytes]) => strFromU8(bytes)).join("")).toMatch(/Cópia de Conceição D&#39;Ávila, CPF •••\./);

  await page.goto("/painel/produtos/vazamento");
  await page.locator("#vazado").setInputFiles({ name: "achado.epub", mimeType: "application/epub+zip", buffer: copy });
  await expect(page.locator("[data-leak]").filter({ hasText: title })).toBeVisible({ timeout: 60_000 });
});

test("an author has pictures stamped, seen or unseen, and who bought is named in what they download", async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(300_000);
  const title = `Cartazes ${randomBytes(4).toString("hex")}`;
  const poster = await drawn(900).jpeg().toBuffer();
  await signInByCode(page, "casa-virgula@demo.test", "/painel/adicionar-produto");
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
  await expect(
    stranger.getByText("Sua cópia leva seu nome, CPF mascarado e número do pedido no rodapé da imagem."),
  ).toBeVisible();
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
