import { Link } from "@tanstack/react-router";
import { plural } from "#kit/format.ts";
import type { StoreCardFacts } from "#modules/catalog/schema/store-page.ts";
import { pictureOf, portraitAddress } from "#modules/catalog/ui/picture.ts";
import { CoverSheet } from "#ui/cover-sheet.tsx";
import { Portrait } from "#ui/portrait.tsx";

const PLACES = ["right-[92px] -rotate-8", "right-[52px]", "right-[10px] rotate-7"];

/** A shop in the list: a strip of its paper with three covers peeking, portrait, signature, city. */
export function StoreCard({ store }: { store: StoreCardFacts }) {
  const place = [store.city, store.uf].filter(Boolean).join(", ");
  return (
    <article className="group relative">
      <div data-paper={store.paper} className="relative h-[132px] overflow-hidden rounded-block bg-(--paper)">
        {store.covers.map((cover, index) => (
          <span
            key={cover.id}
            aria-hidden
            className={`absolute top-8 transition-transform duration-300 ease-out group-hover:-translate-y-2 ${PLACES[index]} ${cover.width > cover.height * 1.1 ? "w-[116px]" : "w-[84px]"}`}
          >
            <CoverSheet picture={pictureOf(cover)} title="" seed={cover.id} sizes="116px" alt="" className="w-full" />
          </span>
        ))}
      </div>
      <Portrait
        name={store.authorName}
        src={portraitAddress(store.portraitId)}
        paper={store.paper}
        size={72}
        className="absolute top-[92px] left-4 border-4 border-bg"
      />
      <div className="pt-9 pl-4">
        <h2 className="sig text-[1.375rem] font-medium tracking-normal">
          <Link
            to="/loja/$slug"
            params={{ slug: store.slug }}
            search={{}}
            className="group-hover:underline after:absolute after:inset-0"
          >
            {store.authorName}
          </Link>
        </h2>
        {store.tagline && <p className="mt-1 line-clamp-2 text-sm text-muted">{store.tagline}</p>}
        <p className="tn mt-1 text-xs text-muted">
          {[place, plural(store.productCount, "material", "materiais")].filter(Boolean).join(" · ")}
        </p>
      </div>
    </article>
  );
}
