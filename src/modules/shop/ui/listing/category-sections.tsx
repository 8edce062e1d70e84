import { Suspense } from "react";
import type { Listing } from "#modules/catalog/schema/listing.ts";
import { listingHref } from "#modules/catalog/schema/listing-search.ts";
import { drawnPart } from "#ui/drawn-part.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import type { CategorySectionKind, CategorySections as Sections } from "../../schema/category-sections.ts";
import { ProductGrid } from "../product-card.tsx";

const CategoryStores = drawnPart(async () => (await import("./category-stores.tsx")).CategoryStores);

type CategorySectionsProps = { category: NonNullable<Listing["category"]>; shown: Sections };

const TITLES: Record<CategorySectionKind, string> = {
  mais_vendidos: "Mais vendidos",
  novidades: "Novidades",
  gratis: "Grátis",
};

/** What a category shows before the whole of it: what sells most, what is new, what is free, and who sells there. */
export function CategorySections({ category: { slug, name }, shown: { sections, stores } }: CategorySectionsProps) {
  const more: Record<CategorySectionKind, string> = {
    mais_vendidos: listingHref({ categoria: slug, ordem: "mais-vendidos" }),
    novidades: listingHref({ categoria: slug, ordem: "novidades" }),
    gratis: listingHref({ categoria: slug, gratis: "1" }),
  };
  if (sections.length === 0 && stores.length === 0) return null;
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-9 md:mt-8 md:gap-12">
      {sections.map(({ kind, products }) => (
        <section key={kind} aria-labelledby={`secao-${kind}`}>
          <SectionHead
            id={`secao-${kind}`}
            title={TITLES[kind]}
            action={
              <RouterLink href={more[kind]} className="link text-sm whitespace-nowrap">
                Ver todos<span className="sr-only">: {TITLES[kind]}</span>
              </RouterLink>
            }
          />
          <ProductGrid products={products} inRow />
        </section>
      ))}
      {stores.length > 0 && (
        <Suspense fallback={<div className="min-h-64" />}>
          <CategoryStores name={name} stores={stores} />
        </Suspense>
      )}
      <h2 className="text-t2">Tudo em {name}</h2>
    </div>
  );
}
