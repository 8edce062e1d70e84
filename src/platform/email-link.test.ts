import { describe, expect, it } from "vitest";
import { nameReader, readerOf } from "./email-link.ts";
import { env } from "./env.ts";

const html = `<a href="${env.publicUrl}/painel/pedidos/1?aba=vendas#mensagens">Ver</a> <a href="${env.publicUrl}/produtos">Loja</a>`;
const DAY_MS = 86_400_000;

/** Where the first link leads, as a browser reads it. */
function pathIn(email: string): string {
  const href = /href="([^"]+)"/.exec(email)?.[1]?.replaceAll("&amp;", "&") ?? "";
  return href.slice(env.publicUrl.length);
}

describe("a link of an e-mail to the panel", () => {
  it("says whose mailbox it went to, and goes where it went", () => {
    const path = pathIn(nameReader(html, "ana@exemplo.com.br"));
    expect(path).toMatch(/^\/painel\/pedidos\/1\?aba=vendas&para=[\w-]+#mensagens$/);
    expect(readerOf(path)).toBe("ana@exemplo.com.br");
  });

  it("tells the address to nobody who reads it", () => {
    expect(nameReader(html, "ana@exemplo.com.br")).not.toContain("ana");
  });

  it("leaves every other link as it is", () => {
    expect(nameReader(html, "ana@exemplo.com.br")).toContain(`href="${env.publicUrl}/produtos"`);
    const elsewhere = `<a href="https://evil.example/painel/pedidos">Ver</a><a href="${env.publicUrl}/painelx">Ver</a>`;
    expect(nameReader(elsewhere, "ana@exemplo.com.br")).toBe(elsewhere);
  });

  it("says nothing once it expired, was altered, or names nobody", () => {
    const path = pathIn(nameReader(html, "ana@exemplo.com.br"));
    expect(readerOf(path, Date.now() + 61 * DAY_MS)).toBeNull();
    expect(readerOf(path.replace("para=", "para=A"))).toBeNull();
    expect(readerOf("/painel/pedidos/1")).toBeNull();
    expect(readerOf(undefined)).toBeNull();
  });
});
