import { createFileRoute, redirect } from "@tanstack/react-router";
import { UseCouponButton } from "#modules/cart/ui/use-coupon-button.tsx";
import { PublicCoupons } from "#modules/coupons/ui/public-coupons.tsx";
import { FollowButton } from "#modules/favourites/ui/follow-button.tsx";
import { StoreNews } from "#modules/favourites/news/ui/store-news.tsx";
import { EmailsChoice } from "#modules/favourites/ui/emails-choice.tsx";
import { ReportButton } from "#modules/moderation/ui/report-button.tsx";
import { getStorePage } from "#modules/shop/functions.ts";
import { readStoreSearch, storeHref } from "#modules/shop/schema/store-search.ts";
import { AskButton } from "#modules/shop/ui/store/ask-button.tsx";
import { StoreAbout } from "#modules/shop/ui/store/store-about.tsx";
import { StoreProducts } from "#modules/shop/ui/store/store-products.tsx";
import { OwnerOnly } from "#modules/shop/ui/owner-only.tsx";
import { StorePage } from "#modules/shop/ui/store/store-page.tsx";
import { StoreReviews } from "#modules/shop/ui/store/store-reviews.tsx";
import { storeHead } from "#modules/shop/ui/store/store-title.ts";
import { loaded } from "../-loaded.ts";
import { pageHead } from "../-page-head.ts";

export const Route = createFileRoute("/_loja/loja/$slug")({
  validateSearch: readStoreSearch,
  loaderDeps: ({ search }) => readStoreSearch(search),
  loader: async ({ params, deps }) => {
    const answer = loaded(await getStorePage({ data: { slug: params.slug, search: deps } }));
    if (answer.state === "mudou") throw redirect({ href: storeHref(answer.slug, deps), statusCode: 301 });
    const { listing, store } = answer;
    if (listing?.products.length === 0 && deps.pagina)
      throw redirect({ href: storeHref(store.slug, { ...deps, pagina: undefined }) });
    return answer;
  },
  head: ({ loaderData, matches }) => (loaderData ? pageHead(matches, storeHead(loaderData)) : {}),
  component: function Store() {
    const { store, tab, coupons, sections, listing, reviews, ratings, news } = Route.useLoaderData();
    return (
      <StorePage
        store={store}
        tab={tab}
        ratings={ratings}
        follow={
          <OwnerOnly storeId={store.id} href="/painel/minha-loja" edit="Editar loja" variant="primary">
            <FollowButton storeId={store.id} name={store.authorName} variant="primary" />
            <EmailsChoice storeId={store.id} />
            <AskButton store={store} />
          </OwnerOnly>
        }
        coupons={
          <PublicCoupons coupons={coupons} authorName={store.authorName} action={(code) => <UseCouponButton code={code} />} />
        }
      >
        {listing && <StoreProducts store={store} sections={sections} listing={listing} />}
        {reviews && <StoreReviews store={store} found={reviews} />}
        {tab === "sobre" && (
          <StoreAbout store={store} news={<StoreNews news={news} />} report={<ReportButton kind="loja" subjectId={store.id} />} />
        )}
      </StorePage>
    );
  },
});
