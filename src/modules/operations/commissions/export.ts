import { csvPages } from "#kit/csv-pages.ts";
import { formatDate } from "#kit/date-format.ts";
import { kindWords } from "./messages.ts";
import { readCommissions } from "./queries/list.ts";
import type { CommissionsSearch } from "./search.ts";

/** A view of what was agreed as a spreadsheet. */
export const exportCommissions = (search: CommissionsSearch): AsyncGenerator<string> =>
  csvPages(
    ["Para quem", "O quê", "De", "Comissão (%)", "Desde", "Por"],
    (limit, offset) => readCommissions(search, limit, offset),
    ({ name, kind, of, bps, since, by }) => [name, kindWords[kind], of, bps === null ? null : bps / 100, formatDate(since), by],
  );
