import { createFileRoute, Outlet, useLocation } from "@tanstack/react-router";
import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from "react";
import { ConsentCorner } from "#modules/accounts/privacy/ui/consent-corner.tsx";
import { ReachNotes } from "#modules/analytics/events/ui/reach-notes.tsx";
import { SavedNews } from "#modules/favourites/ui/saved-news.tsx";
import { getFrame } from "#modules/shop/functions.ts";
import type { Frame } from "#modules/shop/schema/frame.ts";
import { NotFoundPage } from "#modules/shop/ui/not-found-page.tsx";
import { SiteFooter } from "#modules/shop/ui/site-footer.tsx";
import { SiteHeader } from "#modules/shop/ui/site-header.tsx";
import { useAskVisit } from "#modules/shop/ui/visit.ts";
import { LazySection } from "#ui/lazy-section.tsx";
import { missingHead } from "./-page-head.ts";
import { loaded } from "./-loaded.ts";

// Most visits never pay without leaving the page.
const OrderOverlay = lazy(async () => ({ default: (await import("#modules/checkout/ui/order-overlay.tsx")).OrderOverlay }));
// Nor looks at a product without opening it.
const QuickViewOverlay = lazy(async () => ({
  default: (await import("#modules/shop/ui/product/quick-view/quick-view-overlay.tsx")).QuickViewOverlay,
}));

// Nor reads every review of it.
const ReviewsOverlay = lazy(async () => {
  const [{ ReviewsOverlay: Overlay }, { ReportButton }] = await Promise.all([
    import("#modules/reviews/ui/reviews-overlay.tsx"),
    import("#modules/moderation/ui/report-button.tsx"),
  ]);
  const report = (reviewId: string) => <ReportButton kind="avaliacao" subjectId={reviewId} />;
  return { default: (props: Omit<ComponentProps<typeof Overlay>, "report">) => <Overlay {...props} report={report} /> };
});

export const Route = createFileRoute("/_loja")({
  loader: async () => loaded(await getFrame()),
  staleTime: Infinity,
  // Whatever a page below does not find is told here, title included.
  head: ({ match }) => (match.status === "notFound" ? missingHead() : {}),
  notFoundComponent: MissingInShop,
  component: ShopLayout,
});

function ShopLayout() {
  return (
    <ShopFrame frame={Route.useLoaderData()}>
      <Outlet />
    </ShopFrame>
  );
}

/** With the database away there is no frame to put around it. */
function MissingInShop() {
  const frame: Frame | undefined = Route.useLoaderData();
  return frame ? (
    <ShopFrame frame={frame}>
      <NotFoundPage />
    </ShopFrame>
  ) : (
    <NotFoundPage />
  );
}

function ShopFrame({ frame, children }: { frame: Frame; children: ReactNode }) {
  useAskVisit();
  return (
    <>
      <SiteHeader categories={frame.categories} />
      {children}
      <LazySection>
        <SiteFooter frame={frame} />
      </LazySection>
      <QuickViewOverPage />
      <ReviewsOverPage />
      <PurchaseOverPage />
      <SavedNews />
      <ConsentCorner />
      <ReachNotes />
    </>
  );
}

function PurchaseOverPage() {
  const isOpen = useLocation({ select: ({ state }) => state.compra === true });
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen ? (
    <Suspense>
      <OrderOverlay open={isOpen} />
    </Suspense>
  ) : null;
}

function QuickViewOverPage() {
  const slug = useLocation({ select: ({ state }) => state.espiar });
  const [wasOpen, setWasOpen] = useState(slug !== undefined);
  if (slug !== undefined && !wasOpen) setWasOpen(true);
  return wasOpen ? (
    <Suspense>
      <QuickViewOverlay slug={slug} />
    </Suspense>
  ) : null;
}

function ReviewsOverPage() {
  const search = useLocation({ select: ({ state }) => state.avaliacoes ?? null });
  const [wasOpen, setWasOpen] = useState(search !== null);
  if (search !== null && !wasOpen) setWasOpen(true);
  return wasOpen ? (
    <Suspense>
      <ReviewsOverlay search={search} />
    </Suspense>
  ) : null;
}
