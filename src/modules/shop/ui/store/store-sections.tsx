import type { StorePageFacts } from "#modules/catalog/schema/store-page.ts";
import { SectionHead } from "#ui/section-head.tsx";
import type { StoreSectionShown } from "../../store-editor/schema.ts";
import { ProductGrid } from "../product-card.tsx";
import { StoreCategories } from "./store-categories.tsx";

type StoreSectionsProps = { store: Pick<StorePageFacts, "slug" | "categories">; sections: StoreSectionShown[] };

/** What the author put before all its products, in their order. */
export function StoreSections({ store, sections }: StoreSectionsProps) {
  return sections.map((section) => {
    if (section.kind === "prateleiras") return <StoreCategories key={section.id} store={store} />;
    const id = `secao-${section.id}`;
    if (section.kind === "texto") {
      return (
        <section key={section.id} className="mt-9" {...(section.title ? { "aria-labelledby": id } : { "aria-label": "Recado" })}>
          {section.title && (
            <h2 id={id} className="text-t2">
              {section.title}
            </h2>
          )}
          <p className="mt-3 max-w-[62ch] text-[1.0625rem] leading-[1.6] whitespace-pre-line">{section.text}</p>
        </section>
      );
    }
    return (
      <section key={section.id} className="mt-9" aria-labelledby={id}>
        <SectionHead id={id} title={section.title} />
        <ProductGrid products={section.products} signed={false} />
      </section>
    );
  });
}
