import { serve } from "@hono/node-server";
import { env } from "#platform/env.ts";
import { openClientFiles } from "#platform/http/client-files.ts";
import { log } from "#platform/log.ts";

const stops: (() => Promise<void>)[] = [];
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
  const built = new URL("../dist/server/server.js", import.meta.url);
  const { default: app } = await import(built.href);
  const clientFile = await openClientFiles(new URL("../dist/client/", import.meta.url));
  const fetch: typeof app.fetch = (request: Request, bindings: unknown) => clientFile(request) ?? app.fetch(request, bindings);
  const server = serve({ fetch, port: env.PORT, hostname: env.HOST }, () => log.info({ port: env.PORT }, "listening"));
  return async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    if ("closeIdleConnections" in server) server.closeIdleConnections();
    setTimeout(() => "closeAllConnections" in server && server.closeAllConnections(), 5_000).unref();
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
