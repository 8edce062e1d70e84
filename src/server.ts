import startEntry from "@tanstack/react-start/server-entry";
import { sql } from "drizzle-orm";
import { Hono } from "hono";
import { cartRoutes } from "#modules/cart/http.ts";
import { imageRoutes } from "#modules/catalog/http.ts";
import { uploadRoutes } from "#modules/catalog/upload-routes.ts";
import { closeBus, openBus } from "#platform/bus.ts";
import { db, pool } from "#platform/db.ts";
import { guard } from "#platform/http/guard.ts";
import { observe } from "#platform/http/observe.ts";
import { answerCached, answerPrivate, canonicalAddress } from "#platform/http/pages.ts";
import { closeJobs } from "#platform/jobs.ts";
import { log } from "#platform/log.ts";
import { metricsText } from "#platform/metrics.ts";
import { followInvalidations, forgetEverything } from "#platform/page-cache.ts";
import { type RequestScope, scope } from "#platform/request-scope.ts";
import { deliveryRoutes } from "#modules/delivery/http.ts";
import { orderRoutes } from "#modules/orders/http.ts";
import { paymentRoutes } from "#modules/payments/http.ts";
import { CACHED_PAGES } from "./cached-pages.ts";

const render = (request: Request) => startEntry.fetch(request);

/** The HTTP edge: what is true of every request, then the few raw endpoints, then the pages. */
const app = new Hono<{ Variables: { scope: RequestScope } }>();

app.get("/healthz", (c) => c.text("ok"));
app.get("/readyz", async (c) => {
  await db.execute(sql`select 1`);
  return c.text("pronto");
});
app.get("/metrics", async (c) => c.text(await metricsText()));

let listening: Promise<void> | undefined;
app.use(async (_c, next) => {
  listening ??= openBus(() => void forgetEverything()).then(() => void followInvalidations());
  await listening;
  return next();
});
app.use(observe);
app.use(guard);
app.route("/", imageRoutes);
app.route("/", uploadRoutes);

app.route("/", cartRoutes);
app.route("/", paymentRoutes);
app.route("/", orderRoutes);
app.route("/", deliveryRoutes);

app.all("*", (c) => {
  const url = new URL(c.req.url);
  const address = c.req.method === "POST" ? null : canonicalAddress(url, CACHED_PAGES);
  return address && !import.meta.env.DEV ? answerCached(c, address, render) : answerPrivate(c, render);
});

app.onError((error, c) => {
  log.error({ id: scope()?.id, path: c.req.path, err: error }, "unhandled");
  const isPoolBusy = error.message.includes("timeout exceeded when trying to connect");
  return c.text("Algo falhou do nosso lado. Nada foi perdido: tente de novo em instantes.", isPoolBusy ? 503 : 500, {
    "retry-after": "2",
  });
});

async function stop(): Promise<void> {
  await closeBus();
  await closeJobs();
  await pool.end();
}

export default { fetch: app.fetch, stop };
