import { type ListSearch, readListSearch } from "#kit/list-search.ts";
import { readChoice } from "#kit/search-params.ts";
import { REPORT_KINDS, type ReportKind } from "#modules/moderation/rules.ts";

export const COMMENTS_PATH = "/painel/admin/comentarios";
export const COMMENTS_FILE = "/painel/admin/comentarios.csv";

/** What each tab holds; without one, all that waits for a decision. */
export const COMMENT_TABS = ["fila", "denuncias", "avaliacoes", "perguntas", "comentarios", "revisoes", "decididas"] as const;
export type CommentTab = (typeof COMMENT_TABS)[number];

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

const SORTS = ["desde"] as const;

export type CommentsSearch = ListSearch & {
  situacao?: Exclude<CommentTab, "fila"> | undefined;
  /** What it is about. */
  coisa?: ReportKind | undefined;
};

const ROW = /^([dapcr]\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|l\.[1-9][0-9]{0,14})$/;

/** Whether this names a row of the list. */
export const isCommentId = (text: string): boolean => ROW.test(text);

/** What the list of comments reads from its address; nonsense counts as absent. */
export const readCommentsSearch = (raw: Record<string, unknown>): CommentsSearch => ({
  ...readListSearch(raw, SORTS),
  linha: typeof raw.linha === "string" && isCommentId(raw.linha) ? raw.linha : undefined,
  situacao: readChoice(raw.situacao, ["denuncias", "avaliacoes", "perguntas", "comentarios", "revisoes", "decididas"]),
  coisa: readChoice(raw.coisa, REPORT_KINDS),
});
