import { defineList, type SearchOf, type SortOf, uuidParam } from "#kit/define-list.ts";
import { EDITION_STATUSES } from "./rules/edition.ts";
import { EDITIONS_PATH } from "./rules/paths.ts";

/** Every edition of the newsletter, by where it is. */
export const editionList = defineList({
  name: "edicoes",
  path: EDITIONS_PATH,
  tabs: ["todas", ...EDITION_STATUSES],
  sorts: ["criada", "assunto", "postadas"],
  row: uuidParam,
});
export type EditionsSearch = SearchOf<typeof editionList>;
export type EditionSort = SortOf<typeof editionList>;
