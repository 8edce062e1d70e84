import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { env } from "#platform/env.ts";
import { openClientFiles } from "#platform/http/client-files.ts";
import { demoGate } from "#platform/http/demo-gate.ts";
import { openMetricsPort } from "#platform/http/metrics-door.ts";
import { guardSockets } from "#platform/http/sockets.ts";
import { log } from "#platform/log.ts";
import { logUncaught } from "#platform/log-uncaught.ts";

logUncaught();

if (env.SENTRY_DSN) (await import("#integrations/sentry/server.ts")).startSentry(env.SENTRY_DSN, env.ROLE);

// What this process writes (files on their way, what is being read) is its own user's alone.
process.umask(0o077);

const stops: (() => Promise<void>)[] = [];
const measures = openMetricsPort();
if (measures) stops.push(async () => void measures.close());
if (env.ROLE !== "web") stops.push(await startWork());
if (env.ROLE !== "worker") stops.push(await startWeb());

/** Takes jobs; answers the function that finishes the ones in hand. */
async function startWork(): Promise<() => Promise<void>> {
  const { startWorker } = await import("./worker.ts");
  const worker = await startWorker();
  log.info("working");
  return worker.stop;
}

/** Serves the built app; answers the function that finishes open requests and closes. */
async function startWeb(): Promise<() => Promise<void>> {
  const { default: app } = await import("./server.ts");
  // The build puts this file in dist/server.
  const clientFile = await openClientFiles(new URL("../client/", import.meta.url));
  const listener = getRequestListener((request, bindings) => clientFile(request) ?? app.fetch(request, bindings));
  const isClosed = demoGate(env.DEMO_PASSWORD);
  const server = createServer((incoming, outgoing) => {
    if (isClosed(incoming, outgoing)) return;
    if (!app.answerCached(incoming, outgoing)) void listener(incoming, outgoing);
  });
  guardSockets(server);
  server.listen(env.PORT, env.HOST, () => log.info({ port: env.PORT }, "listening"));
  return async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 5_000).unref();
    await closed;
    await app.stop();
  };
}

let stopping: Promise<unknown> | undefined;
function stop(): void {
  stopping ??= Promise.all(stops.map((close) => close())).finally(() => process.exit(0));
}
process.on("SIGTERM", stop);
process.on("SIGINT", stop);
