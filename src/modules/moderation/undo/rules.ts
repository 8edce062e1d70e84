import type { ReportKind } from "../rules.ts";

/** What each decision about what people write or sell left: on the page, or off it. */
export const DECISION_LEFT = {
  "denuncia-acolher": "fora",
  "denuncia-recusar": "no_ar",
  "retirar-das-bibliotecas": "fora",
  "manter-nas-bibliotecas": "fora",
  "retida-publicar": "no_ar",
  "retida-rejeitar": "fora",
  "aprovar-avaliacao": "no_ar",
  "rejeitar-avaliacao": "fora",
  "publicar-comentario": "no_ar",
  "rejeitar-comentario": "fora",
  "revisao-acolher": "no_ar",
  "revisao-manter": "fora",
  "desfeita-volta": "no_ar",
  "desfeita-sai": "fora",
} as const satisfies Record<string, "no_ar" | "fora">;
export type DecisionAction = keyof typeof DECISION_LEFT;

/** Its address is gone: only its owner shares it again. */
const CLOSED_FOR_GOOD: readonly ReportKind[] = ["lista"];

/** Whether a decision can be taken back by the platform. */
export const mayUndo = (action: DecisionAction, kind: ReportKind): boolean =>
  DECISION_LEFT[action] === "no_ar" || !CLOSED_FOR_GOOD.includes(kind);
