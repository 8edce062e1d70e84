import { choiceParam, defineList, type SearchOf, type TabOf, textParam } from "#kit/define-list.ts";
import { REPORT_KINDS } from "#modules/moderation/rules.ts";

/** Where a row comes from: complaints of one thing, what was held, who asked for another look, or what was decided. */
export const COMMENT_SOURCES = {
  d: "denuncia",
  a: "avaliacao",
  p: "pergunta",
  c: "comentario",
  r: "revisao",
  l: "decisao",
} as const;
export type CommentSource = (typeof COMMENT_SOURCES)[keyof typeof COMMENT_SOURCES];

const ROW = /^([dapcr]\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|l\.[1-9][0-9]{0,14})$/;

/** Whether this names a row of the list. */
export const isCommentId = (text: string): boolean => ROW.test(text);

/** All that waits for a decision, by where it comes from, and what was decided; `coisa` is what it is about. */
export const commentList = defineList({
  name: "comentarios",
  path: "/painel/admin/comentarios",
  tabs: ["fila", "denuncias", "avaliacoes", "perguntas", "comentarios", "revisoes", "decididas"],
  sorts: ["desde"],
  row: textParam(ROW),
  filters: { coisa: choiceParam(REPORT_KINDS) },
});
export type CommentsSearch = SearchOf<typeof commentList>;
export type CommentTab = TabOf<typeof commentList>;
