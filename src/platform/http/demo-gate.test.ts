import { createServer, get, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { demoGate } from "./demo-gate.ts";

const gate = demoGate("senha-da-feira");
let server: Server;
beforeAll(async () => {
  server = createServer((incoming, outgoing) => void (gate(incoming, outgoing) || outgoing.end("inside")));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => server.close());

const ask = (path: string, password?: string) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    headers: password === undefined ? {} : { authorization: `Basic ${Buffer.from(`visita:${password}`).toString("base64")}` },
  });

it.each(["/", "/assets/x.js", "/_serverFn/x", "/painel", "/healthz/x", "//webhooks/"])(
  "closes %s to who has no password",
  async (path) => {
    expect((await ask(path)).status).toBe(401);
    expect((await ask(path, "outra")).status).toBe(401);
    expect((await ask(path, "")).status).toBe(401);
  },
);

it.each(["/webhooks/../painel", "/webhooks/%2e%2e/painel", "/webhooks/x/../../painel", "/webhooks/", "/webhooks"])(
  "closes %s, which leads elsewhere once it is read",
  async (path) => {
    const { port } = server.address() as AddressInfo;
    // Sent as it is written: fetch would clean it first.
    const status = await new Promise((resolve) => get({ port, path }, (answer) => resolve(answer.resume().statusCode)));
    expect(status).toBe(401);
  },
);

it("opens to who has it, and asks robots to keep nothing", async () => {
  const answer = await ask("/", "senha-da-feira");
  expect([answer.status, answer.headers.get("x-robots-tag")]).toEqual([200, "noindex"]);
});

it.each(["/healthz", "/readyz?x=1", "/webhooks/pagarme"])("leaves %s to machines", async (path) => {
  expect((await ask(path)).status).toBe(200);
});
