import { FollowButton } from "#modules/favourites/ui/follow-button.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import type { ShownSection } from "../schema.ts";
import { ProductGrid, ROW } from "../../ui/product-card.tsx";
import { StoreCard } from "../../ui/store-list/store-card.tsx";
import { Banner } from "./banner.tsx";
import { CategoryTiles } from "./category-tiles.tsx";
import { FeaturedStore } from "./featured-store.tsx";

/** One section of the home page, by what it shows. */
export function HomeSectionView({ section, isFirst = false }: { section: ShownSection; isFirst?: boolean }) {
  const id = `secao-${section.key}`;
  const className = isFirst ? "wrap" : "wrap mt-6 md:mt-[84px]";
  if (section.is === "autor") {
    return (
      <section className={className} aria-label={`${section.title}: ${section.store.authorName}`}>
        <FeaturedStore title={section.title} store={section.store} />
      </section>
    );
  }
  if (section.is === "faixa") {
    return (
      <section className={className} aria-labelledby={id}>
        <Banner id={id} title={section.title} banner={section.banner} />
      </section>
    );
  }
  return (
    <section className={className} aria-labelledby={id}>
      <SectionHead id={id} title={section.title} action={<More section={section} />} />
      {section.is === "materiais" && <ProductGrid products={section.products} eager={isFirst ? 4 : 0} inRow />}
      {section.is === "prateleiras" && <CategoryTiles tiles={section.tiles} />}
      {section.is === "lojas" && (
        <ul className={`grid gap-x-6 gap-y-9 md:grid-cols-2 lg:grid-cols-4 ${ROW}`}>
          {section.stores.map((store) => (
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

function More({ section }: { section: ShownSection }) {
  const more = section.is === "materiais" ? section.more : section.is === "lojas" ? { href: "/lojas", label: "Ver todas" } : null;
  return more ? (
    <RouterLink href={more.href} className="link text-sm whitespace-nowrap">
      {more.label}
    </RouterLink>
  ) : null;
}
