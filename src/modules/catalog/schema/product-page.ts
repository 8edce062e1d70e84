import type { Paper } from "#kit/papers.ts";
import type { BundleContent } from "../bundles/rules.ts";
import type { FileLicenses } from "../file-licenses/rules.ts";
import type { PageSize } from "../page-sizes/rules.ts";
import type { FilePages } from "../page-changes/rules.ts";
import type { Stamp } from "../stamp/rules.ts";
import type { PreviewFacts } from "../previews/rules.ts";
import type { OnAuthorsWord } from "../authorship/declared.ts";
import type { PreviewKind } from "../kinds/kind.ts";
import type { License } from "../rules/licenses.ts";
import type { RichNode } from "./rich-doc.ts";
import type { ImageRef, ProductCardFacts } from "./product-card.ts";

/** `stamp`: where who buys it is named on it. `licenses`: those it goes with; null for all. */
export type PackagedFile = {
  name: string;
  kind: string;
  pageCount: number | null;
  pageSizes: PageSize[] | null;
  sizeBytes: number;
  stamp: Stamp;
  licenses: FileLicenses;
  /** Nothing here tells what it is: only its author does. */
  onAuthorsWord: OnAuthorsWord | null;
};

/** Who sells, with what the law asks to be shown. */
export type SellerFacts = {
  id: number;
  slug: string;
  name: string;
  authorName: string;
  tagline: string;
  city: string;
  uf: string;
  paper: Paper;
  portraitId: string | null;
  legalName: string;
  /** As anybody may read it. */
  document: string;
  productCount: number;
  saleCount: number;
  /** The last day the store sells nothing ("2026-01-20"), while it is closed. */
  closedUntil: string | null;
  closingWords: string;
  /** For how many days of the payment it takes a purchase back: seven, the law's, or more. */
  guaranteeDays: number;
  /** What it takes off by Pix, in basis points. */
  pixDiscountBps: number;
};

/** One version put on sale; the first has no note. `pages`: what changed in the PDFs that took the place of others. */
export type Edition = { number: number; note: string; at: string; pages: FilePages[] };

export type ProductPageFacts = ProductCardFacts & {
  state: "publicado";
  promise: string;
  description: RichNode;
  license: License;
  /** What it is sold under, the cheapest first; always one at least. */
  licenses: { license: License; priceCents: number; fullCents: number | null }[];
  /** When the promotion that lowers its price now really ends; null without one, or when another one takes its place. */
  promotionEndsAt: string | null;
  pageCount: number | null;
  sizeBytes: number;
  publishedAt: string;
  updatedAt: string;
  edition: number;
  /** The newest first, at most twenty. */
  changelog: Edition[];
  category: { slug: string; name: string; parent: { slug: string; name: string } | null };
  seller: SellerFacts;
  files: PackagedFile[];
  /** Other products it is made of; none when it is not a bundle. */
  contents: BundleContent[];
  /** Bundles on sale it also comes in, three at most. */
  inBundles: InBundle[];
  /** What its author shows of it besides the cover, eight at most. */
  pictures: ShownPicture[];
  previews: ShownPreview[];
  more: ProductCardFacts[];
};

/** A picture by the author. `alt`: what it shows, in their words; empty when they said nothing. */
export type ShownPicture = ImageRef & { alt: string };

/** What the gallery shows of a file: a page of a PDF, or what was made of another kind. `id` is its picture's. */
export type ShownPreview = ImageRef & {
  pageNumber: number;
  kind: PreviewKind;
  /** A clip or a chapter may be had at `/previas/{id}`. */
  hasContent: boolean;
  fileName: string;
  facts: PreviewFacts;
};

export type InBundle = { slug: string; title: string; priceCents: number; contentCount: number };

/** Was here once. `title` is told only when its author took it off, never when it was blocked. */
export type ProductGone = { state: "pausado" | "retirado"; title: string | null; instead: ProductCardFacts[] };

/** What `/produto/{slug}` finds: the page, a notice in its place, or the new address of an old one. */
export type ProductAnswer = ProductPageFacts | ProductGone | { state: "mudou"; slug: string };
