import { formatNames } from "#modules/catalog/rules/format-names.ts";
import type { ProductCardFacts } from "#modules/catalog/schema/product-card.ts";
import { pictureOf } from "#modules/catalog/ui/picture.ts";
import { Heart } from "#modules/favourites/ui/heart.tsx";
import { DiscountTag, Price } from "#ui/price.tsx";
import { Rating } from "#ui/rating.tsx";
import { routerLink } from "#ui/router-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { CoverCard } from "#ui/cover-card.tsx";
import { PeekLink, PeekList } from "./product/quick-view/peek-link.tsx";
import { useOwns } from "./visit.ts";

type ProductCardProps = {
  product: ProductCardFacts;
  /** Left out inside the author's own shop. */
  signed?: boolean;
  headingLevel?: 2 | 3;
  /** Among the first on the page: its cover loads at once. */
  priority?: boolean;
  /** How it is drawn, and how wide its cover is then. */
  Work?: typeof CoverCard;
  sizes?: string;
};

/** "Plano de aula · PDF". */
export const kindLine = (product: Pick<ProductCardFacts, "kind" | "formats">): string =>
  [product.kind, formatNames(product.formats)].filter(Boolean).join(" · ");

/** One product in a grid or a list of the shop window. */
export function ProductCard(props: ProductCardProps) {
  const { product, signed = true, headingLevel = 3, priority = false, Work = CoverCard, sizes } = props;
  const owned = useOwns(product.id);
  const isReduced = product.fullCents != null && product.fullCents > product.priceCents;
  const { slug, title, authorName, ratingSum, ratingCount } = product;
  return (
    <Work
      data-product={slug}
      href={`/produto/${slug}`}
      renderLink={routerLink}
      title={title}
      headingLevel={headingLevel}
      cover={{
        paper: product.paper,
        picture: pictureOf(product.cover),
        title,
        signature: authorName,
        seed: slug,
        priority,
        sizes,
        alt: "",
      }}
      peek={<PeekLink product={product} />}
      kind={kindLine(product)}
      rating={<Rating average={ratingCount > 0 ? ratingSum / ratingCount : 0} votes={ratingCount} />}
      signature={signed ? `de ${authorName}` : undefined}
      tag={
        owned ? (
          <Tag look="mark">Na biblioteca</Tag>
        ) : (
          isReduced && <DiscountTag cents={product.priceCents} formerCents={product.fullCents} />
        )
      }
      action={<Heart productId={product.id} label={title} />}
      price={<Price cents={product.priceCents} formerCents={product.fullCents} />}
    />
  );
}

type ProductGridProps = {
  products: ProductCardFacts[];
  columns?: 3 | 4;
  signed?: boolean;
  headingLevel?: 2 | 3;
  /** How many of the first covers load at once. */
  eager?: number;
  /** On a phone, in one row that is slid sideways. */
  inRow?: boolean;
};

/** On a phone, one row that is slid sideways. */
export const ROW =
  "max-md:-mx-(--gutter) max-md:flex max-md:snap-x max-md:scroll-px-(--gutter) max-md:overflow-x-auto max-md:px-(--gutter) max-md:pb-2";

/** Small in that row, and so are the buttons over the cover: what it costs less stands where the heart does not. */
const SMALL = "card-small min-w-0";

/** Two columns on small screens; beside the facets there is room for three, else four. */
export const productGridClass = (columns: 3 | 4): string =>
  `grid grid-cols-2 gap-x-3.5 gap-y-7 md:gap-x-6 md:gap-y-9 ${columns === 4 ? "md:grid-cols-3 lg:grid-cols-4" : "md:grid-cols-2 lg:grid-cols-3"}`;

/** Cards in rank order. */
export function ProductGrid({ products, columns = 4, signed, headingLevel, eager = 0, inRow = false }: ProductGridProps) {
  return (
    <PeekList value={products}>
      <ul className={inRow ? `${productGridClass(columns)} ${ROW}` : productGridClass(columns)}>
        {products.map((product, index) => (
          <li key={product.id} className={inRow ? SMALL : "min-w-0"}>
            <ProductCard product={product} signed={signed} headingLevel={headingLevel} priority={index < eager} />
          </li>
        ))}
      </ul>
    </PeekList>
  );
}
