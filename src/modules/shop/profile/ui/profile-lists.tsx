import { plural } from "#kit/format.ts";
import { pictureOf } from "#modules/catalog/ui/picture.ts";
import { sharedListPath } from "#modules/favourites/rules.ts";
import type { SharedListCard } from "#modules/favourites/schema/shared-list.ts";
import { CoverSheet } from "#ui/cover-sheet.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { SectionHead } from "#ui/section-head.tsx";

const PLACES = ["left-4 -rotate-7", "left-[104px]", "left-[192px] rotate-6"];

/** The lists a person shares, each with its last covers peeking. */
export function ProfileLists({ lists }: { lists: SharedListCard[] }) {
  return (
    <section aria-labelledby="listas" className="mt-12">
      <SectionHead id="listas" title="Listas" />
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {lists.map((list) => (
          <li key={list.token} className="group relative">
            <div className="relative h-[132px] overflow-hidden rounded-block bg-well">
              {list.covers.map((product, index) => (
                <span
                  key={product.id}
                  aria-hidden
                  className={`absolute top-8 w-[96px] transition-transform duration-300 ease-out group-hover:-translate-y-2 ${PLACES[index]}`}
                >
                  <CoverSheet
                    paper={product.paper}
                    picture={pictureOf(product.cover)}
                    title={product.title}
                    seed={product.slug}
                    sizes="116px"
                    alt=""
                    className="w-full"
                  />
                </span>
              ))}
            </div>
            <h3 className="mt-3 text-t3 wrap-anywhere">
              <RouterLink href={sharedListPath(list.token)} className="group-hover:underline after:absolute after:inset-0">
                {list.name}
              </RouterLink>
            </h3>
            <p className="text-xs text-muted">{plural(list.count, "material", "materiais")}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
