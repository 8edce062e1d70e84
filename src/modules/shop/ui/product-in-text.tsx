import type { ProductCardFacts } from "#modules/catalog/schema/product-card.ts";
import { pictureOf } from "#modules/catalog/ui/picture.ts";
import { Cover } from "#ui/cover.tsx";
import { Price } from "#ui/price.tsx";
import { Rating } from "#ui/rating.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { kindLine } from "./product-card.tsx";

/** One product between two paragraphs, with the price of now. */
export function ProductInText({ product }: { product: ProductCardFacts }) {
  const { slug, title, authorName, ratingSum, ratingCount } = product;
  return (
    <aside
      data-product={slug}
      aria-label={`Material: ${title}`}
      className="relative my-6 grid grid-cols-[96px_minmax(0,1fr)] items-center gap-4 rounded-panel border border-line bg-surface p-4 break-inside-avoid"
    >
      <Cover
        paper={product.paper}
        picture={pictureOf(product.cover)}
        title={title}
        signature={authorName}
        seed={slug}
        alt=""
        sizes="96px"
      />
      <div className="grid gap-1">
        <RouterLink
          href={`/produto/${slug}`}
          className="font-semibold wrap-anywhere after:absolute after:inset-0 hover:underline hover:underline-offset-3"
        >
          {title}
        </RouterLink>
        <span className="text-2xs text-muted">
          {kindLine(product)} · de {authorName}
        </span>
        <Rating average={ratingCount > 0 ? ratingSum / ratingCount : 0} votes={ratingCount} />
        <Price cents={product.priceCents} formerCents={product.fullCents} />
      </div>
    </aside>
  );
}
