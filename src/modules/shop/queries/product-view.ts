import { sql } from "drizzle-orm";
import { describeAttributes } from "#modules/catalog/attributes/queries.ts";
import { productCards } from "#modules/catalog/queries/product-cards.ts";
import { findProductPage } from "#modules/catalog/queries/product-page.ts";
import type { RichNode } from "#modules/catalog/schema/rich-doc.ts";
import type { ProductPageFacts } from "#modules/catalog/schema/product-page.ts";
import { listPublicCoupons } from "#modules/coupons/queries/public-coupons.ts";
import { listQuestions } from "#modules/reviews/questions/queries.ts";
import { summariseReviews } from "#modules/reviews/queries/summary.ts";
import { db } from "#platform/db.ts";
import type { ProductPageAnswer, ProductView, QuickViewFacts } from "../schema/product-view.ts";
import { shareAddress } from "../share/rules/share-address.ts";
import { sharedProduct } from "../share/rules/shared-things.ts";
import { readAuthorNumbers } from "./author-numbers.ts";
import { readOffers } from "./read-offers.ts";

const FIRST_QUESTIONS = 3;
/** More than a row of them: what a person has is left out where they are shown. */
const MOST_BESIDE = 8;
const FIRST_LINES = 280;

/** What stands at a product's address, with all its page shows. Null when nothing public was ever there. */
export async function readProductPage(slug: string): Promise<ProductPageAnswer | null> {
  const answer = await findProductPage(slug);
  return answer?.state === "publicado" ? viewOf(answer) : answer;
}

/** A product with what its page shows beside it. */
export async function viewOf(product: ProductPageFacts): Promise<ProductView> {
  const [offers, attributes, reviews, questions, alsoBought, coupons, author] = await Promise.all([
    readOffers(product.seller.id, product.licenses),
    describeAttributes(db, product.id),
    summariseReviews(product.id),
    listQuestions(product.id, 1, FIRST_QUESTIONS),
    boughtTogether(product),
    product.priceCents > 0 ? listPublicCoupons(product.seller.id, product.id) : [],
    readAuthorNumbers(product.seller.id),
  ]);
  return {
    state: "publicado",
    product,
    author,
    offers,
    attributes,
    reviews,
    questions,
    alsoBought,
    coupons,
    shareImage: shareAddress(sharedProduct(product)),
  };
}

/** What people who took this one also took, then what is near it; nothing that the page already shows. */
function boughtTogether(product: ProductPageFacts) {
  const shown = [product.id, ...product.more.map((one) => one.id)];
  return productCards(
    db,
    sql`select near.id as product_id, near.rank from product_related r, unnest(r.related) with ordinality near (id, rank)
      where r.product_id = ${product.id} and near.id <> all(${sql.param(shown)}::bigint[]) order by near.rank limit ${MOST_BESIDE}`,
  );
}

/** A product in short, over the page one is on. Null when it is not on sale. */
export async function readQuickView(slug: string): Promise<QuickViewFacts | { state: "mudou"; slug: string } | null> {
  const answer = await findProductPage(slug);
  if (answer?.state === "mudou") return answer;
  if (answer?.state !== "publicado") return null;
  const [offers, attributes] = await Promise.all([
    readOffers(answer.seller.id, answer.licenses),
    describeAttributes(db, answer.id),
  ]);
  const { description, files, more: _, changelog: __, licenses: ___, ...product } = answer;
  return {
    product: { ...product, previews: answer.previews.slice(0, 3).map((one) => ({ ...one, facts: {} })), fileCount: files.length },
    offers,
    attributes,
    firstLines: firstLines(description),
  };
}

function firstLines(doc: RichNode): string {
  const text = wordsOf(doc).replace(/\s+/g, " ").trim();
  if (text.length <= FIRST_LINES) return text;
  return `${text.slice(0, text.lastIndexOf(" ", FIRST_LINES))}…`;
}

const wordsOf = (node: RichNode): string => (node.text ?? "") + (node.content ?? []).map(wordsOf).join(" ");
