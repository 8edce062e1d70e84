/** The risk signs of a withdrawal, with the weight of each. */
export const RISK_WEIGHTS = {
  credenciais_recentes: 30,
  contestacoes: 30,
  rede_nova: 20,
  conta_recente: 20,
  vendas_repentinas: 20,
  saldo_inteiro: 10,
  madrugada: 10,
} as const;

export type RiskSign = keyof typeof RISK_WEIGHTS;
/** Each of these alone requires a review. */
export const REVIEW_CAUSES = [
  "valor_alto",
  "primeiro_saque_na_conta",
  "negado_por_carta",
  "pagamentos_retidos",
  "recusado_ha_um_dia",
] as const;
export type ReviewCause = RiskSign | (typeof REVIEW_CAUSES)[number];
const SIGNS = Object.keys(RISK_WEIGHTS) as RiskSign[];
/** The signs and the causes that require a review alone. */
export const ALL_REVIEW_CAUSES: readonly ReviewCause[] = [...SIGNS, ...REVIEW_CAUSES];

export type RiskFacts = {
  signs: readonly RiskSign[];
  amountCents: number;
  isFirstToAccount: boolean;
};
export type RiskLimits = { reviewScore: number; reviewOverCents: number; firstToAccountCents: number };

export const scoreOf = (signs: readonly RiskSign[]): number => signs.reduce((sum, sign) => sum + RISK_WEIGHTS[sign], 0);

/** Why a person must review the withdrawal; empty when it may be sent automatically. */
export function reviewCauses({ signs, amountCents, isFirstToAccount }: RiskFacts, limits: RiskLimits): ReviewCause[] {
  const causes: ReviewCause[] = [];
  if (amountCents > limits.reviewOverCents) causes.push("valor_alto");
  if (isFirstToAccount && amountCents > limits.firstToAccountCents) causes.push("primeiro_saque_na_conta");
  if (scoreOf(signs) >= limits.reviewScore) causes.push(...signs);
  return causes;
}
