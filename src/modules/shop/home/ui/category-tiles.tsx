import { plural } from "#kit/format.ts";
import { pictureOf } from "#modules/catalog/ui/picture.ts";
import { CoverSheet } from "#ui/cover-sheet.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import type { CategoryTile } from "../schema.ts";

const PLACES = [
  "max-md:hidden right-14 -bottom-[46px] -rotate-7 md:right-[66px]",
  "right-2 -bottom-[34px] rotate-5 md:right-3 md:-bottom-[26px]",
];

/** The categories on their papers, two covers peeking out of each. */
export function CategoryTiles({ tiles }: { tiles: CategoryTile[] }) {
  return (
    <ul className="grid grid-cols-2 gap-2.5 md:gap-4 lg:grid-cols-4">
      {tiles.map((tile) => (
        <li key={tile.slug}>
          <RouterLink
            href={`/produtos?categoria=${tile.slug}`}
            data-paper={tile.paper}
            className="group relative block h-full min-h-[120px] overflow-hidden pb-9 md:pb-16 rounded-block bg-(--paper) px-3.5 pt-3.5 md:min-h-[196px] md:px-[18px] md:pt-[18px]"
          >
            <h3 className="relative z-1 max-w-[9ch] text-[1.3125rem] max-md:max-w-[10.5ch] leading-[1.02] md:text-[1.5rem]">
              {tile.name}
            </h3>
            <p className="tn mt-1.5 text-2xs">{plural(tile.count, "material", "materiais")}</p>
            {tile.covers.map((cover, index) => (
              <span
                key={cover.id}
                aria-hidden
                className={`absolute transition-transform duration-300 ease-out group-hover:-translate-y-2.5 group-hover:rotate-0 ${PLACES[index]} ${cover.width > cover.height * 1.1 ? "w-[92px] md:w-[124px]" : "w-[62px] md:w-[92px]"}`}
              >
                <CoverSheet picture={pictureOf(cover)} title="" seed={cover.id} sizes="124px" alt="" className="w-full" />
              </span>
            ))}
          </RouterLink>
        </li>
      ))}
    </ul>
  );
}
