import { FollowButton } from "#modules/favourites/ui/follow-button.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import type { CategorySections } from "../../schema/category-sections.ts";
import { ROW } from "../product-card.tsx";
import { StoreCard } from "../store-list/store-card.tsx";

/** Who sells in a category. */
export function CategoryStores({ name, stores }: { name: string; stores: CategorySections["stores"] }) {
  return (
    <section aria-labelledby="secao-autores">
      <SectionHead id="secao-autores" title={`Quem vende em ${name}`} />
      <ul className={`grid gap-x-6 gap-y-9 md:grid-cols-2 lg:grid-cols-4 ${ROW}`}>
        {stores.map((store) => (
          <li key={store.id} className="max-md:w-[78%] max-md:shrink-0 max-md:snap-start">
            <StoreCard
              store={store}
              headingLevel={3}
              follow={<FollowButton storeId={store.id} name={store.authorName} size="sm" />}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
