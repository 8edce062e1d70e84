import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { env } from "../env.ts";
import { BODY_LIMITS } from "../../body-limits.ts";
import { limitBodies } from "./body-limits.ts";
import { guard } from "./guard.ts";
import { observe } from "./observe.ts";
import { canonicalAddress } from "./canonical-address.ts";
import { contentSecurityPolicy } from "./security-headers.ts";

const app = new Hono()
  .use(observe)
  .use(limitBodies(BODY_LIMITS))
  .use(guard)
  .all("*", (c) => c.text("passou"));
const OURS = new URL(env.publicUrl).origin;
const post = (headers: Record<string, string>, path = "/_serverFn/x", body = "{}") =>
  app.request(path, { method: "POST", body, headers: { "content-length": String(body.length), ...headers } });

describe("what the edge refuses before any verb", () => {
  it.each<[string, Record<string, string>, number]>([
    ["uma escrita sem origem (B052)", {}, 403],
    ["uma escrita de outra origem (B053)", { origin: "https://evil.example" }, 403],
    ["uma escrita de origem nula (B054)", { origin: "null" }, 403],
    [
      "uma escrita que forja o host (B055)",
      { origin: "https://evil.example", "x-forwarded-host": "evil.example", host: "evil.example" },
      403,
    ],
    ["uma escrita que o navegador diz vir de outro site", { origin: OURS, "sec-fetch-site": "cross-site" }, 403],
    ["um corpo comprimido (B065)", { origin: OURS, "content-encoding": "gzip" }, 415],
    ["um corpo de mais de 1 MB (B061)", { origin: OURS, "content-length": String(1024 * 1024 + 1) }, 413],
    ["nada: a nossa própria escrita passa", { origin: OURS, "sec-fetch-site": "same-origin" }, 200],
  ])("%s", async (_, headers, status) => {
    expect((await post(headers)).status).toBe(status);
  });

  it.each(["PUT", "DELETE", "PATCH", "OPTIONS"])("the method %s on any page (B069)", async (method) => {
    expect((await app.request("/produtos", { method, headers: { origin: OURS } })).status).toBe(405);
  });

  it("a function read from another site", async () => {
    expect((await app.request("/_serverFn/x", { headers: { "sec-fetch-site": "cross-site" } })).status).toBe(403);
  });

  it.each(["/produtos?busca=%00", "/produtos?busca=fra%00cao&pagina=2", "/painel/pedidos?busca=%00"])(
    "the zero byte in a query, %s (B142)",
    async (address) => {
      expect(canonicalAddress(address, [{ path: /^\/produtos$/, params: ["busca"] }])).toBeNull();
      expect((await app.request(address)).status).toBe(400);
    },
  );

  it("but not the provider's webhooks, which prove who they are another way", async () => {
    expect((await post({}, "/webhooks/pagarme")).status).toBe(200);
  });
});

describe("what every answer carries", () => {
  it("the security headers and a request number", async () => {
    const { headers } = await app.request("/produtos");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("on pages, a policy that only runs the scripts we know", () => {
    const policy = contentSecurityPolicy(["'sha256-abc='"]);
    expect(policy).toContain("script-src 'self' 'sha256-abc='");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
  });
});

describe("the address that a cached page is drawn from (B080)", () => {
  const pages = [
    { path: /^\/$/, params: [] },
    { path: /^\/produtos$/, params: ["busca", "pagina"] },
  ];
  it.each([
    ["/?utm_source=x", "/"],
    ["/produtos?pagina=2&busca=fra%C3%A7%C3%A3o", "/produtos?busca=fra%C3%A7%C3%A3o&pagina=2"],
    ["/produtos?busca=&x=1", "/produtos"],
    ["/produtos?busca=a&busca=b", "/produtos?busca=a"],
    ["/painel/pedidos", null],
    ["/painel/pedidos/x.css", null],
    ["/produtos/", null],
    ["//produtos", null],
    ["/\\produtos", null],
    ["/./produtos", null],
    ["http://outro.example/produtos", null],
  ])("of %s is %s", (path, address) => {
    expect(canonicalAddress(path, pages)).toBe(address);
  });

  it("never exceeds 200 letters per field", () => {
    const address = canonicalAddress(`/produtos?busca=${"x".repeat(5000)}`, pages);
    expect(address).toBe(`/produtos?busca=${"x".repeat(200)}`);
  });
});
