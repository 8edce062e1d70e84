import type { ReactNode } from "react";
import { brand } from "#kit/brand/brand.ts";
import { formatDate } from "#kit/date-format.ts";
import type { StorePageFacts } from "#modules/catalog/schema/store-page.ts";
import { bannerOf, portraitAddress } from "#modules/catalog/ui/picture.ts";
import type { StoreRatings } from "#modules/reviews/queries/store-ratings.ts";
import { Note } from "#ui/note.tsx";
import { Portrait } from "#ui/portrait.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { storeHref } from "../../schema/store-search.ts";
import { ShareButton } from "../product/share-button.tsx";
import { PaperPattern } from "./paper-pattern.tsx";
import { StoreRatingsLine } from "./store-ratings-line.tsx";
import { StoreNumbers } from "./store-numbers.tsx";

/** Some eight lines of a phone. */
const SHORT_BIO = 340;

type StoreHeadProps = {
  store: StorePageFacts;
  /** The tab below tells who signs at length. */
  isAbout: boolean;
  ratings?: StoreRatings | null;
  follow: ReactNode;
  coupons: ReactNode;
};

/** The banner on the store's paper, who signs it, and how it stands. */
export function StoreHead({ store, isAbout, ratings, follow, coupons }: StoreHeadProps) {
  const place = [store.city, store.uf].filter(Boolean).join(", ");
  return (
    <>
      {store.bannerId ? <Banner imageId={store.bannerId} /> : <PaperPattern paper={store.paper} />}
      <div className="wrap">
        <div className="relative -mt-16 grid grid-cols-[minmax(0,1fr)] items-start md:-mt-[52px] md:grid-cols-[168px_minmax(0,1fr)_auto] md:gap-7">
          <Portrait
            name={store.authorName}
            src={portraitAddress(store.portraitId)}
            paper={store.paper}
            size={168}
            alt={`Retrato de ${store.authorName}`}
            className="border-6 border-bg max-md:size-28!"
          />
          <div className="pt-3 md:pt-[70px]">
            <h1 className="text-d2">{store.authorName}</h1>
            <p className="mt-1.5 text-muted">{[store.tagline, place].filter(Boolean).join(" · ")}</p>
          </div>
          <div className="flex flex-wrap gap-2 pt-4 max-md:*:flex-1 max-md:*:first:basis-full md:pt-[76px]">
            {follow}
            <ShareButton path={`/loja/${store.slug}`} words={`Loja de ${store.authorName} ${brand.in}`} />
          </div>
        </div>
        {store.closedUntil && <ClosedNote until={store.closedUntil} words={store.closingWords} />}
        <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_372px] lg:gap-12">
          <div>
            {store.bio && !isAbout && <Bio store={store} />}
            <StoreNumbers store={store} />
            {ratings && <StoreRatingsLine ratings={ratings} />}
            <p className="mt-3 text-xs text-muted">
              Quem vende: {store.legalName},{" "}
              <span className="tn whitespace-nowrap">
                {store.document.includes("/") ? "CNPJ" : "CPF"} {store.document}
              </span>
              {place && `, ${place}`}.
            </p>
          </div>
          {coupons}
        </div>
      </div>
    </>
  );
}

/** A short one whole; of a long one how it begins, and the way to the rest. */
function Bio({ store: { slug, bio } }: { store: StorePageFacts }) {
  const isLong = bio.length > SHORT_BIO;
  return (
    <div className="max-w-[62ch] text-[1.0625rem] leading-[1.6]">
      <p className={isLong ? "line-clamp-4" : undefined}>{bio}</p>
      {isLong && (
        <RouterLink href={storeHref(slug, { aba: "sobre" })} className="link mt-1 inline-block text-sm">
          Ler tudo
        </RouterLink>
      )}
    </div>
  );
}

/** Whole on wide screens, its middle on narrow ones. */
function Banner({ imageId }: { imageId: string }) {
  const { src, avif, webp } = bannerOf(imageId);
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes="100vw" />
      <source type="image/webp" srcSet={webp} sizes="100vw" />
      <img
        src={src}
        alt=""
        width={2400}
        height={400}
        fetchPriority="high"
        className="h-[132px] w-full object-cover md:aspect-[6/1] md:h-auto md:max-h-[320px]"
      />
    </picture>
  );
}

function ClosedNote({ until, words }: { until: string; words: string }) {
  return (
    <Note tone="warning" className="mt-6" title={`Loja fechada até ${formatDate(new Date(`${until}T15:00:00Z`))}.`}>
      {words && <span className="whitespace-pre-line">{words} </span>}
      Até lá dá para ver tudo, sem comprar. Quem já comprou continua baixando seus arquivos.
    </Note>
  );
}
