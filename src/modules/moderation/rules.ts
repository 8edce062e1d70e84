export const REPORT_KINDS = ["produto", "avaliacao", "pergunta", "loja", "perfil", "lista", "comentario"] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

export const REPORT_REASONS = ["direitos", "enganoso", "ilegal", "ofensa", "propaganda", "dados", "golpe", "outro"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

const OF_THINGS: readonly ReportReason[] = ["direitos", "enganoso", "ilegal", "ofensa", "outro"];
const OF_WORDS: readonly ReportReason[] = ["ofensa", "propaganda", "dados", "enganoso", "outro"];

const REASONS: Record<ReportKind, readonly ReportReason[]> = {
  produto: OF_THINGS,
  loja: ["golpe", "direitos", "ilegal", "ofensa", "outro"],
  avaliacao: OF_WORDS,
  pergunta: OF_WORDS,
  perfil: ["golpe", "dados", "ofensa", "propaganda", "outro"],
  lista: OF_WORDS,
  comentario: OF_WORDS,
};

/** What may be wrong with a thing of this kind. */
export const reasonsFor = (kind: ReportKind): readonly ReportReason[] => REASONS[kind];
