import type { CartSummary } from "#modules/cart/schema.ts";
import type { License } from "#modules/catalog/rules/licenses.ts";

/** What every public page has around it. */
export type Frame = {
  categories: { slug: string; name: string }[];
  /** Under the logo at the foot of every page. */
  tagline: string;
  identity: { company: string; cnpj: string; address: string; email: string };
  year: number;
  /** Where the platform is, as in "https://autoria.com.br". */
  origin: string;
  /** Of pages that have no picture of their own. */
  sharePicture: string;
};

/** What depends on the person, asked once per page load and never while rendering on the server. */
export type Visit = {
  viewer: { name: string; /** Theirs, of an author. */ storeId: number | null; isAdmin: boolean } | null;
  cart: CartSummary;
  /** At most 500, the latest bought first. */
  ownedProductIds: number[];
  /** By product: the licence they have, where one that allows more is sold too. */
  narrowLicenses: Record<number, License>;
  /** Kept for later and stores followed: at most 500 of each, the latest first. */
  favourites: number[];
  follows: number[];
  /** Those followed whose news come by e-mail too. */
  emailMessages: number[];
};
