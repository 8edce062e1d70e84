import { createServer, request, type IncomingHttpHeaders, type Server } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { env } from "../env.ts";
import { scope } from "../request-scope.ts";
import { cachedPages } from "./cached-pages.ts";

const requested: Request[] = [];
const limitedBy: (string | undefined)[] = [];
const answerCached = cachedPages(
  [
    { path: /^\/feira$/, params: ["pagina"] },
    { path: /^\/(nada|quebra|cheio|depois)$/, params: [] },
  ],
  {
    ready: () => Promise.resolve(),
    render: (drawn) => {
      requested.push(drawn);
      limitedBy.push(scope()?.ip);
      if (drawn.url.endsWith("/quebra")) throw new Error("banco fora do ar");
      if (drawn.url.endsWith("/cheio")) {
        throw new Error("Failed query: select 1", { cause: new Error("timeout exceeded when trying to connect") });
      }
      if (drawn.url.endsWith("/depois")) return new Response("…", { status: 503, headers: { "retry-after": "2" } });
      const headers = { "content-type": "text/html; charset=utf-8", "set-cookie": "segredo=1" };
      return new Response("<script>oi()</script><p>ção</p>", { status: drawn.url.endsWith("/nada") ? 404 : 200, headers });
    },
  },
);

let server: Server;
beforeAll(async () => {
  server = createServer((incoming, outgoing) => {
    if (!answerCached(incoming, outgoing)) outgoing.writeHead(418).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => server.close());

function ask(path: string, headers: Record<string, string> = {}, method = "GET") {
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, path, headers, method }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
      incoming.on("end", () =>
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.once("error", reject).end();
  });
}

describe("uma página guardada", () => {
  it("sai com as cabeças de segurança, a política dos seus scripts, um número de pedido e nenhum cookie", async () => {
    const { status, headers } = await ask("/feira");
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "content-type": "text/html; charset=utf-8",
      vary: "accept-encoding",
    });
    expect(headers["content-security-policy"]).toMatch(/script-src 'self' 'sha256-/);
    expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers["set-cookie"]).toBeUndefined();
  });

  it("é desenhada uma vez, sem cookies e no nosso endereço, diga o pedido o que disser", async () => {
    requested.length = 0;
    const forged = { host: "evil.example", cookie: "sid=1", "accept-encoding": "br" };
    const { body } = await ask("/feira?pagina=2&utm=x", forged);
    await ask("/feira?pagina=2");
    expect(requested.map(({ url }) => url)).toEqual([new URL("/feira?pagina=2", env.publicUrl).href]);
    expect(requested[0]?.headers.get("cookie")).toBeNull();
    expect(brotliDecompressSync(body).toString()).toContain("<p>ção</p>");
  });

  it("conta no limite de quem a fez desenhar", async () => {
    limitedBy.length = 0;
    await ask("/feira?pagina=3", { "x-forwarded-for": "203.0.113.9" });
    expect(limitedBy).toEqual(["203.0.113.9"]);
  });

  it("a HEAD responde o mesmo, sem corpo", async () => {
    const got = await ask("/feira");
    const head = await ask("/feira", {}, "HEAD");
    expect(head.headers["content-length"]).toBe(String(got.body.length));
    expect(head.body.length).toBe(0);
  });

  it("que não existe é dita e não guardada", async () => {
    const { status, headers } = await ask("/nada");
    expect(status).toBe(404);
    expect(headers["cache-control"]).toBe("no-store");
  });

  it("que quebra pede desculpas, sem contar o motivo, com as mesmas cabeças de segurança", async () => {
    const { status, headers, body } = await ask("/quebra");
    expect(status).toBe(500);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["cache-control"]).toBe("no-store");
    expect(body.toString()).toMatch(/Nada foi perdido/);
    expect(body.toString()).not.toMatch(/banco/);
  });
});

it("com o banco ocupado, a página responde 503 e diz quando voltar, e nada disso se guarda", async () => {
  for (const path of ["/cheio", "/depois"]) {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(503);
    expect(headers["retry-after"]).toBe("2");
    expect(headers["cache-control"]).toBe("no-store");
    expect(body.toString()).not.toContain("select");
  }
});

it("escritas, endereços tortos e outras páginas ficam para as outras portas", async () => {
  for (const path of ["//feira", "/./feira", "/feira/", "/painel"]) expect((await ask(path)).status).toBe(418);
  expect((await ask("/feira", { "content-length": "0" }, "POST")).status).toBe(418);
});
