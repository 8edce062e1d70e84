import { productMessages } from "../messages.ts";
import { MOST_ROWS } from "./rules/limits.ts";
import type { ImportReason } from "./schema.ts";

/** What the author reads when a spreadsheet could not be taken. */
export const importMessages: Record<ImportReason, string> = {
  not_found: "Esta planilha não existe mais. Envie de novo.",
  store_closed: productMessages.store_closed,
  suspended: productMessages.suspended,
  too_many_drafts: "Com estes, você passaria de 1.000 rascunhos. Termine ou arquive alguns antes.",
  empty_sheet: "A planilha não tem nenhuma linha de material.",
  no_title_column: "A primeira linha precisa dizer os nomes das colunas, e uma delas é “titulo”. Veja o modelo.",
  repeated_column: "Há duas colunas com o mesmo nome. Deixe uma.",
  open_quote: "Há aspas que abrem e não fecham. Salve de novo como CSV e envie.",
  too_many_rows: `A planilha passa de ${MOST_ROWS} linhas. Divida em partes.`,
  nothing_to_make: "Nenhuma linha pode virar rascunho. Corrija a planilha e envie de novo.",
};
