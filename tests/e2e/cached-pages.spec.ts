import sharp from "sharp";
import { expect, test } from "./journey.ts";
import { payPix, pixCodeOn } from "./steps/bank.ts";
import { pressAsAdmin, signIn } from "./steps/doorway.ts";
import { placesOf, postsOf } from "./steps/feeds.ts";
import { followLinks } from "./steps/links.ts";
import { DEMO_PASSWORD, somebody } from "./steps/people.ts";
import { expectFiles, orderAsGuest, paidProducts, putInCart } from "./steps/shop.ts";
import { structuredDataIn } from "./steps/structured-data.ts";

const DAY_MS = 86_400_000;

/** Nine in the morning of the next Monday in São Paulo, as a field of day and hour takes it. */
function nextMonday(): string {
  const today = new Date(Date.now() - 3 * 3_600_000);
  const days = (8 - today.getUTCDay()) % 7 || 7;
  return `${new Date(today.getTime() + days * DAY_MS).toISOString().slice(0, 10)}T09:00`;
}

/** A connection left idle may be closed by the server as it is used again. */
const AGAIN = { maxRetries: 2 };

test("a cached page never carries another person's data", async ({ page, openBrowser, request }) => {
  const marked = somebody("Zuleica Marcadíssima");
  const [bought = "", wanted = ""] = await paidProducts(request, 2);
  const orderId = await orderAsGuest(page, bought, marked);
  await payPix(await pixCodeOn(page));
  await expectFiles(page, orderId);
  await putInCart(page, wanted);
  await page.goto("/lojas");
  const store = (await page.locator('main a[href^="/loja/"]').first().getAttribute("href")) ?? "";
  const mark = marked.email.split(".")[1]?.split("@")[0] ?? marked.email;

  for (const address of ["/", "/produtos", `/produto/${bought}`, `/produto/${wanted}`, "/lojas", store]) {
    await page.goto(address);
    await expect(page.getByLabel(`Sua conta, ${marked.name}`).first()).toBeVisible();
    const seenByHer = await page.request.get(address, AGAIN);
    const seenByAnyone = await request.get(address, AGAIN);
    for (const saved of [seenByHer, seenByAnyone]) {
      const headers = saved.headers();
      expect(headers["set-cookie"]).toBeUndefined();
      expect(headers["cache-control"]).toMatch(/^public, /);
      const scripts = /script-src [^;]*/.exec(headers["content-security-policy"] ?? "")?.[0] ?? "";
      expect(scripts).toContain("'sha256-");
      expect(scripts).not.toMatch(/unsafe|nonce/);
    }
    const html = await seenByHer.text();
    expect(html).not.toContain("Zuleica");
    expect(html).not.toContain(mark);
    expect(html).toBe(await seenByAnyone.text());
  }

  const stranger = await (await openBrowser()).newPage();
  await stranger.goto(`/produto/${wanted}`);
  await expect(stranger.getByRole("button", { name: "Carrinho, vazio" })).toBeVisible();
  await expect(stranger.getByRole("button", { name: "Adicionar ao carrinho" })).toBeVisible();
  await expect(stranger.getByText("Zuleica")).toHaveCount(0);
});

test("a person's pages are never cached, and anyone else sees the sign-in page", async ({ page, openBrowser, request }) => {
  const [slug = ""] = await paidProducts(request, 1);
  const orderId = await orderAsGuest(page, slug, somebody());
  const stranger = await openBrowser();
  const own = ["/finalizar-compra", `/finalizar-compra/pagar/pix/${orderId}`, "/painel/pedidos", `/painel/pedidos/${orderId}`];
  for (const address of [...own, "/painel", "/auth/login", "/painel/pedidos/x.css"]) {
    for (const reader of [page.request, stranger.request]) {
      const answer = await reader.get(address, { maxRedirects: 0 });
      expect(answer.status(), address).toBeLessThan(500);
      expect(answer.headers()["cache-control"], address).toBe("private, no-store");
    }
  }
  for (const address of own.slice(1)) {
    const answer = await stranger.request.get(address, { maxRedirects: 0 });
    expect(answer.status(), address).toBe(307);
    expect(answer.headers()["location"]).toContain("/auth/login?volta=");
  }
  const events = await stranger.request.get(`/eventos/pedido/${orderId}`);
  expect(events.status()).toBe(404);
});

test("every answer carries the security headers", async ({ page, request }) => {
  for (const address of ["/", "/produtos", "/auth/login", "/nao-existe", "/favicon.svg"]) {
    const headers = (
      await request.get(address, { headers: { "x-nonce": "meu", "content-security-policy": "script-src *" } })
    ).headers();
    expect(headers["x-content-type-options"], address).toBe("nosniff");
    expect(headers["x-frame-options"], address).toBe("DENY");
    expect(headers["referrer-policy"], address).toBe("strict-origin-when-cross-origin");
    expect(headers["cross-origin-opener-policy"], address).toBe("same-origin");
    expect(headers["permissions-policy"], address).toContain("camera=()");
    expect(headers["x-powered-by"], address).toBeUndefined();
    if (!headers["content-type"]?.startsWith("text/html")) continue;
    const policy = headers["content-security-policy"] ?? "";
    for (const rule of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ]) {
      expect(policy, address).toContain(rule);
    }
    expect(policy, address).not.toMatch(/'nonce-meu'|script-src \*/);
  }
  await page.goto("/auth/login");
  const nonces = await Promise.all(
    [1, 2].map(
      async () => /'nonce-([^']+)'/.exec((await request.get("/auth/login")).headers()["content-security-policy"] ?? "")?.[1],
    ),
  );
  expect(nonces[0]).toBeTruthy();
  expect(nonces[0]).not.toBe(nonces[1]);
});

test("an address with nothing answers 404, with the page that helps one go on", async ({ page, expected }) => {
  expected.push(/status of 404/);
  for (const address of ["/nao-existe", "/produto/nao-existe-mesmo", "/loja/nao-existe-mesmo", "/produtos/x/y"]) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("link", { name: /materiais|início/ }).first()).toBeVisible();
    for (const part of ["banner", "contentinfo"] as const) await expect(page.getByRole(part), address).toBeAttached();
  }
});

test("a parameter the page does not read does not change the cached page", async ({ request }) => {
  const plain = await (await request.get("/produtos")).text();
  const odd = await request.get("/produtos?utm_source=x&__proto__=1&redirect=https://evil.example&pagina=-3&ordem=%1F");
  expect(odd.status()).toBe(200);
  const html = await odd.text();
  expect(html).not.toContain("evil.example");
  expect(/data-product="[^"]+"/.exec(html)?.[0]).toBe(/data-product="[^"]+"/.exec(plain)?.[0]);
});

test("no address shown on public pages is broken, and what they tell search engines is as requested", async ({
  request,
  baseURL,
}) => {
  const first = ["/", "/cupom/HELENA10", "/ajuda/contato", "/newsletter"];
  const answers = await followLinks(request, new URL(baseURL ?? "").origin, first, 400);
  expect(answers.filter(({ status }) => status >= 400).map(({ status, address }) => `${status} ${address}`)).toEqual([]);
  expect(answers.length).toBeGreaterThan(100);
  const documents = answers.map(({ address, text }) => ({ address, ...structuredDataIn(text) }));
  expect(documents.filter(({ problems }) => problems.length > 0)).toEqual([]);
  expect([...new Set(documents.flatMap(({ kinds }) => kinds))].toSorted()).toEqual([
    "BlogPosting",
    "BreadcrumbList",
    "FAQPage",
    "Organization",
    "Product",
    "ProfilePage",
    "WebSite",
  ]);
  for (const [page, type] of [
    ["produto", "product"],
    ["loja", "profile"],
    ["cupom", "website"],
    ["blog", "article"],
  ]) {
    const html = answers.find(({ address }) => new RegExp(`^/${page}/[\\w-]+$`).test(address))?.text ?? "";
    expect(html, page).toContain(`property="og:type" content="${type}"`);
    const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "";
    const { width, height } = await sharp(await (await request.get(picture)).body()).metadata();
    expect({ page, width, height }).toEqual({ page, width: 1200, height: 630 });
  }
});

test("any reader reads the sitemap and the blog feed, and each of their addresses answers", async ({ request, baseURL }) => {
  const { origin } = new URL(baseURL ?? "");
  const textOf = async (address: string) => (await request.get(address, AGAIN)).text();
  const files = placesOf(await textOf("/sitemap.xml"), origin);
  const places = await Promise.all(files.map(async (file) => placesOf(await textOf(file), origin)));
  const posts = postsOf(await textOf("/blog/rss.xml"), origin);
  expect(new Set(places.flat()).size).toBe(places.flat().length);
  expect(places.flat()).toEqual(expect.arrayContaining(posts));
  for (const address of [posts, ...places].flatMap((list) => [list[0] ?? "", list.at(-1) ?? ""])) {
    const answer = await request.get(address, { ...AGAIN, maxRedirects: 0 });
    expect(answer.status(), address).toBe(200);
    const html = await answer.text();
    expect(html, address).not.toContain("noindex");
    expect(html, address).toContain(`rel="canonical" href="${address.replaceAll("&", "&amp;")}"`);
  }
});

test("an administrator features a product, sets a banner for Monday and sees the preview; published now it is on everyone's cached page, and reverted it is gone", async ({
  page,
  request,
}) => {
  const title = "Semana de quem faz";
  await signIn(page, "admin@demo.test", DEMO_PASSWORD, "/painel/admin/configurar-home");
  const rows = page
    .getByRole("list", { name: "Seções da página inicial" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("switch") });
  await expect(rows.first()).toBeVisible();
  const before = await rows.count();
  const decide = async (question: string, answer: string, done: string) => {
    const dialog = page.getByRole("dialog", { name: question });
    await dialog.getByLabel("Motivo").fill("A semana de quem faz começou.");
    await pressAsAdmin(page, dialog.getByRole("button", { name: answer, exact: true }), page.getByText(done));
  };
  const [slug] = await paidProducts(request, 1);
  await page.goto(`/painel/admin/configurar-home?destacar=${slug}`);
  const section = page.getByRole("list", { name: "Seções com lugar" }).getByRole("button").last();
  const sectionName = (await section.textContent()) ?? "";
  await section.click();
  await expect(rows.filter({ hasText: sectionName })).toContainText("1 escolhido a dedo");
  await expect(page.getByText(/^Rascunho de/)).toBeVisible();

  await page.getByRole("button", { name: "Adicionar seção" }).click();
  // By keyboard: brought into view by a mouse, the page scrolls and the menu follows it a frame late.
  await page.getByRole("menuitem", { name: /^Faixa/ }).press("Enter");
  const sheet = page.getByRole("dialog", { name: "Faixa" });
  await sheet.getByLabel("Título").fill(title);
  await sheet.getByLabel("Aparece em").fill(nextMonday());
  await sheet.getByRole("button", { name: "Guardar no rascunho" }).click();
  await expect(rows).toHaveCount(before + 1);
  await expect(page.getByText(/^Rascunho de/)).toBeVisible();

  const handle = page.getByRole("button", { name: `Mover ${title}` });
  await handle.focus();
  for (const key of [" ", "Home", " "]) await page.keyboard.press(key);
  await expect(rows.first()).toContainText(title);
  await expect(page.getByText(/^Rascunho de/)).toBeVisible();

  await page.getByLabel("Dia e hora").fill(nextMonday());
  await page.getByRole("link", { name: "Ver a prévia" }).click();
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  await page.goto("/painel/admin/configurar-home/previa");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { name: title })).toHaveCount(0);

  await page.goto("/painel/admin/configurar-home");
  await page.getByRole("button", { name: title, exact: true }).click();
  await sheet.getByLabel("Aparece em").fill("");
  await sheet.getByRole("button", { name: "Guardar no rascunho" }).click();
  await expect(page.getByText(/^Rascunho de/)).toBeVisible();
  await page.getByRole("button", { name: "Publicar página inicial" }).click();
  await decide("Publicar a página inicial?", "Publicar página inicial", "Página inicial publicada.");
  await expect.poll(async () => (await request.get("/", AGAIN)).text()).toContain(title);
  await page
    .getByRole("button", { name: /^Voltar para: / })
    .first()
    .click();
  await decide("Voltar a esta versão?", "Voltar a esta versão", "A página inicial voltou a ser como era.");
  await expect.poll(async () => (await request.get("/", AGAIN)).text()).not.toContain(title);
});
