import type { AddressInfo } from "node:net";
import { afterAll, expect, it } from "vitest";
import { env } from "../env.ts";
import { answerMetrics, openMetricsPort } from "./metrics-door.ts";

const TOKEN = "um-segredo-de-medidas-comprido";
const ask = (authorization?: string, token?: string) =>
  answerMetrics(new Request("http://market/metrics", { headers: authorization ? { authorization } : {} }), token);

it("answers 404 on the market's address without a token, and to who does not hold it", async () => {
  expect((await ask()).status).toBe(404);
  expect((await ask("Bearer undefined")).status).toBe(404);
  expect((await ask(undefined, TOKEN)).status).toBe(404);
  expect((await ask(`Bearer ${TOKEN}x`, TOKEN)).status).toBe(404);
  expect((await ask(TOKEN, TOKEN)).status).toBe(404);
});

it("answers the measures to who holds it", async () => {
  const answer = await ask(`Bearer ${TOKEN}`, TOKEN);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("process_cpu_seconds_total");
});

const server = openMetricsPort({ ...env, METRICS_PORT: 0, HOST: "127.0.0.1" });
afterAll(() => void server?.close());

it("answers them on a port of their own, and nothing else there", async () => {
  if (!server?.listening) await new Promise((resolve) => server?.once("listening", resolve));
  if (!server) throw new Error("no port");
  const { port } = server.address() as AddressInfo;
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(200);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect(openMetricsPort({ ...env, METRICS_PORT: undefined })).toBeNull();
});
