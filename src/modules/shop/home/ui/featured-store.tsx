import { brand } from "#kit/brand/brand.ts";
import { pictureOf } from "#modules/catalog/ui/picture.ts";
import { buttonClass } from "#ui/button.tsx";
import { Cover } from "#ui/cover.tsx";
import { Price } from "#ui/price.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import type { FeaturedStore as FeaturedStoreFacts } from "../schema.ts";
import { kindLine } from "../../ui/product-card.tsx";

/** One author between two fios: portrait, what they do, three works. The portrait was drawn on light paper: it keeps it in the dark. */
export function FeaturedStore({ title, store }: { title: string; store: FeaturedStoreFacts }) {
  const place = [store.city, store.uf].filter(Boolean).join(", ");
  return (
    <div className="grid border-y-2 border-ink md:grid-cols-[220px_minmax(0,1fr)] lg:grid-cols-[300px_minmax(0,1fr)_360px]">
      <div
        data-theme="light"
        data-paper={store.paper}
        className="grid h-[116px] place-items-end-safe justify-center bg-(--paper) md:h-full md:min-h-[320px]"
      >
        <img
          src={`/imagens/${store.portraitId}/640.webp`}
          alt=""
          width={300}
          height={300}
          loading="lazy"
          decoding="async"
          className="h-[116px] w-auto max-w-full self-end md:h-auto md:w-full lg:h-full lg:object-cover"
        />
      </div>
      <div className="flex flex-col justify-center py-4 md:px-10 md:py-9">
        <p className="mb-2 text-sm text-muted">{title}</p>
        <h2 className="text-[clamp(1.5rem,1rem+1.7vw,2.25rem)] leading-[1.14] font-bold text-pretty">{store.tagline}.</h2>
        <p className="sig mt-3 text-[1.375rem] md:mt-5">{store.authorName}</p>
        <p className="text-xs text-muted">
          {place && `${place}. `}
          {`${brand.In} desde `}
          {store.since}.
        </p>
        <div className="mt-5">
          <RouterLink href={`/loja/${store.slug}`} className={buttonClass()}>
            Visitar a loja
          </RouterLink>
        </div>
      </div>
      <ul className="grid content-center pb-4 md:col-span-2 md:border-t md:border-line lg:col-span-1 lg:border-t-0 lg:border-l lg:py-7 lg:pl-7">
        {store.products.map((product) => (
          <li
            key={product.id}
            data-product={product.slug}
            className="border-b border-line last:border-b-0 max-md:nth-[n+3]:hidden max-md:nth-2:border-b-0"
          >
            <RouterLink href={`/produto/${product.slug}`} className="group flex items-center gap-3.5 py-2 md:py-3">
              <Cover
                shape="cart"
                paper={product.paper}
                picture={pictureOf(product.cover)}
                title={product.title}
                seed={product.slug}
                alt=""
              />
              <span className="min-w-0 flex-1">
                <span className="block text-sm leading-[1.3] font-semibold group-hover:underline">{product.title}</span>
                <span className="text-xs text-muted">{kindLine(product)}</span>
              </span>
              <Price cents={product.priceCents} size="row" />
            </RouterLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
