import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { afterEach, expect, it, vi } from "vitest";
import { limitBodies } from "./body-limits.ts";
import { guardSockets } from "./sockets.ts";

const BIG = 64 * 1024 * 1024;
const app = new Hono()
  .use(limitBodies([{ path: "*", bytes: 1_000, taken: "memory" }]))
  .get("/big", (c) => {
    let left = BIG;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (left <= 0) return controller.close();
        left -= 65_536;
        controller.enqueue(new Uint8Array(65_536));
      },
    });
    return c.body(body, 200, { "content-length": String(BIG) });
  })
  .all("*", async (c) => c.text(String((await c.req.text()).length)));

const servers: Server[] = [];
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) server.close();
});

const listen = getRequestListener(app.fetch);

async function open(patience: Parameters<typeof guardSockets>[1] = {}, isProxy = () => false): Promise<number> {
  const server = createServer({ connectionsCheckingInterval: 100 }, (incoming, outgoing) => void listen(incoming, outgoing));
  guardSockets(server, patience, isProxy);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

/** A connection that writes what it is told; `heard` is what came back, `isOver` whether the server ended it. */
async function dial(port: number, words = "") {
  const socket = connect(port, "127.0.0.1");
  sockets.push(socket);
  const line = { socket, heard: "", isOver: false };
  socket.on("data", (bytes: Buffer) => (line.heard = (line.heard + bytes.toString("latin1")).slice(0, 2_000)));
  socket.on("error", () => undefined).on("close", () => (line.isOver = true));
  await new Promise<void>((resolve) => socket.once("connect", () => resolve()).once("close", () => resolve()));
  if (words) socket.write(words);
  return line;
}

it("ends who sends headers one letter at a time", async () => {
  const port = await open({ headersMs: 300 });
  const line = await dial(port, "GET / HTTP/1.1\r\nhost: x\r\nx-slow: ");
  const drip = setInterval(() => line.socket.writable && line.socket.write("a"), 50);
  await vi.waitFor(() => expect(line.isOver).toBe(true), 5_000);
  clearInterval(drip);
  expect(line.heard).toContain("408");
});

it("ends who says nothing, and leaves who still hears something", async () => {
  const port = await open({ silenceMs: 300 });
  const line = await dial(port, "POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 900\r\n\r\nhalf");
  await vi.waitFor(() => expect(line.isOver).toBe(true), 5_000);
  const answer = await fetch(`http://127.0.0.1:${port}/`, { method: "POST", body: "whole" });
  expect(await answer.text()).toBe("5");
});

it("lets one network open so many connections and no more, and frees them as they close", async () => {
  const port = await open({ perNetwork: 5 });
  const lines = await Promise.all(Array.from({ length: 8 }, () => dial(port)));
  await vi.waitFor(() => expect(lines.filter(({ isOver }) => isOver)).toHaveLength(3), 5_000);
  for (const { socket } of lines) socket.destroy();
  await vi.waitFor(async () => expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200), 5_000);
});

it("counts a proxy's connections only with everybody's", async () => {
  const port = await open({ perNetwork: 2 }, () => true);
  const lines = await Promise.all(Array.from({ length: 8 }, () => dial(port)));
  await sleep(100);
  expect(lines.filter(({ isOver }) => isOver)).toEqual([]);
});

it("answers 431 to a cookie of 64 kB and to a query of ten thousand parameters", async () => {
  const port = await open();
  const huge = await dial(port, `GET / HTTP/1.1\r\nhost: x\r\ncookie: ${"c".repeat(65_536)}\r\n\r\n`);
  await vi.waitFor(() => expect(huge.heard).toContain("431"), 5_000);
  const parameters = Array.from({ length: 10_000 }, (_, i) => `p${i}=1`).join("&");
  const many = await dial(port, `GET /?${parameters} HTTP/1.1\r\nhost: x\r\n\r\n`);
  await vi.waitFor(() => expect(many.heard).toContain("431"), 5_000);
});

it("holds little for fifty who read a big file slowly, and serves others meanwhile", async () => {
  const port = await open();
  const before = process.memoryUsage().rss;
  const readers = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const line = await dial(port, "GET /big HTTP/1.1\r\nhost: x\r\n\r\n");
      line.socket.pause();
      return line;
    }),
  );
  await sleep(1_000);
  const startedAt = performance.now();
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  expect(performance.now() - startedAt).toBeLessThan(2_000);
  expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024);
  expect(readers.filter(({ isOver }) => isOver)).toEqual([]);
});
