import { expect, it } from "vitest";
import { readSources } from "./sources.ts";

/** Forms whose answer is another address or another view of what is on the page: nothing of them can be refused beside a field. */
const NOTHING_TO_REFUSE = [
  "src/modules/analytics/range/ui/range-section.tsx",
  "src/modules/cart/ui/cart-form.tsx",
  "src/modules/content/policies/ui/policy-history.tsx",
  "src/modules/delivery/reader/ui/pdf/pdf-tools.tsx",
  "src/modules/operations/email-texts/ui/email-preview.tsx",
  "src/modules/payments/ui/card/card-form.tsx",
  "src/modules/payouts/statement/ui/statement-filters.tsx",
  "src/modules/reviews/ui/all-reviews-page.tsx",
  "src/modules/shop/ui/listing/facet-range.tsx",
  "src/modules/shop/ui/search-form.tsx",
  "src/ui/data-table/period-filter.tsx",
  "src/ui/search-box.tsx",
];

it("every form that the server may refuse is the one form of the product", () => {
  const drawn = readSources("src").filter(({ path, text }) => path !== "src/ui/form.tsx" && /<form[\s>]/.test(text));
  expect(drawn.map(({ path }) => path).toSorted()).toEqual(NOTHING_TO_REFUSE);
});
