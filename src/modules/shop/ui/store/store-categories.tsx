import { plural } from "#kit/format.ts";
import type { StorePageFacts } from "#modules/catalog/schema/store-page.ts";
import { pictureOf } from "#modules/catalog/ui/picture.ts";
import { CoverSheet } from "#ui/cover-sheet.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { storeHref } from "../../schema/store-search.ts";

const PLACES = ["right-[104px] -rotate-8", "right-[62px] -rotate-2", "right-[18px] rotate-6"];

/** What the store sells by category, each part on its paper with three covers peeking. */
export function StoreCategories({ store: { slug, categories } }: { store: Pick<StorePageFacts, "slug" | "categories"> }) {
  if (categories.length === 0) return null;
  return (
    <section aria-label="Categorias" className="mt-7">
      <ul className="scrollbar-none -mx-(--gutter) flex snap-x scroll-px-(--gutter) gap-4 overflow-x-auto px-(--gutter) md:mx-0 md:grid md:grid-cols-3 md:px-0">
        {categories.map((category) => (
          <li key={category.slug} className="w-[264px] shrink-0 snap-start md:w-auto">
            <RouterLink
              href={storeHref(slug, { categoria: category.slug })}
              data-paper={category.paper}
              className="group relative block h-[148px] overflow-hidden rounded-block bg-(--paper) px-4 py-4"
            >
              <span className="block max-w-[62%] font-display text-[1.375rem] leading-[1.05] font-extrabold tracking-[-.008em] group-hover:underline">
                {category.name}
              </span>
              <span className="tn mt-1.5 block text-xs">{plural(category.count, "material", "materiais")}</span>
              {category.covers.map((cover, at) => (
                <span
                  key={cover.id}
                  aria-hidden
                  className={`absolute top-[72px] transition-transform duration-300 ease-out group-hover:-translate-y-2 ${PLACES[at]} ${cover.width > cover.height * 1.1 ? "w-[92px]" : "w-[72px]"}`}
                >
                  <CoverSheet picture={pictureOf(cover)} title="" seed={cover.id} sizes="92px" alt="" className="w-full" />
                </span>
              ))}
            </RouterLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
