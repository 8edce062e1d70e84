import { readChoice, readWhole } from "#kit/search-params.ts";

export const QUESTION_MAX = 600;
export const ANSWER_MAX = 1000;
export const QUESTIONS_A_PAGE = 10;

export const INBOX_TABS = ["sem-resposta", "respondidas", "todas"] as const;
export type InboxTab = (typeof INBOX_TABS)[number];
export type InboxSearch = { situacao?: InboxTab | undefined; pagina?: number | undefined };

/** What an address of the author's list asks for; anything else is left out. */
export const readInboxSearch = (raw: Record<string, unknown>): InboxSearch => ({
  situacao: readChoice(raw.situacao, INBOX_TABS),
  pagina: readWhole(raw.pagina, 1, 10_000),
});

export type QuestionStatus = "retida" | "publicada" | "rejeitada" | "oculta";

/** The question's machine: what was decided → from which states → to which. Anything else moves nothing. */
export const QUESTION_MOVES = {
  publicar: { from: ["retida", "oculta"], to: "publicada" },
  rejeitar: { from: ["retida"], to: "rejeitada" },
  ocultar: { from: ["publicada"], to: "oculta" },
  reaver: { from: ["rejeitada", "oculta"], to: "publicada" },
} as const satisfies Record<string, { from: readonly QuestionStatus[]; to: QuestionStatus }>;

export type QuestionMove = keyof typeof QUESTION_MOVES;

/** Where `move` leads from `status`, or null when the machine has no such step. */
export function questionAfter(status: QuestionStatus, move: QuestionMove): QuestionStatus | null {
  const step = QUESTION_MOVES[move];
  return (step.from as readonly QuestionStatus[]).includes(status) ? step.to : null;
}
