import { FollowButton } from "#modules/favourites/ui/follow-button.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import type { HomeShelf as HomeShelfFacts } from "../schema.ts";
import { ProductGrid, ROW } from "../../ui/product-card.tsx";
import { StoreCard } from "../../ui/store-list/store-card.tsx";
import { Banner } from "./banner.tsx";
import { CategoryTiles } from "./category-tiles.tsx";
import { FeaturedStore } from "./featured-store.tsx";

/** One section of the home page, by what it shows. */
export function HomeShelf({ shelf, isFirst = false }: { shelf: HomeShelfFacts; isFirst?: boolean }) {
  const id = `secao-${shelf.key}`;
  const className = isFirst ? "wrap" : "wrap mt-6 md:mt-[84px]";
  if (shelf.is === "autor") {
    return (
      <section className={className} aria-label={`${shelf.title}: ${shelf.store.authorName}`}>
        <FeaturedStore title={shelf.title} store={shelf.store} />
      </section>
    );
  }
  if (shelf.is === "faixa") {
    return (
      <section className={className} aria-labelledby={id}>
        <Banner id={id} title={shelf.title} banner={shelf.banner} />
      </section>
    );
  }
  return (
    <section className={className} aria-labelledby={id}>
      <SectionHead id={id} title={shelf.title} action={<More shelf={shelf} />} />
      {shelf.is === "materiais" && <ProductGrid products={shelf.products} eager={isFirst ? 4 : 0} inRow />}
      {shelf.is === "prateleiras" && <CategoryTiles tiles={shelf.tiles} />}
      {shelf.is === "lojas" && (
        <ul className={`grid gap-x-6 gap-y-9 md:grid-cols-2 lg:grid-cols-4 ${ROW}`}>
          {shelf.stores.map((store) => (
            <li key={store.id} className="max-md:w-[78%] max-md:shrink-0 max-md:snap-start">
              <StoreCard
                store={store}
                headingLevel={3}
                follow={<FollowButton storeId={store.id} name={store.authorName} size="sm" />}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function More({ shelf }: { shelf: HomeShelfFacts }) {
  const more = shelf.is === "materiais" ? shelf.more : shelf.is === "lojas" ? { href: "/lojas", label: "Ver todas" } : null;
  return more ? (
    <RouterLink href={more.href} className="link text-sm whitespace-nowrap">
      {more.label}
    </RouterLink>
  ) : null;
}
