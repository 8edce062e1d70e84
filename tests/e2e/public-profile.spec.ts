import type { APIRequestContext, Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "./journey.ts";
import { pressToSignIn, signInByCode } from "./steps/doorway.ts";
import { lookOver } from "./steps/looking.ts";
import { somebody } from "./steps/people.ts";
import { orderAsGuest, paidProducts } from "./steps/shop.ts";

test.use({ viewport: { width: 1280, height: 800 } });
test.setTimeout(180_000);

/** What a stranger gets at an address, without what every answer has of its own. */
async function gotAt(request: APIRequestContext, path: string) {
  const answer = await request.get(path);
  const text = await answer.text();
  const [, name = ""] = /\/([^/]+)$/.exec(path) ?? [];
  const {
    "content-length": _length,
    date: _date,
    "content-security-policy": _csp,
    "x-request-id": _id,
    ...headers
  } = answer.headers();
  const title = /<title>([^<]*)/.exec(text)?.[1];
  const main = /<main[\s\S]*<\/main>/.exec(text)?.[0].replaceAll(name, "");
  return { status: answer.status(), title, main, headers: Object.keys(headers).toSorted() };
}

const turnOn = async (page: Page, name: string) => {
  const part = page.getByRole("switch", { name });
  await expect(async () => {
    if (!(await part.isChecked())) await part.click();
    await expect(part).toBeChecked({ timeout: 2_000 });
    await expect(part).toHaveAttribute("aria-busy", "false", { timeout: 5_000 });
  }).toPass();
};

test("a profile only exists open, shows what is switched on, and a list is taken whole by its link until no longer shared", async ({
  page,
  request,
  openBrowser,
  expected,
}) => {
  expected.push(/status of 404/);
  const [bought = "", first = "", second = ""] = await paidProducts(request, 3);
  const person = somebody("Filomena Quaresma");
  await orderAsGuest(page, bought, person);
  await page.goto("about:blank");
  await page.context().clearCookies();
  await signInByCode(page, person.email, "/painel/configuracoes?aba=perfil-publico");

  await page.getByLabel("Áreas").first().fill("Bordado, 3º ano");
  await page.getByRole("button", { name: "Salvar" }).click();
  const photo = await sharp({ create: { width: 900, height: 700, channels: 3, background: "#0a7d55" } })
    .png()
    .toBuffer();
  await page.getByLabel("Enviar a foto").setInputFiles({ name: "eu.png", mimeType: "image/png", buffer: photo });
  await page.getByRole("button", { name: "Usar este recorte" }).click();
  await expect(page.getByRole("img", { name: "Sua foto" })).toBeVisible({ timeout: 60_000 });
  const link = page.getByRole("link", { name: "Ver como público" });
  const path = (await link.getAttribute("href")) ?? "";
  expect(path).toMatch(/^\/cliente\/filomena-[a-z2-9]{8}$/);
  const stranger = await openBrowser({ viewport: page.viewportSize() });
  const missing = await gotAt(stranger.request, "/cliente/filomena-22222222");
  expect(missing.status).toBe(404);
  expect(await gotAt(stranger.request, path)).toEqual(missing);

  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: "Filomena" })).toBeVisible();
  await expect(page.getByText("Seu perfil está fechado")).toBeVisible();
  await lookOver(page, "perfil fechado, visto pelo dono");
  await page.getByRole("link", { name: "Mudar o que aparece" }).click();
  for (const part of ["Abrir meu perfil", "Áreas", "Listas compartilhadas"]) await turnOn(page, part);

  for (const slug of [first, second]) {
    await page.goto(`/produto/${slug}`);
    await expect(page.getByLabel(/^Sua conta, /)).toBeVisible();
    const heart = page.getByRole("button", { name: /^Favoritar / }).first();
    await heart.click();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
  }
  await page.goto("/painel/favoritos");
  await page.getByRole("button", { name: "Compartilhar" }).click();
  await page.getByRole("button", { name: "Criar link" }).click();
  const shared = new URL(await page.getByLabel("Endereço da lista").inputValue()).pathname;
  await lookOver(page, "lista compartilhada");

  const visitor = await stranger.newPage();
  await visitor.goto(path);
  await expect(visitor.getByText("Bordado", { exact: true })).toBeVisible();
  await expect(visitor.getByText("Quaresma")).toHaveCount(0);
  const shownPhoto = visitor.locator("main header img");
  await expect(shownPhoto).toHaveAttribute("src", /^\/imagens\/[0-9a-f-]{36}\/320\.webp$/);
  await expect.poll(() => shownPhoto.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
  await lookOver(visitor, "perfil aberto");
  await visitor.getByRole("link", { name: "Favoritos", exact: true }).click();
  await expect(visitor.getByText("Lista de Filomena")).toBeVisible();
  await expect(visitor.locator("main [data-product]")).toHaveCount(2);
  await lookOver(visitor, "lista de outra pessoa");
  await visitor.getByRole("button", { name: /^Tudo no carrinho/ }).click();
  await expect(visitor.getByText("2 materiais no carrinho.")).toBeVisible();

  const follower = somebody();
  const reader = await (await openBrowser({ viewport: { width: 390, height: 844 } })).newPage();
  await orderAsGuest(reader, bought, follower);
  await reader.goto("about:blank");
  await reader.context().clearCookies();
  await reader.goto(shared);
  await pressToSignIn(reader, reader.getByRole("button", { name: /^Seguir a lista/ }));
  await signInByCode(reader, follower.email, shared);
  await expect(reader.getByRole("button", { name: /^Seguindo a lista/ })).toBeVisible();
  await lookOver(reader, "lista seguida");
  await reader.goto("/painel/favoritos");
  const followed = reader.getByRole("region", { name: "Listas que você segue" });
  await expect(followed.getByRole("link", { name: "Favoritos", exact: true })).toHaveAttribute("href", shared);
  await expect(followed).toContainText("De Filomena · 2 materiais");
  await lookOver(reader, "listas que a pessoa segue");

  await page.reload();
  await page.getByRole("button", { name: "Compartilhada" }).click();
  await expect(page.getByText("1 pessoa segue esta lista.")).toBeVisible();
  await page.getByRole("button", { name: "Parar de compartilhar" }).click();
  await expect(page.getByRole("button", { name: "Compartilhar", exact: true })).toBeVisible();
  expect((await visitor.request.get(shared)).status()).toBe(404);
  await reader.reload();
  await expect(reader.getByRole("heading", { name: "Nada guardado ainda" })).toBeVisible();
  await expect(followed).toHaveCount(0);
});

test("an address is saved by CEP and edited, and removing the default says which takes its place", async ({ page, request }) => {
  const [bought = ""] = await paidProducts(request, 1);
  const person = somebody();
  await orderAsGuest(page, bought, person);
  await page.goto("about:blank");
  await page.context().clearCookies();
  await signInByCode(page, person.email, "/painel/enderecos");

  const keep = page.getByRole("button", { name: "Salvar endereço" });
  await keep.click();
  await expect(page.getByLabel("CEP")).toBeFocused();
  await lookOver(page, "endereço por corrigir");
  await page.getByLabel("CEP").fill("01310-100");
  await expect(page.getByLabel("Cidade")).toHaveValue("São Paulo");
  await expect(page.getByLabel("Estado")).toHaveValue("SP");
  await page.getByLabel("Rua").fill("Avenida Paulista");
  await page.getByLabel("Número").fill("1578");
  await page.getByLabel("Bairro").fill("Bela Vista");
  await page.getByLabel("Como você chama este lugar").fill("Trabalho");
  await keep.click();
  const work = page.locator("[data-address]").filter({ hasText: "Trabalho" });
  await expect(work).toContainText("Padrão");

  await page.getByLabel("CEP").fill("36010-041");
  await page.getByLabel("Rua").fill("Rua Halfeld");
  await page.getByLabel("Número").fill("s/n");
  await page.getByLabel("Bairro").fill("Centro");
  await expect(page.getByLabel("Cidade")).toHaveValue("Juiz de Fora");
  await keep.click();
  await expect(page.locator("[data-address]")).toHaveCount(2);
  await page.getByRole("link", { name: "Editar Rua Halfeld, s/n" }).click();
  await expect(page.getByRole("heading", { name: "Editar endereço" })).toBeVisible();
  await page.getByLabel("Número").fill("404");
  await page.getByRole("button", { name: "Salvar", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Rua Halfeld, 404" })).toBeVisible();

  await page.getByRole("button", { name: "Remover Trabalho" }).click();
  const ask = page.getByRole("alertdialog", { name: "Remover este endereço?" });
  await expect(ask).toContainText("Rua Halfeld, 404 passa a ser o padrão.");
  await ask.getByRole("button", { name: "Remover endereço" }).click();
  await expect(page.locator("[data-address]")).toHaveCount(1);
  await expect(page.locator("[data-address]")).toContainText("Padrão");
});
