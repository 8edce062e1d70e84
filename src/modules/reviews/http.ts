import { fileBrand } from "#kit/brand/plain-names.ts";
import { storeFile } from "#platform/http/store-file.ts";
import { reviewsFile } from "./author/export.ts";
import { AUTHOR_REVIEWS_PATH, readAuthorReviewsSearch } from "./author/search.ts";

/** The author's reviews as a spreadsheet. */
export const reviewRoutes = storeFile({
  name: () => `avaliacoes-${fileBrand()}.csv`,
  path: AUTHOR_REVIEWS_PATH,
  file: `${AUTHOR_REVIEWS_PATH}/exportar.csv`,
  read: readAuthorReviewsSearch,
  write: reviewsFile,
});
