import { expect, it } from "vitest";
import { insertInHead } from "./insert-in-head.ts";
import { requireTrustedTypes, trustedTypesGuard, trustedTypesOf } from "./trusted-types.ts";

it.each([
  ["/painel/admin", "required"],
  ["/painel/admin/usuarios", "required"],
  ["/painel", "reported"],
  ["/painel/administracao", "reported"],
  ["/painel/pedidos/x/ler/y", "reported"],
  ["/", null],
  ["/painelada", null],
])("%s is %s", (path, kind) => {
  expect(trustedTypesOf(path)).toBe(kind);
});

it("requires beside the page's own policy, or only asks to be told", () => {
  const [required, reported] = [new Headers(), new Headers({ "content-security-policy": "default-src 'self'" })];
  requireTrustedTypes(required, "required", "default-src 'self'");
  expect(required.get("content-security-policy")).toBe("default-src 'self'; require-trusted-types-for 'script'");
  requireTrustedTypes(reported, "reported", "default-src 'self'");
  expect(reported.get("content-security-policy")).toBe("default-src 'self'");
  expect(reported.get("content-security-policy-report-only")).toContain("require-trusted-types-for 'script'; report-uri /");
});

const through = (pieces: Uint8Array[]) =>
  new Response(
    new ReadableStream<Uint8Array>({
      start(out) {
        for (const piece of pieces) out.enqueue(piece);
        out.close();
      },
    }).pipeThrough(insertInHead(trustedTypesGuard("abc"))),
  ).text();
const bytes = (text: string) => new TextEncoder().encode(text);

it("puts the guard first in the head, wherever the page is cut, a letter included", async () => {
  const page = '<!doctype html><html lang="pt-BR"><head><title>Administração</title></head><body>é</body></html>';
  for (let cut = 0; cut <= bytes(page).length; cut += 1) {
    const html = await through([bytes(page).subarray(0, cut), bytes(page).subarray(cut)]);
    expect(html).toMatch(/<head><script nonce="abc">\(\(\)=>[^]*<\/script><title>Administração<\/title>/);
    expect(html.replace(/<script nonce="abc">[^]*<\/script>(?=<title>)/, "")).toBe(page);
  }
});

it("lets what has no head pass as it is", async () => {
  expect(await through([bytes("<p>"), bytes("olá")])).toBe("<p>olá");
});
