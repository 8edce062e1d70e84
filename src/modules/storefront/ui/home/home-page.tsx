import { Link } from "@tanstack/react-router";
import { SectionHead } from "#ui/section-head.tsx";
import type { HomePageFacts } from "../../schema/home-page.ts";
import { ProductGrid } from "../product-card.tsx";
import { CategoryTiles } from "./category-tiles.tsx";
import { FeaturedStore } from "./featured-store.tsx";
import { Hero } from "./hero.tsx";
import { HouseFacts } from "./house-facts.tsx";

const sectionClass = "wrap mt-14 md:mt-[84px]";
const moreClass = "link text-sm whitespace-nowrap";

/** The home page: what hangs on the string, what sells, where to look. */
export function HomePage({ home }: { home: HomePageFacts }) {
  return (
    <main id="conteudo">
      <Hero authorCount={home.authorCount} hanging={home.hanging} />
      <HouseFacts />
      <section className="wrap" aria-labelledby="mais-vendidos">
        <SectionHead
          id="mais-vendidos"
          title="Os mais levados da feira"
          action={
            <Link to="/produtos" search={{ ordem: "mais-vendidos" }} className={moreClass}>
              Ver todos
            </Link>
          }
        />
        <ProductGrid products={home.popular} eager={4} />
      </section>
      <section className={sectionClass} aria-labelledby="prateleiras">
        <SectionHead id="prateleiras" title="Procure pela prateleira" />
        <CategoryTiles tiles={home.tiles} />
      </section>
      {home.store && (
        <section className={sectionClass} aria-label={`Loja em destaque: ${home.store.authorName}`}>
          <FeaturedStore store={home.store} />
        </section>
      )}
      {home.theme && (
        <section className={sectionClass} aria-labelledby="tema">
          <SectionHead
            id="tema"
            title={home.theme.title}
            action={
              <Link to="/produtos" search={{ categoria: home.theme.slug }} className={moreClass}>
                Ver a prateleira
              </Link>
            }
          />
          <ProductGrid products={home.theme.products} />
        </section>
      )}
      {home.fresh.length > 0 && (
        <section className={sectionClass} aria-labelledby="novidades">
          <SectionHead
            id="novidades"
            title="Acabou de chegar"
            action={
              <Link to="/produtos" search={{ ordem: "novidades" }} className={moreClass}>
                Ver as novidades
              </Link>
            }
          />
          <ProductGrid products={home.fresh} />
        </section>
      )}
      {home.free.length > 0 && (
        <section className={sectionClass} aria-labelledby="gratis">
          <SectionHead
            id="gratis"
            title="De graça, com assinatura"
            action={
              <Link to="/produtos" search={{ gratis: "1" }} className={moreClass}>
                Ver todos
              </Link>
            }
          />
          <ProductGrid products={home.free} />
        </section>
      )}
    </main>
  );
}
