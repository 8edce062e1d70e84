import { plural } from "#kit/format.ts";
import type { ShelfSearch } from "#modules/catalog/schema/listing-search.ts";
import type { StorePageFacts } from "#modules/catalog/schema/store-page.ts";
import { portraitAddress } from "#modules/catalog/ui/picture.ts";
import { CopyButton } from "#ui/copy-button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Portrait } from "#ui/portrait.tsx";
import { routerLink } from "#ui/router-link.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { ProductGrid } from "../product-card.tsx";
import { SellerIdentity } from "../product/seller-identity.tsx";
import { PaperPattern } from "./paper-pattern.tsx";
import { storeHref } from "./store-href.ts";
import { StoreNumbers } from "./store-numbers.tsx";
import { StoreOrder } from "./store-order.tsx";

type StorePageProps = { store: StorePageFacts; search: ShelfSearch; address: string };

/** One author's shop: banner on their paper, who they are, everything they sell. */
export function StorePage({ store, search, address }: StorePageProps) {
  const place = [store.city, store.uf].filter(Boolean).join(", ");
  return (
    <main id="conteudo">
      <PaperPattern paper={store.paper} />
      <div className="wrap">
        <div className="relative -mt-16 grid grid-cols-[minmax(0,1fr)] items-start md:-mt-[52px] md:grid-cols-[168px_minmax(0,1fr)_auto] md:gap-7">
          <Portrait
            name={store.authorName}
            src={portraitAddress(store.portraitId)}
            paper={store.paper}
            size={168}
            alt={`Retrato de ${store.authorName}`}
            className="border-6 border-bg max-md:size-28!"
          />
          <div className="pt-3 md:pt-[70px]">
            <h1 className="text-d2">{store.authorName}</h1>
            <p className="mt-1.5 text-muted">{[store.tagline, place].filter(Boolean).join(" · ")}</p>
          </div>
          <div className="pt-4 md:pt-[76px]">
            <CopyButton text={address} label="Copiar link da loja" copiedLabel="Link copiado" />
          </div>
        </div>
        <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_340px] lg:gap-16">
          <div>
            {store.bio && <p className="max-w-[62ch] text-[1.0625rem] leading-[1.6]">{store.bio}</p>}
            <StoreNumbers store={store} />
          </div>
          <SellerIdentity seller={store} />
        </div>
        <section aria-labelledby="materiais" className="mt-10">
          <SectionHead id="materiais" title="Materiais" className="mb-4" />
          <StoreOrder slug={store.slug} search={search} />
          {store.products.length === 0 ? (
            <EmptyState title="Nenhum material à venda por enquanto" headingLevel={3} />
          ) : (
            <ProductGrid products={store.products} signed={false} eager={4} />
          )}
          {store.pages > 1 && (
            <div className="fio mt-11 pt-3.5">
              <Pagination
                page={store.page}
                pages={store.pages}
                href={(page) => storeHref(store.slug, { ...search, pagina: page === 1 ? undefined : page })}
                renderLink={routerLink}
                summary={plural(store.productCount, "material", "materiais")}
              />
            </div>
          )}
        </section>
      </div>
    </main>
  );
}
