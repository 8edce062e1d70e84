import { csvPages } from "#kit/csv-pages.ts";
import { formatDate } from "#kit/date-format.ts";
import { reasonName, sourceWords } from "./messages.ts";
import { readComments } from "./queries/list.ts";
import type { CommentsSearch } from "./search.ts";

/** A view of what waits, or was decided, as a spreadsheet. */
export const exportComments = (search: CommentsSearch): AsyncGenerator<string> =>
  csvPages(
    ["O quê", "De quê", "Texto", "Sobre", "Por quê", "Vezes", "Desde"],
    (limit, offset) => readComments(search, limit, offset),
    ({ source, thing, subject, about, reasons, times, since }) => [
      sourceWords[source],
      thing,
      subject,
      about,
      reasons.map(reasonName).join("; "),
      times,
      formatDate(since),
    ],
  );
