import { expect, test } from "./journey.ts";
import { payPix, pixCodeOn } from "./steps/bank.ts";
import { somebody } from "./steps/people.ts";
import { expectFiles, orderAsGuest, paidMaterials, putInCart } from "./steps/shop.ts";

/** A connection left idle may be closed by the server as it is used again. */
const AGAIN = { maxRetries: 2 };

test("uma página guardada nunca leva dados de outra pessoa", async ({ page, openBrowser, request }) => {
  const marked = somebody("Zuleica Marcadíssima");
  const [bought = "", wanted = ""] = await paidMaterials(request, 2);
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
    for (const kept of [seenByHer, seenByAnyone]) {
      const headers = kept.headers();
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

test("páginas de uma pessoa nunca são guardadas, e quem não é ela vê a entrada", async ({ page, openBrowser, request }) => {
  const [slug = ""] = await paidMaterials(request, 1);
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

test("toda resposta leva as cabeças de segurança", async ({ page, request }) => {
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

test("um endereço sem nada responde 404, com a página que ajuda a seguir", async ({ page, expected }) => {
  expected.push(/status of 404/);
  for (const address of ["/nao-existe", "/produto/nao-existe-mesmo", "/loja/nao-existe-mesmo", "/produtos/x/y"]) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("link", { name: /materiais|início/ }).first()).toBeVisible();
  }
});

test("um parâmetro que a página não lê não muda a página guardada", async ({ request }) => {
  const plain = await (await request.get("/produtos")).text();
  const odd = await request.get("/produtos?utm_source=x&__proto__=1&redirect=https://evil.example&pagina=-3&ordem=%00");
  expect(odd.status()).toBe(200);
  const html = await odd.text();
  expect(html).not.toContain("evil.example");
  expect(/data-product="[^"]+"/.exec(html)?.[0]).toBe(/data-product="[^"]+"/.exec(plain)?.[0]);
});
