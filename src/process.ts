import { createServer } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { env } from "#platform/env.ts";
import { openClientFiles } from "#platform/http/client-files.ts";
import { answerEarlierFile, storeClientFiles } from "#platform/http/earlier-files.ts";
import { demoGate } from "#platform/http/demo-gate.ts";
import { listen } from "#platform/http/listen.ts";
import { openMetricsPort } from "#platform/http/metrics-door.ts";
import { isProcessLeaving, startLeaving } from "#platform/http/readiness.ts";
import { guardSockets } from "#platform/http/sockets.ts";
import { log } from "#platform/log.ts";
import { logUncaught } from "#platform/log-uncaught.ts";

const stops: (() => Promise<void>)[] = [];
let stopTracing: (() => Promise<void>) | undefined;

/** Starts what ROLE says this process does; `client` is where the build put what browsers load. */
export async function startProcess(client: URL): Promise<void> {
  logUncaught();
  if (env.SENTRY_DSN) (await import("#integrations/sentry/server.ts")).startSentry(env.SENTRY_DSN, env.ROLE);
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT)
    stopTracing = (await import("#integrations/otel/start-tracing.ts")).startTracing(env.OTEL_SERVICE_NAME, env.ROLE);
  // What this process writes (files on their way, what is being read) is its own user's alone.
  process.umask(0o077);
  const measures = openMetricsPort();
  if (measures) stops.push(async () => void measures.close());
  if (env.ROLE !== "web") stops.push(await startWork());
  if (env.ROLE !== "worker") stops.push(await startWeb(client));
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

/** Takes jobs; answers the function that finishes the ones in hand. */
async function startWork(): Promise<() => Promise<void>> {
  const { startWorker } = await import("./worker.ts");
  const worker = await startWorker();
  log.info("working");
  return worker.stop;
}

/** Serves the built app; answers the function that finishes open requests and closes. */
async function startWeb(client: URL): Promise<() => Promise<void>> {
  const { default: app } = await import("./server.ts");
  const clientFile = await openClientFiles(client);
  const listener = getRequestListener(
    (request, bindings) =>
      app.answerBrandFile(request) ?? clientFile(request) ?? answerEarlierFile(request) ?? app.fetch(request, bindings),
  );
  const isClosed = demoGate(env.DEMO_PASSWORD);
  const server = createServer((incoming, outgoing) => {
    // Who keeps a connection open is told to make the next one, which goes elsewhere.
    if (isProcessLeaving()) outgoing.shouldKeepAlive = false;
    if (isClosed(incoming, outgoing)) return;
    if (!app.answerCached(incoming, outgoing)) void listener(incoming, outgoing);
  });
  guardSockets(server);
  listen(server, "PORT", env.PORT, env.HOST, "listening");
  storeClientFiles(new URL("assets/", client)).catch((error: unknown) =>
    log.warn({ err: String(error) }, "this build's files not kept"),
  );
  return async () => {
    startLeaving();
    await sleep(env.DRAIN_SECONDS * 1000);
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 5_000).unref();
    await closed;
    await app.stop();
  };
}

/** Traces last: what the others finish is in them. */
async function stopAll(): Promise<void> {
  await Promise.all(stops.map((close) => close()));
  await stopTracing?.();
}

let stopping: Promise<unknown> | undefined;
function stop(): void {
  stopping ??= stopAll().finally(() => process.exit(0));
}
