import { brand } from "#kit/brand/brand.ts";
import { formatMoney } from "#kit/money.ts";
import type { DoorReason } from "#platform/door.ts";
import { type AmountRefusal, leastOf, type TransferFacts } from "./rules/blocks.ts";
import type { ReviewCause } from "./rules/risk.ts";
import type { ConfirmRefusal, RequestRefusal } from "./schema.ts";

/** The text of each refusal. `amountSentence` has the texts with amounts. */
export const withdrawalMessages: Record<RequestRefusal | ConfirmRefusal | DoorReason, string> = {
  get payouts_off() {
    return `Os saques de todas as lojas ${brand.of} estão parados por alguns instantes. Seu saldo está guardado.`;
  },
  suspended: "Os saques desta conta estão suspensos. Fale com a nossa equipe para entender o motivo e recorrer.",
  no_recipient: "Você ainda não tem cadastro na Pagar.me, que é quem transfere o dinheiro.",
  recipient_inactive: "A Pagar.me ainda não liberou o seu cadastro para saques.",
  no_account: "Você ainda não tem uma conta bancária para receber.",
  account_waiting: "A conta bancária é nova e está no prazo de segurança.",
  account_returned: "O banco devolveu a última transferência para esta conta. Confira os dados ou troque de conta.",
  held: "Os saques desta loja estão parados.",
  credentials_changed: "O acesso à sua conta mudou há pouco. Por segurança, os saques esperam 72 horas.",
  get in_debt() {
    return `Você tem um débito com ${brand.the}. As próximas vendas pagam primeiro esse valor.`;
  },
  open_withdrawal: "Já existe um saque em andamento. Um de cada vez.",
  no_second_step: "Para sacar, ligue a verificação em duas etapas: um aplicativo autenticador no celular.",
  day_count: "Você já fez os dois saques de hoje. O próximo pode ser pedido amanhã.",
  no_balance: "Não há saldo suficiente para um saque agora.",
  amount_missing: "Escreva um valor em reais, como 250,00.",
  below_least: "O valor é menor que o mínimo de um saque.",
  above_available: "O valor passa do que está disponível.",
  above_day: "O valor passa do que ainda dá para sacar hoje.",
  step_up_needed: "Confirme que é você para continuar.",
  not_found: "Este saque não existe ou não é seu.",
  expired: "O prazo de 15 minutos acabou. Nada saiu do seu saldo: peça o saque de novo.",
  already_decided: "Este saque já foi decidido.",
  something_changed: "O acesso, a conta bancária ou o valor mudou depois do pedido. Por segurança, peça o saque de novo.",
  invalid: "Confira os campos marcados.",
  limited: "Muitos pedidos seguidos. Espere um pouco e tente de novo.",
  signed_out: "Sua sessão terminou. Entre de novo.",
  forbidden: "Você não tem acesso a isto.",
  unavailable: "Não conseguimos falar com o servidor. Nada saiu do seu saldo: tente de novo em instantes.",
};

/** Why an amount is refused, with the limit. */
export function amountSentence(reason: AmountRefusal, facts: TransferFacts): string {
  if (reason === "below_least") return `O mínimo de um saque é ${formatMoney(leastOf(facts))}.`;
  if (reason === "above_available") return `Você tem ${formatMoney(facts.availableCents)} disponíveis.`;
  if (reason === "above_day") {
    return `Hoje ainda dá para sacar até ${formatMoney(Math.max(0, facts.limits.dailyCents - facts.today.cents))}.`;
  }
  return withdrawalMessages[reason];
}

export const reviewMessages: Record<ReviewCause, string> = {
  valor_alto: "valor alto",
  primeiro_saque_na_conta: "primeiro saque nesta conta bancária",
  negado_por_carta: "o autor avisou que não pediu",
  pagamentos_retidos: "os saques da loja foram retidos",
  credenciais_recentes: "senha, e-mail ou verificação em duas etapas mudou nos últimos 7 dias",
  recusado_ha_um_dia: "a Pagar.me recusa esta transferência há um dia",
  contestacoes: "contestações acima de 1%",
  rede_nova: "pedido de uma rede nova",
  conta_recente: "conta bancária trocada nos últimos 14 dias",
  vendas_repentinas: "vendas muito acima do normal",
  saldo_inteiro: "saca o saldo inteiro",
  madrugada: "pedido de madrugada",
};
