import { csvPages } from "#platform/csv-pages.ts";
import { requested, authorRows } from "./queries/list.ts";
import { factsOf } from "../queries/review-facts.ts";
import type { AuthorReviewsSearch } from "./search.ts";

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
    (limit, offset, on) => authorRows(wanted, limit, offset, on),
    (row) => {
      const review = factsOf(row);
      return [
        review.postedAt,
        row.title,
        review.edition,
        row.orderNumber,
        review.reviewer,
        review.rating,
        review.text,
        review.helpful,
        review.reply?.text ?? null,
        review.reply?.at ?? null,
      ];
    },
  );
}
