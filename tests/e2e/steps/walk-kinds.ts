import { randomBytes } from "node:crypto";
import type { BrowserContext, BrowserContextOptions, Locator, Page } from "@playwright/test";
import { uploadLimits } from "#modules/catalog/inspect/limits.ts";
import { kinds as allKinds } from "#modules/catalog/kinds/kinds.ts";
import { FORMATS, type Format } from "#modules/catalog/kinds/names.ts";
import { filePreviewOf } from "#modules/catalog/previews/rules.ts";
import { expect } from "../journey.ts";
import { payPix, pixCodeOn } from "./bank.ts";
import { signInByCode } from "./doorway.ts";
import { filesOf, type KindFile } from "./kind-files.ts";
import { expectNoSideScroll } from "./looking.ts";
import { somebody } from "./people.ts";
import { expectFilesChecked, fillProduct, publish } from "./product.ts";
import { expectFiles, goToPix, putInCart, writeBuyer } from "./shop.ts";

/** Shown before the sale on any machine, whatever programs it has. */
const ALWAYS_SHOWN = "png jpg webp gif tiff avif svg wav mp3 epub ttf woff woff2 zip stl obj 3mf".split(" ");
/** Played by every browser. */
const ALWAYS_PLAYED: readonly Format[] = ["wav", "mp3"];

const HEIGHT = 844;
/** A phone's and a desk's: every kind is walked whole at each. */
export const WIDTHS = [390, 1280] as const;

export const kindsOf = (...groups: string[]): Format[] => FORMATS.filter((kind) => groups.includes(allKinds[kind].group));

type Walk = {
  page: Page;
  openBrowser: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  email: string;
  kinds: readonly Format[];
  width: (typeof WIDTHS)[number];
};

/** At one width an author sells one file of each kind, showing what can be shown; somebody buys them, opens what opens and takes all away. */
export async function walkKinds({ page, openBrowser, email, kinds, width }: Walk): Promise<void> {
  const files = await filesOf(kinds);
  const viewport = { width, height: HEIGHT };
  await page.setViewportSize(viewport);
  await signInByCode(page, email, "/painel/adicionar-produto");
  await page.waitForURL(/produto=\d+/);
  await send(page, files);
  await fillProduct(page, `Peças ${randomBytes(4).toString("hex")}`);
  await expectFilesChecked(page);
  const shown = await showPreviews(page, files);
  if (kinds.includes("png")) await chooseStamp(page, "peca-png.png");
  await lookAt(page, `${kinds[0]}-editor`);
  await publish(page);
  const address = (await page.getByRole("link", { name: "Ver na loja" }).getAttribute("href")) ?? "";

  const buyer = await (await openBrowser({ viewport, hasTouch: width === 390 })).newPage();
  await buyer.goto(address);
  await expectPreviews(buyer, shown);
  await lookAt(buyer, `${kinds[0]}-shop`);
  await putInCart(buyer, address.split("/").at(-1) ?? "");
  await buyer.goto("/finalizar-compra");
  await writeBuyer(buyer, somebody());
  const orderId = await goToPix(buyer);
  await payPix(await pixCodeOn(buyer));
  await expectFiles(buyer, orderId);
  for (const file of files) await take(buyer, file);
  await lookAt(buyer, `${kinds[0]}-bought`);
  for (const file of files) await open(buyer, file, `/painel/pedidos/${orderId}`);
}

/** They came when each may be renamed. */
async function send(page: Page, files: KindFile[]): Promise<void> {
  await page
    .locator("#arquivos")
    .setInputFiles(files.map(({ name, bytes }) => ({ name, mimeType: "application/octet-stream", buffer: bytes })));
  for (const { name } of files)
    await expect(page.getByRole("button", { name: `Renomear ${name}` }), name).toBeVisible({ timeout: 60_000 });
}

/** Chooses every preview there is, as many as a product shows; of a kind that is always shown there must be one, and of the others a reason. */
async function showPreviews(page: Page, files: KindFile[]): Promise<number> {
  let shown = 0;
  for (const { kind, name } of files.filter((one) => filePreviewOf(one.kind) !== null)) {
    const choice = page.getByRole("checkbox", { name: `Mostrar na loja: ${name}` });
    const block = page.getByRole("listitem").filter({ has: page.getByText(name, { exact: true }), hasNotText: "Renomear" });
    const reason = block.locator("p.text-muted").filter({ hasNotText: "Preparando a prévia" });
    await expect(choice.or(ALWAYS_SHOWN.includes(kind) ? choice : reason).first(), name).toBeVisible({ timeout: 90_000 });
    if (!(await choice.isVisible()) || shown === uploadLimits.previewPages) continue;
    await choice.check();
    shown += 1;
  }
  return shown;
}

/** By keyboard, past one choice to the next and back: the place is kept, and what is stored is the last. */
async function chooseStamp(page: Page, name: string): Promise<void> {
  const stamp = page.getByLabel(`Carimbo em ${name}`);
  const said = page.getByRole("status").filter({ hasText: /^(Carimbo ligado|Sem carimbo a partir de agora)\.$/ });
  await stamp.focus();
  for (const [key, value, words] of [
    ["ArrowDown", "rodape", "Carimbo ligado."],
    ["ArrowUp", "nao", "Sem carimbo a partir de agora."],
  ] as const) {
    await page.keyboard.press(key);
    await page.keyboard.press(key);
    await expect(said.filter({ hasText: words })).toBeVisible({ timeout: 60_000 });
    await expect(stamp).toBeFocused();
    await expect(stamp).toHaveValue(value);
  }
}

/** What was chosen stands in the gallery, each whole. */
async function expectPreviews(page: Page, shown: number): Promise<void> {
  const pictures = page.getByRole("toolbar", { name: "Imagens do material" }).getByRole("button");
  if (shown === 0) return;
  await expect(pictures).toHaveCount(shown + 1);
  for (const picture of await pictures.all()) {
    await picture.click();
    await expect(picture).toHaveAttribute("aria-pressed", "true");
  }
  await expect
    .poll(() =>
      page
        .locator("main img")
        .evaluateAll(
          (images) => images.filter((one) => one instanceof HTMLImageElement && one.complete && one.naturalWidth === 0).length,
        ),
    )
    .toBe(0);
}

/** The bytes that leave are those that came, under a name and a type of their own. */
async function take(page: Page, { kind, name, bytes }: KindFile): Promise<void> {
  const href = await page.getByRole("link", { name: `Baixar ${name}` }).getAttribute("href");
  const answer = await page.request.get(href ?? "");
  expect((await answer.body()).equals(bytes), name).toBe(true);
  expect(answer.headers()["content-type"], name).toBe(allKinds[kind].contentType);
  expect(answer.headers()["content-disposition"], name).toContain("attachment");
}

async function open(page: Page, { kind, name }: KindFile, order: string): Promise<void> {
  const as = allKinds[kind].opens;
  if (as === null) return;
  if (as === "pagina") {
    await page.getByRole("link", { name: `Ler ${name}` }).click();
    await page.waitForURL(/\/ler\//);
    await expect(page.locator("canvas, article, iframe, [data-page]").first()).toBeVisible({ timeout: 30_000 });
    await lookAt(page, `${kind}-read`);
    await page.goto(order);
    return;
  }
  await page.getByRole("button", { name: new RegExp(`^(Ver|Ouvir|Assistir) ${name}$`) }).click();
  const dialog = page.getByRole("dialog", { name });
  await expect.poll(() => isShown(dialog), { message: name, timeout: 20_000 }).toBe(true);
  if (ALWAYS_PLAYED.includes(kind) || as === "imagem") await expect(dialog.getByRole("alert")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
}

/** It is seen or can be played; or the page says that this browser plays no such file. */
async function isShown(dialog: Locator): Promise<boolean> {
  if (await dialog.getByRole("alert").isVisible()) return true;
  return dialog
    .locator("img, audio, video")
    .first()
    .evaluate((one) =>
      one instanceof HTMLMediaElement ? one.readyState > 0 : one instanceof HTMLImageElement && one.naturalWidth > 0,
    );
}

/** Nothing is wider than the window. Pictures for who looks at them, a phone's in the dark too: `E2E_PICTURES` is a folder. */
async function lookAt(page: Page, name: string): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  await expectNoSideScroll(page, `${name}, ${width} px`);
  const folder = process.env.E2E_PICTURES;
  if (!folder) return;
  await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true });
  if (width !== WIDTHS[0]) return;
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.screenshot({ path: `${folder}/${name}-${width}-dark.png`, fullPage: true });
  await page.emulateMedia({ colorScheme: "light" });
}
