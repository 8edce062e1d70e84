import type * as z from "zod";
import type { Setting } from "#platform/settings.ts";
import { commentSetting } from "#modules/content/posts/comments/settings.ts";
import { contactSetting } from "#modules/content/settings.ts";
import { orderSetting } from "#modules/orders/settings.ts";
import { commissionSetting } from "#modules/pricing/settings.ts";
import { disputeSetting } from "#modules/payments/disputes/settings.ts";
import { releaseSetting } from "#modules/payments/receivables/settings.ts";
import { problemSetting, refundSetting, withdrawalRightSetting } from "#modules/payments/refunds/settings.ts";
import { cardLimitSetting, pixSetting, sellingSetting } from "#modules/payments/settings.ts";
import { installmentSetting } from "#modules/pricing/settings.ts";
import { bankSetting } from "#modules/payouts/settings.ts";
import { withdrawalSetting } from "#modules/payouts/withdrawals/settings.ts";
import { reviewSetting } from "#modules/reviews/settings.ts";
import { applicationSetting } from "#modules/stores/applications/settings.ts";
import { legalIdentity } from "#modules/shop/settings.ts";
import type { FigureUnit } from "./rules.ts";

export type Figure = { name: string; label: string; unit: FigureUnit };
export type FigureGroup = { title: string; setting: Setting<z.ZodType>; figures: Figure[] };

const figure = (name: string, label: string, unit: FigureUnit): Figure => ({ name, label, unit });

/** Every figure of the platform that may be changed, group by group. Its bounds are in the schema of its own module. */
export const HOUSE_FIGURES: readonly FigureGroup[] = [
  {
    title: "Comissão",
    setting: commissionSetting,
    figures: [
      figure("basisPoints", "De cada venda", "por_cento"),
      figure("ownBasisPoints", "Quando o link ou cupom do autor trouxe a compra", "por_cento"),
      figure("leastCents", "Mínimo por material pago", "centavos"),
    ],
  },
  { title: "Pedidos", setting: orderSetting, figures: [figure("keptHours", "Um pedido sem pagamento espera", "horas")] },
  {
    title: "Pix",
    setting: pixSetting,
    figures: [
      figure("expiresSeconds", "Vida de um código", "segundos"),
      figure("payLaterSeconds", "Vida de um código para pagar depois", "segundos"),
    ],
  },
  {
    title: "Parcelamento",
    setting: installmentSetting,
    figures: [
      figure("monthlyBps", "Juros ao mês", "por_cento"),
      figure("leastEachCents", "Menor parcela", "centavos"),
      figure("max", "Máximo de parcelas", "vezes"),
    ],
  },
  {
    title: "Tentativas com cartão",
    setting: cardLimitSetting,
    figures: [
      figure("triesPer15Minutes", "Tentativas em 15 minutos", "vezes"),
      figure("refusedCardsPer7Days", "Cartões diferentes recusados em 7 dias", "vezes"),
      figure("refusalsPerOrder", "Recusas que encerram um pedido", "vezes"),
    ],
  },
  { title: "Liberação das vendas", setting: releaseSetting, figures: [figure("days", "Depois da entrega", "dias")] },
  {
    title: "Desistência",
    setting: withdrawalRightSetting,
    figures: [
      figure("days", "Prazo para desistir", "dias"),
      figure("automaticPer90Days", "Desistências automáticas em 90 dias", "vezes"),
      figure("decisionDays", "Prazo para uma pessoa decidir", "dias"),
    ],
  },
  {
    title: "Problemas com um material",
    setting: problemSetting,
    figures: [
      figure("reportDays", "Prazo para contar um defeito", "dias"),
      figure("notAsDescribedDays", "Prazo quando não é o anunciado", "dias"),
      figure("authorDays", "O autor responde em", "dias"),
      figure("buyerDays", "Quem comprou responde em", "dias"),
      figure("automaticDays", "Sem resposta, devolve em", "dias"),
    ],
  },
  {
    title: "Reembolsos",
    setting: refundSetting,
    figures: [
      figure("waitDays", "Espera por saldo no provedor", "dias"),
      figure("stepUpAboveCents", "Acima disto, quem decide confirma que é ele", "centavos"),
    ],
  },
  {
    title: "Contestações",
    setting: disputeSetting,
    figures: [
      figure("answerDays", "Prazo de defesa", "dias"),
      figure("wordsHours", "O autor junta provas em", "horas"),
      figure("windowDays", "Janela da taxa", "dias"),
      figure("warnBps", "Taxa que avisa", "por_cento"),
      figure("reviewBps", "Taxa que pede revisão", "por_cento"),
      figure("holdBps", "Taxa que retém", "por_cento"),
      figure("leastDisputes", "Menos contestações que isto não contam", "vezes"),
    ],
  },
  {
    title: "Saques",
    setting: withdrawalSetting,
    figures: [
      figure("leastCents", "Menor saque", "centavos"),
      figure("dailyCount", "Saques por dia", "vezes"),
      figure("transferCostCents", "Custo de uma transferência", "centavos"),
      figure("tokenMinutes", "Vida do link de confirmação", "minutos"),
      figure("credentialHoldHours", "Espera depois de trocar o acesso", "horas"),
      figure("denialHoldHours", "Espera depois de um “não fui eu”", "horas"),
      figure("reviewScore", "Risco que pede revisão", "vezes"),
      figure("reviewOverCents", "Acima disto, uma pessoa olha", "centavos"),
      figure("returnDays", "O banco ainda pode devolver por", "dias"),
      figure("unknownMinutes", "Uma transferência sem resposta é procurada por", "minutos"),
    ],
  },
  {
    title: "Conta bancária",
    setting: bankSetting,
    figures: [
      figure("changeHours", "Uma conta trocada recebe depois de", "horas"),
      figure("firstHours", "A primeira conta recebe depois de", "horas"),
      figure("sessionMinutes", "Idade da sessão que troca", "minutos"),
      figure("deviceHours", "Idade do aparelho que troca", "horas"),
      figure("firstWithdrawalCents", "Máximo do primeiro saque numa conta nova", "centavos"),
      figure("holdHours", "Espera depois de uma troca não pedida", "horas"),
    ],
  },
  {
    title: "Avaliações",
    setting: reviewSetting,
    figures: [
      figure("windowDays", "Prazo para escrever", "dias"),
      figure("editDays", "Prazo para mudar", "dias"),
      figure("replyEditHours", "O autor muda a resposta por", "horas"),
      figure("reminderDays", "O lembrete sai depois de", "dias"),
      figure("reminderGraceDays", "Passado isto não lembra mais", "dias"),
    ],
  },
  {
    title: "Quem quer vender",
    setting: applicationSetting,
    figures: [
      figure("answerWorkingDays", "Resposta em dias úteis", "dias"),
      figure("retryDays", "Depois de uma recusa, tenta de novo em", "dias"),
    ],
  },
  {
    title: "Fale com a gente",
    setting: contactSetting,
    figures: [figure("answerWorkingDays", "Resposta em dias úteis", "dias"), figure("hardDays", "Prazo da lei", "dias")],
  },
  {
    title: "Comentários no blog",
    setting: commentSetting,
    figures: [
      figure("isOn", "As pessoas comentam", "ligado"),
      figure("mostWaiting", "De cada pessoa esperam leitura no máximo", "vezes"),
    ],
  },
  {
    title: "Quem responde pela casa",
    setting: legalIdentity,
    figures: [
      figure("company", "Razão social", "texto"),
      figure("cnpj", "CNPJ", "texto"),
      figure("address", "Endereço", "texto"),
      figure("email", "E-mail", "texto"),
    ],
  },
];

/** What may be stopped at once, everywhere. */
export const SWITCHES = { compras: sellingSetting, saques: withdrawalSetting } as const satisfies Record<
  string,
  Setting<z.ZodType>
>;
export type SwitchName = keyof typeof SWITCHES;
