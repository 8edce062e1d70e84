import { csvPages } from "#kit/csv-pages.ts";
import { formatDayKey } from "#kit/date-format.ts";
import { dayKeySp } from "#kit/day-key.ts";
import { requested, authorRows } from "./queries/author-reviews.ts";
import { factsOf } from "./queries/review-facts.ts";
import type { AuthorReviewsSearch } from "./schema/search.ts";

const HEAD = [
  "Data (Brasília)",
  "Material",
  "Edição",
  "Pedido",
  "Quem avaliou",
  "Estrelas",
  "Avaliação",
  "Útil para",
  "Resposta",
  "Respondida em",
];

/** The reviews the page shows under these filters as a spreadsheet in Portuguese, newest first, in pieces. */
export function reviewsFile(storeId: number, search: AuthorReviewsSearch): AsyncGenerator<string> {
  const wanted = requested(storeId, search);
  return csvPages(
    HEAD,
    (limit, offset) => authorRows(wanted, limit, offset),
    (row) => {
      const review = factsOf(row);
      return [
        day(review.postedAt),
        row.title,
        review.edition,
        row.orderNumber,
        review.reviewer,
        review.rating,
        review.text,
        review.helpful,
        review.reply?.text ?? null,
        review.reply ? day(review.reply.at) : null,
      ];
    },
  );
}

const day = (at: Date): string => formatDayKey(dayKeySp(at));
