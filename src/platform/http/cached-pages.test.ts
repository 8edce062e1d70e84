import { createServer, request, type IncomingHttpHeaders, type Server } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { env } from "../env.ts";
import { scope, tagPage } from "../request-scope.ts";
import { cachedPages } from "./cached-pages.ts";

const requested: Request[] = [];
const limitedBy: (string | undefined)[] = [];
const drawnFor: (string | undefined)[] = [];
const answerCached = cachedPages(
  [
    { path: /^\/(feira|rotulada)$/, params: ["pagina"] },
    { path: /^\/(nada|quebra|cheio|depois|falta)$/, params: [] },
  ],
  {
    ready: () => Promise.resolve(),
    render: (drawn) => {
      requested.push(drawn);
      limitedBy.push(scope()?.ip);
      drawnFor.push(scope()?.drawnFor);
      tagPage(...(drawn.url.includes("/feira") ? [] : ["product:1", "store:2"]));
      if (drawn.url.endsWith("/quebra")) throw new Error("banco fora do ar");
      if (drawn.url.endsWith("/cheio")) {
        throw new Error("Failed query: select 1", { cause: new Error("timeout exceeded when trying to connect") });
      }
      if (drawn.url.endsWith("/depois")) return new Response("…", { status: 503, headers: { "retry-after": "2" } });
      if (drawn.url.endsWith("/falta") && requested.filter(({ url }) => url.endsWith("/falta")).length === 1)
        return new Response('<html lang="pt-BR"><!--$!--><template></template><!--/$-->', {
          headers: { "content-type": "text/html; charset=utf-8" },
        });
      const headers = { "content-type": "text/html; charset=utf-8", "set-cookie": "segredo=1" };
      return new Response('<html lang="pt-BR"><script>oi()</script><p>ção</p>', {
        status: drawn.url.endsWith("/nada") ? 404 : 200,
        headers,
      });
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

describe("a cached page", () => {
  it("is not kept while a part of it could not be drawn: the next who asks gets it whole", async () => {
    const textOf = async () => brotliDecompressSync((await ask("/falta", { "accept-encoding": "br" })).body).toString();
    expect(await textOf()).toContain("<!--$!-->");
    expect(await textOf()).toContain("ção");
    expect(await textOf()).toContain("ção");
    expect(requested.filter(({ url }) => url.endsWith("/falta"))).toHaveLength(2);
  });

  it("goes out with the security headers, its scripts' policy, a request number and no cookie", async () => {
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

  it("is drawn once, without cookies and at our address, whatever the request says", async () => {
    requested.length = 0;
    const forged = { host: "evil.example", cookie: "sid=1", "accept-encoding": "br" };
    const { body } = await ask("/feira?pagina=2&utm=x", forged);
    await ask("/feira?pagina=2");
    expect(requested.map(({ url }) => url)).toEqual([new URL("/feira?pagina=2", env.publicUrl).href]);
    expect(requested[0]?.headers.get("cookie")).toBeNull();
    expect(brotliDecompressSync(body).toString()).toContain("<p>ção</p>");
  });

  it("spends the limit of nobody, whoever made it be drawn", async () => {
    limitedBy.length = 0;
    await ask("/feira?pagina=3", { "x-forwarded-for": "203.0.113.9" });
    expect(limitedBy).toEqual([""]);
    expect(drawnFor.at(-1)).toBe("127.0.0.1");
  });

  it("that the browser has already is not sent again, in whatever encoding it came, and its policies are", async () => {
    const { headers } = await ask("/feira", { "accept-encoding": "br" });
    expect(headers.etag).toMatch(/^W\/"[\w-]{27}"$/);
    for (const encoding of ["br", "gzip", "identity"]) {
      const again = await ask("/feira", { "accept-encoding": encoding, "if-none-match": `"other", ${headers.etag}` });
      expect(again.status).toBe(304);
      expect(again.body.length).toBe(0);
      expect(again.headers).toMatchObject({
        etag: headers.etag,
        vary: "accept-encoding",
        "cache-control": headers["cache-control"],
        "content-security-policy": headers["content-security-policy"],
      });
      expect(again.headers["content-encoding"]).toBeUndefined();
    }
    expect((await ask("/feira", { "if-none-match": `"${"x".repeat(27)}"` })).status).toBe(200);
    expect((await ask("/feira", { "if-none-match": String(headers.etag) }, "HEAD")).status).toBe(304);
  });

  it("that proxies compressed on its way is known by the name they gave it", async () => {
    const name = String((await ask("/feira")).headers.etag).slice(3, -1);
    for (const given of [`"${name}"`, `"${name}-gzip"`, `W/"${name};br"`, "*"])
      expect((await ask("/feira", { "if-none-match": given })).status, given).toBe(304);
  });

  it("tells a network of caches by which tags to forget it, in the header that this one reads, and only one that is kept", async () => {
    expect((await ask("/rotulada")).headers["surrogate-key"]).toBeUndefined();
    env.CDN_PROVIDER = "fastly";
    const cached = await ask("/rotulada?pagina=2");
    expect(cached.headers["surrogate-key"]).toBe("product:1 store:2");
    expect(cached.headers["cache-tag"]).toBeUndefined();
    const missing = await ask("/nada?pagina=2");
    expect(missing.headers["surrogate-key"]).toBeUndefined();
    expect(missing.headers.etag).toBeUndefined();
    env.CDN_PROVIDER = undefined;
  });

  it("answers HEAD the same, without a body", async () => {
    const got = await ask("/feira");
    const head = await ask("/feira", {}, "HEAD");
    expect(head.headers["content-length"]).toBe(String(got.body.length));
    expect(head.body.length).toBe(0);
  });

  it("that does not exist is reported and not cached", async () => {
    const { status, headers } = await ask("/nada");
    expect(status).toBe(404);
    expect(headers["cache-control"]).toBe("no-store");
  });

  it("that breaks apologises, without telling why, with the same security headers", async () => {
    const { status, headers, body } = await ask("/quebra");
    expect(status).toBe(500);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["cache-control"]).toBe("no-store");
    expect(body.toString()).toMatch(/Nada foi perdido/);
    expect(body.toString()).not.toMatch(/banco/);
  });
});

it("with the database busy answers 503 and says when to come back, and none of it is cached", async () => {
  for (const path of ["/cheio", "/depois"]) {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(503);
    expect(headers["retry-after"]).toBe("2");
    expect(headers["cache-control"]).toBe("no-store");
    expect(body.toString()).not.toContain("select");
  }
});

it("writes, crooked addresses and other pages are left to the other doors", async () => {
  for (const path of ["//feira", "//feira/", "/./feira", "/painel"]) expect((await ask(path)).status).toBe(418);
  expect((await ask("/feira", { "content-length": "0" }, "POST")).status).toBe(418);
});

describe("a page asked for by another address", () => {
  it("says in its root the address it was read from, so that the page that wakes is the one that was sent", async () => {
    const { body } = await ask("/feira?utm_source=insta&pagina=2&fbclid=1");
    expect(body.toString()).toContain('<html data-address="/feira?pagina=2" lang="pt-BR">');
  });

  it("is sent for good to its one spelling, with its whole query", async () => {
    const { status, headers } = await ask("/FEIRA/?utm_source=insta");
    expect(status).toBe(301);
    expect(headers.location).toBe("/feira?utm_source=insta");
  });
});
