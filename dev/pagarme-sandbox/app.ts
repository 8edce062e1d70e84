import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { secretKeyGate } from "./authentication.ts";
import { faultGate, type SandboxEnv } from "./fault-gate.ts";
import { IdempotencyStore } from "./idempotency.ts";
import { firstManner } from "./manner.ts";
import { mannerGate } from "./manner-gate.ts";
import { defaultOptions, type SandboxOptions } from "./options.ts";
import { rateLimit } from "./rate-limit.ts";
import { InheritedRefusal } from "./money/transfers.ts";
import { bankRoutes } from "./page/bank.ts";
import { pageRoutes } from "./page/page.ts";
import { ensurePlatform } from "./recipients/recipient.ts";
import { Refusal } from "./refusal.ts";
import { restore } from "./restore.ts";
import { anticipationRoutes, controlAnticipationRoutes } from "./routes/anticipation-routes.ts";
import { chargeRoutes, qrCodeRoutes } from "./routes/charge-routes.ts";
import { controlRecipientRoutes } from "./routes/control-recipient-routes.ts";
import { controlTransferRoutes } from "./routes/control-transfer-routes.ts";
import { controlRoutes } from "./routes/control-routes.ts";
import { customerRoutes } from "./routes/customer-routes.ts";
import { hookRoutes } from "./routes/hook-routes.ts";
import { orderRoutes } from "./routes/order-routes.ts";
import { payableRoutes } from "./routes/payable-routes.ts";
import { recipientRoutes } from "./routes/recipient-routes.ts";
import { tokenRoutes } from "./routes/token-routes.ts";
import { transferRoutes } from "./routes/transfer-routes.ts";
import { openSandbox, type Sandbox } from "./sandbox.ts";

export interface RunningSandbox {
  url: string;
  close: () => Promise<void>;
}

/** A Pagar.me that runs here. `start(0)` listens on a free port; `app` alone answers in-process. */
export function createSandbox(given: Partial<SandboxOptions> = {}) {
  const sandbox = openSandbox(defaultOptions(given));
  ensurePlatform(sandbox);
  const idempotency = new IdempotencyStore();
  const app = buildApp(sandbox, idempotency);
  return { app, sandbox, state: sandbox.state, start: (port?: number) => start(sandbox, app, port ?? sandbox.options.port) };
}

function buildApp(sandbox: Sandbox, idempotency: IdempotencyStore): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>({ getPath: pathOf });
  app.onError((error, c) => {
    if (!(error instanceof Refusal)) throw error;
    if (error instanceof InheritedRefusal) return c.json(inheritedBody(error), error.status);
    return c.json({ message: error.message, ...(error.errors ? { errors: error.errors } : {}) }, error.status);
  });
  app.notFound((c) => c.json({ message: "no Route matched with those values" }, 404));
  app.use("/core/v5/*", faultGate(sandbox));
  app.route("/core/v5", qrCodeRoutes(sandbox));
  app.route("/core/v5", tokenRoutes(sandbox));
  app.use("/core/v5/*", secretKeyGate(sandbox), mannerGate(sandbox), rateLimit(sandbox));
  const apis = [
    orderRoutes(sandbox, idempotency),
    chargeRoutes(sandbox, idempotency),
    customerRoutes(sandbox, idempotency),
    anticipationRoutes(sandbox, idempotency),
    recipientRoutes(sandbox, idempotency),
    transferRoutes(sandbox, idempotency),
    payableRoutes(sandbox),
    hookRoutes(sandbox),
  ];
  for (const routes of apis) app.route("/core/v5", routes);
  app.route("/", pageRoutes(sandbox));
  app.route("/", bankRoutes(sandbox));
  app.route("/sandbox", controlTransferRoutes(sandbox));
  app.route("/sandbox", controlAnticipationRoutes(sandbox));
  app.route("/sandbox", controlRecipientRoutes(sandbox));
  app.route(
    "/sandbox",
    controlRoutes(sandbox, () => reset(sandbox, idempotency)),
  );
  return app;
}

function inheritedBody(error: InheritedRefusal) {
  return { errors: [{ type: "invalid_parameter_error", parameter_name: error.parameter, message: error.message }] };
}

/** Back to the first day: only the platform's recipient stays. */
function reset(sandbox: Sandbox, idempotency: IdempotencyStore): void {
  sandbox.clock.reset();
  sandbox.state.clear();
  sandbox.webhooks.reset();
  sandbox.faults.clear();
  Object.assign(sandbox.manner, firstManner(sandbox.options));
  sandbox.tokens.clear();
  idempotency.clear();
  ensurePlatform(sandbox);
}

/** The API's first path segment is not case-sensitive. */
function pathOf(request: Request): string {
  const { url } = request;
  const start = url.indexOf("/", 8);
  const query = url.indexOf("?", start);
  const path = query === -1 ? url.slice(start) : url.slice(start, query);
  return path.replace(/^\/core\/v5\/\w+/i, (head) => head.toLowerCase());
}

async function start(sandbox: Sandbox, app: Hono<SandboxEnv>, port: number): Promise<RunningSandbox> {
  if (sandbox.options.file !== null) await restore(sandbox, sandbox.options.file);
  ensurePlatform(sandbox);
  const { host } = sandbox.options;
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port, hostname: host }, (info) => {
      const url = `http://${host === "0.0.0.0" || host === "::" ? "localhost" : host}:${info.port}`;
      sandbox.url = sandbox.options.publicUrl ?? url;
      resolve({ url, close: () => close(sandbox, server) });
    });
    if ("keepAliveTimeout" in server) server.keepAliveTimeout = 65_000;
    server.on("error", reject);
  });
}

function close(sandbox: Sandbox, server: ReturnType<typeof serve>): Promise<void> {
  sandbox.clock.stop();
  sandbox.webhooks.stop();
  sandbox.state.journal?.flush();
  return new Promise((resolve) => {
    server.close(() => resolve());
    if ("closeAllConnections" in server) server.closeAllConnections();
  });
}
