import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Hono } from "hono";
import { limitBodies } from "#platform/http/body-limits.ts";
import { BODY_LIMITS } from "../../../body-limits.ts";
import { watchRoutes } from "./http.ts";

const ORIGIN = "https://autoria.example";
const requests: { path: string; method: string; cookie: string | undefined; body: string }[] = [];
const sink = createServer((request, answer) => {
  let body = "";
  request.on("data", (chunk: Buffer) => (body += chunk.toString()));
  request.on("end", () => {
    requests.push({ path: request.url ?? "", method: request.method ?? "", cookie: request.headers.cookie, body });
    answer.writeHead(200, { "x-sentry-rate-limits": "60:replay", "set-cookie": "de=fora" }).end("{}");
  });
});
let host = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => sink.listen(0, "127.0.0.1", resolve));
  host = `127.0.0.1:${(sink.address() as AddressInfo).port}`;
});
afterAll(() => sink.close());
beforeEach(() => (requests.length = 0));

const routes = () =>
  watchRoutes({
    SENTRY_DSN: `http://chave@${host}/42`,
    POSTHOG_KEY: "phc_feira",
    POSTHOG_HOST: `http://${host}`,
    publicUrl: ORIGIN,
  });
const post = (path: string, body: string, origin = ORIGIN) =>
  new Hono()
    .use(limitBodies(BODY_LIMITS))
    .route("/", routes())
    .request(path, { method: "POST", body, headers: { origin, cookie: "sid=segredo" } });
const envelope = (dsn: string) => `${JSON.stringify({ dsn })}\n{"type":"event"}\n{"message":"quebrou"}`;

describe("the error tunnel", () => {
  it("carries our project's envelopes, without cookies, and tells the library the limits it heard", async () => {
    const answer = await post("/monitoring", envelope(`http://chave@${host}/42`));
    expect([answer.status, answer.headers.get("x-sentry-rate-limits"), answer.headers.get("set-cookie")]).toEqual([
      200,
      "60:replay",
      null,
    ]);
    expect(requests).toEqual([
      { path: "/api/42/envelope/", method: "POST", cookie: undefined, body: expect.stringContaining("quebrou") },
    ]);
  });

  it("carries nothing of another project, another host, another origin, nor too large", async () => {
    for (const dsn of [`http://chave@${host}/43`, `http://outra@${host}/42`, "http://chave@169.254.169.254/42", "lixo"]) {
      expect((await post("/monitoring", envelope(dsn))).status).toBe(403);
    }
    expect((await post("/monitoring", envelope(`http://chave@${host}/42`), "https://outra.example")).status).toBe(403);
    expect((await post("/monitoring", "x".repeat(2 * 1024 * 1024 + 1))).status).toBe(413);
    expect(requests).toEqual([]);
  });
});

describe("the usage path", () => {
  it("carries only what the PostHog library calls", async () => {
    expect((await post("/ingest/e/?ip=0", "{}")).status).toBe(200);
    expect((await routes().request("/ingest/array/phc_feira/config")).status).toBe(200);
    expect(requests.map(({ method, path, cookie }) => [method, path, cookie])).toEqual([
      ["POST", "/e/?ip=0", undefined],
      ["GET", "/array/phc_feira/config", undefined],
    ]);
    expect((await post("/ingest/api/projects", "{}")).status).toBe(404);
    expect((await post("/ingest/e/", "{}", "https://outra.example")).status).toBe(403);
    expect(requests).toHaveLength(2);
  });
});

it("without keys nothing passes, and the page hears that there is nothing to watch", async () => {
  const off = watchRoutes({ SENTRY_DSN: undefined, POSTHOG_KEY: undefined, POSTHOG_HOST: undefined, publicUrl: ORIGIN });
  expect(await (await off.request("/monitoring")).json()).toEqual({ sentryDsn: null, posthogKey: null });
  const init = { method: "POST", body: "{}", headers: { origin: ORIGIN } };
  expect([(await off.request("/monitoring", init)).status, (await off.request("/ingest/e/", init)).status]).toEqual([404, 404]);
});

it("the other service being down is no visitor's problem", async () => {
  const away = watchRoutes({
    SENTRY_DSN: "http://chave@127.0.0.1:9/42",
    POSTHOG_KEY: undefined,
    POSTHOG_HOST: undefined,
    publicUrl: ORIGIN,
  });
  const answer = await away.request("/monitoring", {
    method: "POST",
    body: envelope("http://chave@127.0.0.1:9/42"),
    headers: { origin: ORIGIN },
  });
  expect(answer.status).toBe(502);
});
