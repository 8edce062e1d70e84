import { brand } from "#kit/brand/brand.ts";
import type { AnswerRefusal, RefundRefusal, WithdrawalRightRefusal, ReportRefusal, SettleRefusal } from "./schema.ts";
import type { Problem, RefundCause } from "./rules/causes.ts";

export const withdrawalRightMessages: Record<WithdrawalRightRefusal, string> = {
  not_found: "Este pedido não tem mais um pagamento a devolver.",
  too_late: "O prazo para desistir desta compra acabou.",
};

export const reportMessages: Record<ReportRefusal, string> = {
  not_found: "Este material não tem mais um pagamento a devolver.",
  too_late: "O prazo para relatar este problema acabou.",
  already_open: "Já há um pedido de reembolso deste material em andamento.",
  already_decided: "Um problema deste material já foi analisado.",
};

export const answerMessages: Record<AnswerRefusal, string> = {
  not_found: "Este pedido de reembolso não existe.",
  decided: "Este pedido já foi respondido. Atualize a página para ver.",
};

export const refundMessages: Record<RefundRefusal, string> = {
  not_found: "Estes materiais não têm mais um valor a devolver. Atualize a página.",
  already_open: "Um destes materiais já está sendo devolvido. Atualize a página.",
  changed_meanwhile: "O valor a devolver mudou desde que foi pedido.",
  past_legal_days: "Os 7 dias da lei já passaram: desmarque a desistência legal.",
  step_up_needed: "Confirme que é você para devolver este valor.",
};

export const settleMessages: Record<SettleRefusal, string> = {
  not_found: "Este reembolso já foi pago ou mudou de estado. Atualize a página.",
  step_up_needed: "Confirme que é você para pagar este valor.",
};

/** Who bears Pagar.me's cost of a payment; the same text wherever a payment to the author is promised. */
export const COST_AT_SALE = "O custo da Pagar.me é por nossa conta.";
export const COST_AT_REFUND =
  "Se a venda for desfeita pela lei, nos primeiros 7 dias, esse custo continua nosso; nos outros reembolsos, ele sai do seu saldo.";

/** Each problem, as its buyer chooses it. */
export const problemWords: Record<Problem, string> = {
  nao_abre: "O arquivo não abre ou veio com defeito",
  incompleto: "Falta uma parte do material",
  diferente: "É diferente do que estava descrito",
  outro: "Outro problema",
};

/** The cause of a refund, on the order's page and its receipt. */
export const causeWords: Record<RefundCause, string> = {
  atrasado: "Pagamento fora do prazo",
  ja_comprado: "Material que já era seu",
  indisponivel: "Material fora de venda",
  excedente: "Valor pago a mais",
  subpago: "Valor pago a menos",
  duplicado: "Pagamento repetido",
  arrependimento: "Desistência da compra",
  garantia: "Garantia da loja",
  defeito: "Problema no material",
  autor: "Devolvido por quem vendeu",
  get admin() {
    return `Devolvido ${brand.by}`;
  },
  get retirada() {
    return `Material retirado ${brand.by}`;
  },
};
