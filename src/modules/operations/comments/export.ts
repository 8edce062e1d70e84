import { kindWords } from "#modules/moderation/messages.ts";
import { csvPages } from "#platform/csv-pages.ts";
import { reasonName, sourceWords } from "./messages.ts";
import { readComments } from "./queries/list.ts";
import type { CommentsSearch } from "./search.ts";

/** A view of what waits, or was decided, as a spreadsheet. */
export const exportComments = (search: CommentsSearch): AsyncGenerator<string> =>
  csvPages(
    ["O quê", "De quê", "Texto", "Sobre", "Por quê", "Vezes", "Desde"],
    (limit, offset, on) => readComments(search, limit, offset, on),
    ({ source, thing, subject, about, reasons, times, since }) => [
      sourceWords[source],
      kindWords[thing].one,
      subject,
      about,
      reasons.map(reasonName).join("; "),
      times,
      since,
    ],
  );
