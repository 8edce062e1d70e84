import { brand } from "#kit/brand/brand.ts";
import { POST_CATEGORY_WORDS, type PostCategory } from "#modules/content/posts/rules/post-category.ts";
import { type CouponOffer, discountText } from "#modules/coupons/rules/offer.ts";
import type { Shared } from "./share-address.ts";

type Cover = { id: string } | null;
type Product<Paper> = { id: number; title: string; authorName: string; paper: Paper; cover: Cover };
type Store<Paper> = { id: number; authorName: string; tagline: string; paper: Paper; portraitId: string | null };
type Post = { id: number; title: string; authorName: string; category: PostCategory; cover: Cover };
type Coupon<Paper> = {
  code: string;
  offer: CouponOffer;
  store: { authorName: string } | null;
  products: { paper: Paper; cover: Cover }[];
};

export const sharedProduct = <P extends string>({ id, title, authorName, paper, cover }: Product<P>): Shared<P> => ({
  kind: "produto",
  key: String(id),
  title,
  byline: `de ${authorName}`,
  paper,
  cover,
});

/** What every page without a picture of its own shows. */
export const SHARED_PLATFORM = {
  kind: "casa",
  key: "AUTORIA",
  title: "Arquivos digitais de autores brasileiros",
  get byline() {
    return brand.in;
  },
  paper: "rosa",
  cover: null,
} as const satisfies Shared;

/** Its author's face takes the place of the cover. */
export const sharedStore = <P extends string>({ id, authorName, tagline, paper, portraitId }: Store<P>): Shared<P> => ({
  kind: "loja",
  key: String(id),
  title: authorName,
  byline: tagline || brand.in,
  paper,
  cover: portraitId ? { id: portraitId } : null,
});

export const sharedPost = ({ id, title, authorName, category, cover }: Post) =>
  ({
    kind: "blog",
    key: String(id),
    title,
    byline: `por ${authorName}`,
    paper: POST_CATEGORY_WORDS[category].paper,
    cover,
  }) satisfies Shared;

/** With the first product it reaches; null when it reaches none, which is when it is of no use now. */
export function sharedCoupon<P extends string>({ code, offer, store, products }: Coupon<P>): Shared<P> | null {
  const [first] = products;
  if (!first) return null;
  const title = `${discountText(offer)} com o cupom ${code}`;
  const byline = store ? `na loja de ${store.authorName}` : `um presente ${brand.of}`;
  return { kind: "cupom", key: code, title, byline, paper: first.paper, cover: first.cover };
}
