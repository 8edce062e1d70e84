import { csvRow } from "#kit/csv.ts";
import { formatDayKey } from "#kit/date-format.ts";
import { dayKeySp } from "#kit/dates.ts";
import { asked, authorRows } from "./queries/author-reviews.ts";
import { factsOf } from "./queries/review-facts.ts";
import type { AuthorReviewsSearch } from "./schema/search.ts";

const BOM = "\uFEFF";
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
const SLICE = 500;
const MOST = 20_000;

/** The reviews the page shows under these filters as a spreadsheet in Portuguese, newest first, in pieces. */
export async function* reviewsFile(storeId: number, search: AuthorReviewsSearch): AsyncGenerator<string> {
  yield BOM + csvRow(HEAD);
  const wanted = asked(storeId, search);
  for (let from = 0; from < MOST; from += SLICE) {
    const rows = await authorRows(wanted, SLICE, from);
    for (const row of rows) {
      const review = factsOf(row);
      yield csvRow([
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
      ]);
    }
    if (rows.length < SLICE) return;
  }
}

const day = (at: Date): string => formatDayKey(dayKeySp(at));
