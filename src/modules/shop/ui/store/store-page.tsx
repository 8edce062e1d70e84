import type { ReactNode } from "react";
import type { StorePageFacts } from "#modules/catalog/schema/store-page.ts";
import type { StoreRatings } from "#modules/reviews/queries/store-ratings.ts";
import { routerLink } from "#ui/router-link.tsx";
import { LinkTabs } from "#ui/tabs.tsx";
import { StoreHead } from "./store-head.tsx";
import { storeHref, type StoreTab } from "../../schema/store-search.ts";

type StorePageProps = {
  store: StorePageFacts;
  tab: StoreTab;
  /** Of the store itself, beside its products. */
  ratings?: StoreRatings | null;
  follow: ReactNode;
  coupons: ReactNode;
  /** What the tab shows. */
  children: ReactNode;
};

/** One author's shop: who they are, and the products, the reviews or the identification, each at its address. */
export function StorePage({ store, tab, children, ...head }: StorePageProps) {
  const at = (aba: StoreTab) => ({ href: storeHref(store.slug, { aba }), current: tab === aba });
  return (
    <main id="conteudo">
      <StoreHead store={store} isAbout={tab === "sobre"} {...head} />
      <div className="wrap">
        <LinkTabs
          className="mt-8"
          label="Partes da loja"
          renderLink={routerLink}
          tabs={[
            { ...at(undefined), label: "Materiais", count: store.productCount },
            { ...at("avaliacoes"), label: "Avaliações", count: store.ratingCount },
            { ...at("sobre"), label: "Sobre" },
          ]}
        />
        {children}
      </div>
    </main>
  );
}
