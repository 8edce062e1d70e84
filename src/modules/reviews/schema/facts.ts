import type { ImageRef } from "#modules/catalog/schema/product-card.ts";
import type { Paper } from "#kit/papers.ts";
import type { ReviewStatus } from "../rules/review-machine.ts";
import type { ReviewRight } from "../rules/rights.ts";
import type { HoldReason } from "../rules/hold-reasons.ts";

/** A review as everybody reads it. */
export type ReviewFacts = {
  id: string;
  rating: number;
  /** '' when only stars were given. */
  text: string;
  /** "Caio A." */
  reviewer: string;
  postedAt: Date;
  isEdited: boolean;
  /** The edition reviewed. */
  edition: number;
  helpful: number;
  reply: { text: string; at: Date; isEdited: boolean } | null;
};

/** How many gave 1, 2, 3, 4 and 5 stars, in this order. */
export type Histogram = [number, number, number, number, number];

export type ReviewSummary = { average: number; count: number; histogram: Histogram; first: ReviewFacts[] };

export type ReviewedProduct = {
  id: number;
  slug: string;
  title: string;
  authorName: string;
  storeId: number;
  storeSlug: string;
  paper: Paper;
  cover: ImageRef | null;
  /** The edition on sale. */
  edition: number;
};

export type ReviewsPage = {
  product: ReviewedProduct;
  average: number;
  count: number;
  histogram: Histogram;
  withText: number;
  withReply: number;
  /** How many the filters leave. */
  found: number;
  /** The one the address points at, when it is still read by everybody. */
  pointed: ReviewFacts | null;
  reviews: ReviewFacts[];
};

/** A review read away from its product. */
export type MarketReview = Pick<ReviewFacts, "id" | "rating" | "text" | "reviewer" | "postedAt"> & {
  slug: string;
  title: string;
  authorName: string;
};

export type AllReviews = { reviews: MarketReview[]; hasMore: boolean };

/** A person's own review of a product, as they see it. */
export type OwnReview = {
  id: string;
  rating: number;
  /** Of the store; null where nothing was said. */
  serviceRating: number | null;
  describedRating: number | null;
  text: string;
  status: ReviewStatus;
  holdReasons: HoldReason[];
  decision: string | null;
  /** What the store says to who reviews; null until it appears, or when it says nothing. */
  thanks: string | null;
  canEdit: boolean;
  editableUntil: Date;
};

export type MyReview = {
  isSignedIn: boolean;
  /** How the name will be read. */
  reviewer: string;
  right: ReviewRight | null;
  review: OwnReview | null;
  /** Reviews of this product that the person found useful. */
  votes: string[];
};

/** Something a buyer may speak of; `rating` when they already did. */
export type ReviewInvite = {
  productId: number;
  slug: string;
  title: string;
  authorName: string;
  paper: Paper;
  cover: ImageRef | null;
  rating: number | null;
  /** How this person signs reviews instead of by their name. */
  byline: string | null;
};

export type AuthorReview = ReviewFacts & {
  productId: number;
  title: string;
  slug: string;
  orderId: string;
  orderNumber: number;
  isReported: boolean;
  /** The answer may still be put right. */
  canReply: boolean;
};

export type ProductTrend = { productId: number; title: string; count: number; average: number; unanswered: number };

export type AuthorReviews = {
  reviews: AuthorReview[];
  counts: { responder: number; todas: number };
  found: number;
  page: number;
  pages: number;
  /** Those somebody reviewed, to narrow by. */
  materials: { id: number; title: string }[];
  /** Answers to 1 and 2 stars that nobody wrote yet, newest first, at most three. */
  alerts: { reviewId: string; rating: number; title: string; orderId: string; orderNumber: number; at: Date }[];
};

/** `month` is "2026-03". */
export type ReviewTrend = {
  average: number;
  count: number;
  histogram: Histogram;
  months: { month: string; count: number; average: number }[];
  materials: ProductTrend[];
};
