import { Hono } from "hono";
import { googleRoutes } from "#modules/accounts/google/http.ts";
import { googleSettings } from "#modules/accounts/google/settings.ts";
import { reachRoutes } from "#modules/analytics/events/http.ts";
import { analyticsRoutes } from "#modules/analytics/http.ts";
import { cartRoutes } from "#modules/cart/http.ts";
import { imageRoutes } from "#modules/catalog/http.ts";
import { ownProductRoutes } from "#modules/catalog/own-products/export.ts";
import { importRoutes } from "#modules/catalog/import/http.ts";
import { previewRoutes } from "#modules/catalog/previews/http.ts";
import { uploadRoutes } from "#modules/catalog/upload-routes.ts";
import { contentRoutes } from "#modules/content/http.ts";
import { couponRoutes, linkRoutes } from "#modules/coupons/http.ts";
import { platformCouponRoutes } from "#modules/coupons/platform/export.ts";
import { cspReportRoutes } from "#platform/http/csp-reports.ts";
import { conversationRoutes } from "#modules/delivery/conversations/http.ts";
import { bundleRoutes } from "#modules/delivery/bundle/http.ts";
import { deliveryRoutes } from "#modules/delivery/http.ts";
import { leakRoutes } from "#modules/delivery/stamping/http.ts";
import { changedPageRoutes } from "#modules/delivery/changed-pages/http.ts";
import { soldLinkRoutes } from "#modules/delivery/links/http.ts";
import { readerRoutes } from "#modules/delivery/reader/http.ts";
import { newsletterRoutes } from "#modules/newsletter/http.ts";
import { returnRoutes } from "#modules/newsletter/returns/http.ts";
import { noticeRoutes } from "#modules/notifications/http.ts";
import { accountingRoutes } from "#modules/operations/accounting/http.ts";
import { adminOrderRoutes } from "#modules/operations/orders/export.ts";
import { applicationRoutes } from "#modules/operations/applications/export.ts";
import { emailTextRoutes } from "#modules/operations/email-texts/http.ts";
import { commentRoutes } from "#modules/operations/comments/export.ts";
import { productRoutes } from "#modules/operations/products/http.ts";
import { commissionRoutes } from "#modules/operations/commissions/export.ts";
import { platformRoutes } from "#modules/operations/overview/http.ts";
import { peopleRoutes } from "#modules/operations/people/export.ts";
import { privacyRoutes } from "#modules/operations/privacy/http.ts";
import { taxonomyRoutes } from "#modules/operations/taxonomy/export.ts";
import { watchRoutes } from "#modules/operations/watch/http.ts";
import { storeExportRoutes } from "#modules/operations/store-export/http.ts";
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
import { brandRoutes } from "#modules/shop/brand/http.ts";
import { sitemapRoutes } from "#modules/shop/sitemap/http.ts";

/** Every address answered without the pages: files, forms without scripts, hooks. The first that fits answers. */
export const rawRoutes = new Hono();
for (const routes of [
  cspReportRoutes,
  imageRoutes,
  previewRoutes,
  uploadRoutes,
  importRoutes,
  googleRoutes(googleSettings()),
  contentRoutes,
  sitemapRoutes,
  shareRoutes,
  brandRoutes,
  linkRoutes,
  couponRoutes,
  platformCouponRoutes,
  cartRoutes,
  paymentRoutes,
  disputeRoutes,
  receiptRoutes,
  orderRoutes,
  fiscalRoutes,
  salesRoutes,
  deliveryRoutes,
  leakRoutes,
  bundleRoutes,
  readerRoutes,
  soldLinkRoutes,
  changedPageRoutes,
  conversationRoutes,
  payoutRoutes,
  analyticsRoutes,
  paperRoutes,
  reviewRoutes,
  ownProductRoutes,
  privacyRoutes,
  platformRoutes,
  accountingRoutes,
  peopleRoutes,
  productRoutes,
  commentRoutes,
  emailTextRoutes,
  commissionRoutes,
  applicationRoutes,
  taxonomyRoutes,
  adminOrderRoutes,
  storeExportRoutes,
  noticeRoutes,
  newsletterRoutes,
  returnRoutes(),
  reachRoutes,
  watchRoutes(),
])
  rawRoutes.route("/", routes);
