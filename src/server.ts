import { sql } from "drizzle-orm";
import { Hono } from "hono";
import { googleRoutes } from "#modules/accounts/google/http.ts";
import { googleSettings } from "#modules/accounts/google/settings.ts";
import { reachRoutes } from "#modules/analytics/events/http.ts";
import { analyticsRoutes } from "#modules/analytics/http.ts";
import { cartRoutes } from "#modules/cart/http.ts";
import { followAttributeSlugs } from "#modules/catalog/attributes/known-slugs.ts";
import { imageRoutes, materialRoutes } from "#modules/catalog/http.ts";
import { importRoutes } from "#modules/catalog/import/http.ts";
import { uploadRoutes } from "#modules/catalog/upload-routes.ts";
import { contentRoutes } from "#modules/content/http.ts";
import { couponRoutes, linkRoutes } from "#modules/coupons/http.ts";
import { platformCouponRoutes } from "#modules/coupons/platform/http.ts";
import { closeBus, openBus } from "#platform/bus.ts";
import { db, pool } from "#platform/db.ts";
import { apology } from "#platform/http/apology.ts";
import { cardGuard } from "#platform/http/card-guard.ts";
import { comeBack } from "#platform/http/come-back.ts";
import { drawPage } from "#platform/http/draw-page.tsx";
import { answerCall } from "#platform/http/function-calls.ts";
import { guard } from "#platform/http/guard.ts";
import { keptPages } from "#platform/http/kept-pages.ts";
import { observe } from "#platform/http/observe.ts";
import { answerPrivate } from "#platform/http/private-page.ts";
import { closeJobs } from "#platform/jobs.ts";
import { metricsText } from "#platform/metrics.ts";
import { followInvalidations } from "#platform/page-cache.ts";
import { type RequestScope, scope } from "#platform/request-scope.ts";
import { conversationRoutes } from "#modules/delivery/conversations/http.ts";
import { bundleRoutes } from "#modules/delivery/bundle/http.ts";
import { deliveryRoutes } from "#modules/delivery/http.ts";
import { leakRoutes } from "#modules/delivery/stamping/http.ts";
import { readerRoutes } from "#modules/delivery/reader/http.ts";
import { newsletterRoutes } from "#modules/newsletter/http.ts";
import { returnRoutes } from "#modules/newsletter/returns/http.ts";
import { noticeRoutes } from "#modules/notifications/http.ts";
import { adminOrderRoutes } from "#modules/operations/orders/http.ts";
import { requestRoutes } from "#modules/operations/applications/http.ts";
import { commentRoutes } from "#modules/operations/comments/http.ts";
import { marketMaterialRoutes } from "#modules/operations/products/http.ts";
import { feeRoutes } from "#modules/operations/commissions/http.ts";
import { houseRoutes } from "#modules/operations/overview/http.ts";
import { peopleRoutes } from "#modules/operations/people/http.ts";
import { privacyRoutes } from "#modules/operations/privacy/http.ts";
import { shelfRoutes } from "#modules/operations/taxonomy/http.ts";
import { watchRoutes } from "#modules/operations/watch/http.ts";
import { takeoutRoutes } from "#modules/operations/store-export/http.ts";
import { fiscalRoutes } from "#modules/orders/fiscal/http.ts";
import { orderRoutes } from "#modules/orders/http.ts";
import { salesRoutes } from "#modules/orders/sales/http.ts";
import { disputeRoutes } from "#modules/payments/disputes/http.ts";
import { paymentRoutes } from "#modules/payments/http.ts";
import { receiptRoutes } from "#modules/payments/receipts/http.ts";
import { payoutRoutes } from "#modules/payouts/http.ts";
import { paperRoutes } from "#modules/payouts/papers/http.ts";
import { reviewRoutes } from "#modules/reviews/http.ts";
import { shareRoutes } from "#modules/shop/share/http.ts";
import { sitemapRoutes } from "#modules/shop/sitemap/http.ts";
import { CACHED_PAGES } from "./cached-pages.ts";

const render = async (request: Request) => comeBack(await drawPage(request));

/** The HTTP edge: what is true of every request, then the few raw endpoints, then the pages. */
const app = new Hono<{ Variables: { scope: RequestScope } }>();

app.get("/healthz", (c) => c.text("ok"));
app.get("/readyz", async (c) => {
  await db.execute(sql`select 1`);
  return c.text("pronto");
});
app.get("/metrics", async (c) => c.text(await metricsText()));

let listening: Promise<void> | undefined;
/** Hears what other processes change before anything is kept. */
function ready(): Promise<void> {
  listening ??= openBus().then(
    async () => {
      followInvalidations();
      await followAttributeSlugs();
    },
    (error: unknown) => {
      listening = undefined;
      throw error;
    },
  );
  return listening;
}
app.use(async (_c, next) => {
  await ready();
  return next();
});
app.use(observe);
app.use(guard);
app.route("/", imageRoutes);
app.route("/", uploadRoutes);
app.route("/", importRoutes);

app.route("/", googleRoutes(googleSettings()));
app.route("/", contentRoutes);
app.route("/", sitemapRoutes);
app.route("/", shareRoutes);
app.route("/", linkRoutes);
app.route("/", couponRoutes);
app.route("/", platformCouponRoutes);
app.route("/", cartRoutes);
app.route("/", paymentRoutes);
app.route("/", disputeRoutes);
app.route("/", receiptRoutes);
app.route("/", orderRoutes);
app.route("/", fiscalRoutes);
app.route("/", salesRoutes);
app.route("/", deliveryRoutes);
app.route("/", leakRoutes);
app.route("/", bundleRoutes);
app.route("/", readerRoutes);
app.route("/", conversationRoutes);
app.route("/", payoutRoutes);
app.route("/", analyticsRoutes);
app.route("/", paperRoutes);
app.route("/", reviewRoutes);
app.route("/", materialRoutes);
app.route("/", privacyRoutes);
app.route("/", houseRoutes);
app.route("/", peopleRoutes);
app.route("/", marketMaterialRoutes);
app.route("/", commentRoutes);
app.route("/", feeRoutes);
app.route("/", requestRoutes);
app.route("/", shelfRoutes);
app.route("/", adminOrderRoutes);
app.route("/", takeoutRoutes);
app.route("/", noticeRoutes);
app.route("/", newsletterRoutes);
app.route("/", returnRoutes());
app.route("/", reachRoutes);
app.route("/", watchRoutes());

app.use("/_serverFn/*", cardGuard);
app.all("/_serverFn/*", (c) => answerCall(c, render));
app.all("*", (c) => answerPrivate(c, render));

app.onError((error, c) => {
  const { status, text, headers } = apology(scope()?.id, c.req.path, error);
  return c.text(text, status, headers);
});

/** Public pages, answered before the app above sees them; in development every page is drawn afresh by it. */
const answerKept = keptPages(CACHED_PAGES, { ready, render });

async function stop(): Promise<void> {
  await closeBus();
  await closeJobs();
  await pool.end();
}

export default { fetch: app.fetch, answerKept, stop };
