import type { AuthorNumbers } from "./author-numbers.ts";
import type { DescribedAttribute } from "#modules/catalog/attributes/queries.ts";
import type { ProductCardFacts } from "#modules/catalog/schema/product-card.ts";
import type { ProductGone, ProductPageFacts } from "#modules/catalog/schema/product-page.ts";
import type { License } from "#modules/catalog/rules/licenses.ts";
import type { PublicCoupon } from "#modules/coupons/schema.ts";
import type { ReviewSummary } from "#modules/reviews/schema/facts.ts";
import type { QuestionPage } from "#modules/reviews/questions/schema.ts";

/** The most parts without interest, or, where there are none, the most parts with it. */
export type Parts = { count: number; eachCents: number; isInterestFree: boolean };

/** A licence with its price now, the price to show struck, and how it may be parted. */
export type Offer = { license: License; priceCents: number; fullCents: number | null; parts: Parts | null };

/** What the page of a product shows beside the product itself. */
export type ProductView = {
  state: "publicado";
  product: ProductPageFacts;
  /** How its author stands. */
  author: AuthorNumbers | null;
  offers: Offer[];
  attributes: DescribedAttribute[];
  reviews: ReviewSummary;
  questions: QuestionPage;
  alsoBought: ProductCardFacts[];
  /** The codes its author shows to everybody that reach this product. */
  coupons: PublicCoupon[];
  /** Address of the picture that stands for the product where it is shared. */
  shareImage: string;
};

/** What `/produto/{slug}` answers. */
export type ProductPageAnswer = ProductView | ProductGone | { state: "mudou"; slug: string };

/** What the quick view adds to a card. */
export type QuickViewFacts = {
  product: Pick<
    ProductPageFacts,
    | "id"
    | "slug"
    | "title"
    | "kind"
    | "formats"
    | "paper"
    | "cover"
    | "authorName"
    | "storeSlug"
    | "ratingSum"
    | "ratingCount"
    | "promise"
    | "pageCount"
    | "sizeBytes"
    | "edition"
    | "updatedAt"
    | "pictures"
    | "previews"
    | "seller"
  > & { fileCount: number };
  offers: Offer[];
  /** The first lines of the description. */
  firstLines: string;
  attributes: DescribedAttribute[];
};

/** The author's own page, of a product the public does not see. */
export type OwnProductView = ProductView & {
  status: "rascunho" | "em_revisao" | "reprovado" | "pausado" | "arquivado" | "bloqueado";
};
