/** Below this share of what is listed, an attribute of another category only fills the column. */
const LEAST_SHARE = 0.2;

/**
 * Whether an attribute is worth a facet: always while it is of the category in sight and has an answer; else when enough of
 * what is listed answers it. `answers` counts answers, `total` the products listed.
 */
export const isAttributeShown = (place: "own" | "below" | "elsewhere", answers: number, total: number): boolean =>
  answers > 0 && (place === "own" || answers >= total * (place === "below" ? LEAST_SHARE / 2 : LEAST_SHARE));
