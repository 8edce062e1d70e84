import { Hono } from "hono";
import { followAttributeSlugs } from "#modules/catalog/attributes/known-slugs.ts";
import { answerBrandFile } from "#modules/shop/brand/answer-brand-file.ts";
import { brandOnItsWay, followBrand } from "#modules/shop/brand/follow-brand.ts";
import { closeBus, openBus } from "#platform/bus.ts";
import { pool } from "#platform/db.ts";
import { answerToRefusedBody, limitBodies } from "#platform/http/body-limits.ts";
import { apology } from "#platform/http/apology.ts";
import { cardGuard } from "#platform/http/card-guard.ts";
import { comeBack } from "#platform/http/come-back.ts";
import { drawPage } from "#platform/http/draw-page.tsx";
import { answerCall } from "#platform/http/function-calls.ts";
import { guard } from "#platform/http/guard.ts";
import { inSmallLetters, wellSpelled } from "#platform/http/respelling.ts";
import { answerMetrics } from "#platform/http/metrics-door.ts";
import { cachedPages } from "#platform/http/cached-pages.ts";
import { observe } from "#platform/http/observe.ts";
import { answerPrivate } from "#platform/http/private-page.ts";
import { readiness } from "#platform/http/readiness.ts";
import { closeLongReading } from "#platform/long-reading.ts";
import { closeRedis } from "#platform/redis.ts";
import { closeReplica } from "#platform/replica.ts";
import { closeJobs } from "#platform/jobs.ts";
import { followInvalidations } from "#platform/page-cache.ts";
import { type RequestScope, scope } from "#platform/request-scope.ts";
import { BODY_LIMITS } from "./body-limits.ts";
import { CACHED_PAGES } from "./cached-pages.ts";
import { rawRoutes } from "./raw-routes.ts";

const render = async (request: Request) => {
  await brandOnItsWay();
  return comeBack(await drawPage(request));
};

/** The HTTP edge: what is true of every request, then the few raw endpoints, then the pages. */
const app = new Hono<{ Variables: { scope: RequestScope } }>();

app.get("/healthz", (c) => c.text("ok"));
app.get("/readyz", async (c) => {
  const { isReady, parts } = await readiness(ready);
  return c.json({ ready: isReady, parts }, isReady ? 200 : 503, { "cache-control": "no-store" });
});
app.get("/metrics", (c) => answerMetrics(c.req.raw));

// Before the bus is open: the first thing it tells is what changed a moment ago.
followInvalidations();

let listening: Promise<void> | undefined;
/** Hears what other processes change before anything is kept. */
function ready(): Promise<void> {
  listening ??= openBus().then(followAll, (error: unknown) => {
    listening = undefined;
    throw error;
  });
  return listening;
}
async function followAll(): Promise<void> {
  await Promise.all([followAttributeSlugs(), followBrand()]);
}
app.use(async (_c, next) => {
  await ready();
  await brandOnItsWay();
  return next();
});
app.use(observe);
app.use(limitBodies(BODY_LIMITS));
app.use(guard);
app.route("/", rawRoutes);

app.use("/_serverFn/*", cardGuard);
app.all("/_serverFn/*", (c) => answerCall(c, render));
app.all("*", async (c) => {
  const isRead = c.req.method === "GET" || c.req.method === "HEAD";
  const spelling = isRead ? wellSpelled(c.req.url) : null;
  if (spelling) return c.redirect(spelling, 301);
  const answer = await answerPrivate(c, render);
  const small = answer.status === 404 && isRead ? inSmallLetters(c.req.url) : null;
  return small ? c.redirect(small, 301) : answer;
});

app.onError((error, c) => {
  const refused = answerToRefusedBody(error);
  if (refused) return refused;
  const { status, text, headers } = apology(scope()?.id, c.req.path, error);
  return c.text(text, status, headers);
});

/** Public pages, answered before the app above sees them; in development every page is drawn afresh by it. */
const answerCached = cachedPages(CACHED_PAGES, { ready, render });

async function stop(): Promise<void> {
  await closeBus();
  closeRedis();
  await closeJobs();
  await closeReplica();
  await closeLongReading();
  await pool.end();
}

export default { fetch: app.fetch, answerCached, answerBrandFile, stop };
