/** What makes a person look at a withdrawal before it leaves, with what each weighs. */
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
/** These alone are enough, whatever they weigh. */
export const REVIEW_CAUSES = [
  "valor_alto",
  "primeiro_saque_na_conta",
  "negado_por_carta",
  "pagamentos_retidos",
  "recusado_ha_um_dia",
] as const;
export type ReviewCause = RiskSign | (typeof REVIEW_CAUSES)[number];
const SIGNS = Object.keys(RISK_WEIGHTS) as RiskSign[];
/** The signs and the causes that are enough alone. */
export const ALL_REVIEW_CAUSES: readonly ReviewCause[] = [...SIGNS, ...REVIEW_CAUSES];

export type RiskFacts = {
  signs: readonly RiskSign[];
  amountCents: number;
  isFirstToAccount: boolean;
};
export type RiskLimits = { reviewScore: number; reviewOverCents: number; firstToAccountCents: number };

export const scoreOf = (signs: readonly RiskSign[]): number => signs.reduce((sum, sign) => sum + RISK_WEIGHTS[sign], 0);

/** Why a person must look, or nothing when the withdrawal may go by itself. */
export function reviewCauses({ signs, amountCents, isFirstToAccount }: RiskFacts, limits: RiskLimits): ReviewCause[] {
  const causes: ReviewCause[] = [];
  if (amountCents > limits.reviewOverCents) causes.push("valor_alto");
  if (isFirstToAccount && amountCents > limits.firstToAccountCents) causes.push("primeiro_saque_na_conta");
  if (scoreOf(signs) >= limits.reviewScore) causes.push(...signs);
  return causes;
}
