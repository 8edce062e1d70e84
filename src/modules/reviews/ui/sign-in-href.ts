import { type ReviewsSearch, reviewsHref } from "../schema/search.ts";

/** Signing in brings back to these reviews. */
export const signInHref = (search: ReviewsSearch): string => `/auth/login?volta=${encodeURIComponent(reviewsHref(search))}`;
