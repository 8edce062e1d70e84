import { csvPages } from "#platform/csv-pages.ts";
import { kindWords } from "./messages.ts";
import { readCommissions } from "./queries/list.ts";
import type { CommissionsSearch } from "./search.ts";

/** A view of what was agreed as a spreadsheet. */
export const exportCommissions = (search: CommissionsSearch): AsyncGenerator<string> =>
  csvPages(
    ["Para quem", "O quê", "De", "Comissão (%)", "Desde", "Por"],
    (limit, offset, on) => readCommissions(search, limit, offset, on),
    ({ name, kind, of, bps, since, by }) => [name, kindWords[kind], of, bps === null ? null : bps / 100, since, by],
  );
