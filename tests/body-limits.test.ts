import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { cardGuard } from "#platform/http/card-guard.ts";
import { answerToRefusedBody, bodyLimitOf, limitBodies } from "#platform/http/body-limits.ts";
import { inScope } from "#platform/request-scope.ts";
import { BODY_LIMITS } from "../src/body-limits.ts";
import { rawRoutes } from "../src/raw-routes.ts";

const MB = 1024 * 1024;
let readBytes = 0;
const app = new Hono()
  .onError((error, c) => answerToRefusedBody(error) ?? c.text("broken", 500))
  .use(limitBodies(BODY_LIMITS))
  .use("/_serverFn/*", cardGuard)
  .all("*", async (c) => {
    readBytes += (await c.req.arrayBuffer()).byteLength;
    return c.text("read");
  });

const listen = getRequestListener(app.fetch);
let server: Server;
beforeAll(async () => {
  server = createServer((incoming, outgoing) => void listen(incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => server.close());
beforeEach(() => (readBytes = 0));

type Sent = { status: number };

/** Sends `bytes` as they are written, without saying how many they are unless `headers` does; stops at the answer. */
function send(path: string, bytes: number, headers: Record<string, string> = {}): Promise<Sent> {
  const { port } = server.address() as AddressInfo;
  const piece = Buffer.alloc(64 * 1024, 32);
  return new Promise((resolve, reject) => {
    let left = bytes;
    let answered = false;
    const sent = request({ host: "127.0.0.1", port, path, method: "POST", headers }, (answer) => {
      answered = true;
      answer.resume();
      resolve({ status: answer.statusCode ?? 0 });
      sent.destroy();
    });
    sent.on("error", (error) => !answered && reject(error));
    const write = (): void => {
      while (left > 0 && !answered) {
        const next = piece.subarray(0, Math.min(left, piece.length));
        left -= next.length;
        if (!sent.write(next)) return void sent.once("drain", write);
      }
      if (!answered) sent.end();
    };
    write();
  });
}

/** What stands for every method is a filter before a route, but for resumable uploads. */
const written = rawRoutes.routes.filter(({ method, path }) => method === "POST" || path.startsWith("/uploads"));
const PATHS = [
  ...new Set(["/_serverFn/placeOrder", "/produtos", ...written.map(({ path }) => path.replaceAll(/:[a-zA-Z]+/g, "1"))]),
];

it("knows the routes that take a body", () => {
  expect(PATHS.length).toBeGreaterThan(15);
});

it.each(PATHS)("answers 413 to a body of unknown length over the limit of %s", async (path) => {
  const { bytes, taken } = bodyLimitOf(BODY_LIMITS, path);
  // A gigabyte is too long to send here: the last test counts a streamed body against a small limit.
  if (bytes > 300 * MB) return;
  expect(await send(path, bytes + 128 * 1024)).toEqual({ status: 413 });
  if (taken === "memory") expect(readBytes).toBe(0);
});

it.each(PATHS)("gives %s a limit of its own, or the small one of every page", (path) => {
  const isWritten = written.some((route) => route.path.replaceAll(/:[a-zA-Z]+/g, "1") === path);
  if (isWritten) expect(bodyLimitOf(BODY_LIMITS, path).path).not.toBe("*");
});

it.each(["gzip", "br", "identity"])("answers 413 whatever the encoding: %s", async (encoding) => {
  expect((await send("/_serverFn/x", 2 * MB, { "content-encoding": encoding })).status).toBe(413);
});

it("answers 413 to a declared length before anything comes", async () => {
  expect((await send("/_serverFn/x", 1, { "content-length": String(480 * MB) })).status).toBe(413);
});

it("hands on whole what fits, of known or unknown length", async () => {
  expect((await send("/_serverFn/x", MB)).status).toBe(200);
  expect((await send("/alcance", 1_000, { "content-length": "1000" })).status).toBe(200);
  expect((await send("/uploads/capa/1", 3 * MB)).status).toBe(200);
  expect(readBytes).toBe(4 * MB + 1_000);
});

it("stays small under four bodies of 480 MB at once", async () => {
  const before = process.memoryUsage().rss;
  const answers = await Promise.all(Array.from({ length: 4 }, () => send("/_serverFn/x", 480 * MB)));
  expect(answers.map(({ status }) => status)).toEqual([413, 413, 413, 413]);
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * MB);
});

it("lets slow bodies of one network take the room of nobody else", async () => {
  const busy = new Hono()
    .use((c, next) => inScope({ id: "1", ip: c.req.header("x-ip") ?? "", nonce: null, tags: new Set() }, next))
    .use(limitBodies([{ path: "*", bytes: MB, taken: "memory" }]))
    .post("*", (c) => c.text("read"));
  const post = (ip: string, body: BodyInit) =>
    busy.request("/", { method: "POST", headers: { "x-ip": ip }, body, duplex: "half" } as RequestInit);
  const ends: (() => void)[] = [];
  const slow = () =>
    new ReadableStream({
      start(controller) {
        controller.enqueue(new Uint8Array(MB - 1));
        ends.push(() => controller.close());
      },
      cancel: () => undefined,
    });
  const waiting = Array.from({ length: 40 }, (_, i) => Promise.resolve(post(`203.0.113.${i}`, slow())));
  expect((await Promise.race(waiting)).status).toBe(503);
  expect((await post("198.51.100.1", "x")).status).toBe(200);
  for (const end of ends) {
    try {
      end();
    } catch {
      // Refused: nobody reads it any more.
    }
  }
  const answers = await Promise.all(waiting);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(32);
  expect((await post("203.0.113.1", "x")).status).toBe(200);
});

it("counts a streamed body too, and says so even when the route answers otherwise", async () => {
  const small = new Hono().use(limitBodies([{ path: "*", bytes: 10, taken: "stream" }])).post("*", async (c) => {
    await c.req.text().catch(() => "");
    return c.text("no matter");
  });
  const body = new ReadableStream({
    pull(controller) {
      controller.enqueue(new Uint8Array(6));
    },
  });
  const answer = await small.request("/", { method: "POST", body, duplex: "half" } as RequestInit);
  expect(answer.status).toBe(413);
});
