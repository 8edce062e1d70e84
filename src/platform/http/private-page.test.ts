import { brotliDecompressSync, createBrotliDecompress } from "node:zlib";
import { Readable } from "node:stream";
import { Hono } from "hono";
import { expect, it } from "vitest";
import type { RequestScope } from "../request-scope.ts";
import { answerPrivate } from "./private-page.ts";

const BROWSER = { "accept-encoding": "gzip, deflate, br" };

/** A door that answers as `render` does. */
function doorOf(render: () => Response) {
  const app = new Hono<{ Variables: { scope: RequestScope } }>();
  app.use((c, next) => {
    c.set("scope", { id: "1", ip: "127.0.0.1", nonce: "n", tags: new Set() });
    return next();
  });
  app.all("*", (c) => answerPrivate(c, render));
  return app;
}

const pageOf = (body: BodyInit) => new Response(body, { headers: { "content-type": "text/html; charset=utf-8" } });

it("a person's page goes out compressed to who reads it so, and whole to who does not", async () => {
  const door = doorOf(() => pageOf("<p>ção</p>".repeat(500)));
  const small = await door.request("/painel", { headers: BROWSER });
  expect(small.headers.get("content-encoding")).toBe("br");
  expect(small.headers.get("vary")).toBe("accept-encoding");
  expect(small.headers.get("cache-control")).toBe("private, no-store");
  const bytes = Buffer.from(await small.arrayBuffer());
  expect(bytes.length).toBeLessThan(200);
  const read = Readable.from([bytes]).pipe(createBrotliDecompress());
  expect(Buffer.concat(await read.toArray()).toString()).toBe("<p>ção</p>".repeat(500));

  const whole = await door.request("/painel");
  expect(whole.headers.get("content-encoding")).toBeNull();
  expect(await whole.text()).toBe("<p>ção</p>".repeat(500));
});

it("data goes out compressed to who reads it so when it is long, and as it is when it is short", async () => {
  const words = "ção".repeat(2_000);
  const long = await doorOf(() => Response.json(words)).request("/_serverFn/x", { headers: BROWSER });
  expect(long.headers.get("content-encoding")).toBe("br");
  const bytes = Buffer.from(await long.arrayBuffer());
  expect(bytes.length).toBeLessThan(200);
  expect(JSON.parse(brotliDecompressSync(bytes).toString())).toBe(words);

  const short = await doorOf(() => Response.json("ção")).request("/_serverFn/x", { headers: BROWSER });
  expect(short.headers.get("content-encoding")).toBeNull();
  expect(await short.json()).toBe("ção");
  const plain = await doorOf(() => Response.json(words)).request("/_serverFn/x");
  expect(plain.headers.get("content-encoding")).toBeNull();
  expect(await plain.json()).toBe(words);
});

it("the beginning of the page arrives before the rest exists", async () => {
  let finish = () => {};
  const slow = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode("<h1>Biblioteca</h1>"));
      finish = () => controller.close();
    },
  });
  const answer = await doorOf(() => pageOf(slow)).request("/painel", { headers: BROWSER });
  const reader = answer.body?.getReader();
  expect((await reader?.read())?.value?.length).toBeGreaterThan(0);
  finish();
  while (!(await reader?.read())?.done);
});

it("what is no page, and one without a body, go out as they came", async () => {
  const data = await doorOf(() => Response.json({ a: 1 })).request("/_serverFn/a", { headers: BROWSER });
  expect(data.headers.get("content-encoding")).toBeNull();
  expect(await data.json()).toEqual({ a: 1 });
  const elsewhere = await doorOf(
    () => new Response(null, { status: 307, headers: { location: "/auth/login", "content-type": "text/html" } }),
  ).request("/painel", { headers: BROWSER });
  expect(elsewhere.status).toBe(307);
  expect(elsewhere.headers.get("content-encoding")).toBeNull();
});
