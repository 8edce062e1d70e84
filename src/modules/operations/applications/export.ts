import { statusWords } from "#modules/stores/applications/messages.ts";
import { csvPages } from "#platform/csv-pages.ts";
import { readApplications } from "./queries.ts";
import type { ApplicationsSearch } from "./schema.ts";

/** A view of who wants to sell as a spreadsheet, e-mails hinted as on the screen. */
export const exportApplications = (search: ApplicationsSearch): AsyncGenerator<string> =>
  csvPages(
    ["Loja", "Área", "Quem pede", "E-mail", "Situação", "Enviada", "Vez"],
    (limit, offset, on) => readApplications(search, limit, offset, on),
    ({ storeName, area, legalName, emailMasked, status, sentAt, rounds }) => [
      storeName,
      area,
      legalName,
      emailMasked,
      statusWords[status],
      sentAt,
      rounds,
    ],
  );
