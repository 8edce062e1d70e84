import type { ReactNode } from "react";
import { plural } from "#kit/format.ts";
import type { StoreCardFacts } from "#modules/catalog/schema/store-page.ts";
import { pictureOf, portraitAddress } from "#modules/catalog/ui/picture.ts";
import { CoverSheet } from "#ui/cover-sheet.tsx";
import { Portrait } from "#ui/portrait.tsx";
import { Rating } from "#ui/rating.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { Tag } from "#ui/tag.tsx";

const PLACES = ["right-[92px] -rotate-8", "right-[52px]", "right-[10px] rotate-7"];
const FEWEST_VOTES = 3;

type StoreCardProps = {
  store: StoreCardFacts;
  /** Its own button, outside the card's link. */
  follow: ReactNode;
  headingLevel?: 2 | 3;
};

/** A shop in the list: a strip of its paper with its newest covers peeking, portrait, signature, city, how it stands. */
export function StoreCard({ store, follow, headingLevel = 2 }: StoreCardProps) {
  const Heading = `h${headingLevel}` as const;
  const { ratingSum, ratingCount } = store;
  const place = [store.city, store.uf].filter(Boolean).join(", ");
  return (
    <article className="group relative">
      <div data-paper={store.paper} className="relative h-[132px] overflow-hidden max-sm:h-24 rounded-block bg-(--paper)">
        {store.covers.map((cover, index) => (
          <span
            key={cover.id}
            aria-hidden
            className={`absolute top-8 max-sm:top-4 transition-transform duration-300 ease-out group-hover:-translate-y-2 ${PLACES[index]} ${cover.width > cover.height * 1.1 ? "w-[116px]" : "w-[84px]"}`}
          >
            <CoverSheet picture={pictureOf(cover)} title="" seed={cover.id} sizes="116px" alt="" className="w-full" />
          </span>
        ))}
        <div className="absolute top-3 left-0 flex gap-1.5">
          {store.hasCoupon && <Tag className="rounded-l-none">Com cupom</Tag>}
        </div>
      </div>
      <Portrait
        name={store.authorName}
        src={portraitAddress(store.portraitId)}
        paper={store.paper}
        size={72}
        className="absolute top-[92px] left-4 border-4 border-bg max-sm:top-14"
      />
      <div className="flex items-start justify-between gap-3 pt-9 pl-4">
        <Heading className="sig min-w-0 text-[1.375rem] font-medium tracking-normal">
          <RouterLink href={`/loja/${store.slug}`} className="group-hover:underline after:absolute after:inset-0">
            {store.authorName}
          </RouterLink>
        </Heading>
        <div className="relative z-1 -mt-5 shrink-0">{follow}</div>
      </div>
      <div className="mt-1 pl-4 text-xs text-muted">
        {store.tagline && <p className="line-clamp-3 text-sm">{store.tagline}</p>}
        <p className="tn mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1">
          {store.isNew && <Tag look="line">Nova</Tag>}
          {ratingCount >= FEWEST_VOTES && <Rating average={ratingSum / ratingCount} votes={ratingCount} />}
          {place}
        </p>
        <p className="tn">
          {plural(store.productCount, "material", "materiais")}
          {store.followers !== null && ` · ${plural(store.followers, "pessoa segue", "pessoas seguem")}`}
        </p>
      </div>
    </article>
  );
}
