import type * as z from "zod";
import type { Setting } from "#platform/settings.ts";
import { publicationReviewSetting } from "#modules/catalog/publication-reviews/settings.ts";
import { commentSetting } from "#modules/content/posts/comments/settings.ts";
import { contactSetting } from "#modules/content/settings.ts";
import { orderSetting } from "#modules/orders/settings.ts";
import { commissionSetting } from "#modules/pricing/settings.ts";
import { disputeSetting } from "#modules/payments/disputes/settings.ts";
import { releaseSetting } from "#modules/payments/receivables/settings.ts";
import { problemSetting, refundSetting, withdrawalRightSetting } from "#modules/payments/refunds/settings.ts";
import {
  authenticationSetting,
  boletoSetting,
  cardLimitSetting,
  pixSetting,
  sellingSetting,
} from "#modules/payments/settings.ts";
import { installmentSetting } from "#modules/pricing/settings.ts";
import { bankSetting } from "#modules/payouts/settings.ts";
import { withdrawalSetting } from "#modules/payouts/withdrawals/settings.ts";
import { reviewSetting } from "#modules/reviews/settings.ts";
import { applicationSetting } from "#modules/stores/applications/settings.ts";
import { strikeSetting } from "#modules/stores/strikes/settings.ts";
import { legalIdentity } from "#modules/shop/settings.ts";
import type { SettingUnit } from "./rules.ts";

export type SettingField = { name: string; label: string; unit: SettingUnit };
/** `isGrave`: what everybody is charged or paid, or what guards money on its way out: two owners change it. */
export type SettingGroup = { title: string; setting: Setting<z.ZodType>; fields: SettingField[]; isGrave?: true };

const field = (name: string, label: string, unit: SettingUnit): SettingField => ({ name, label, unit });

/** Every field of the platform that may be changed, group by group. Its bounds are in the schema of its own module. */
export const PLATFORM_SETTINGS: readonly SettingGroup[] = [
  {
    title: "Comissão",
    setting: commissionSetting,
    isGrave: true,
    fields: [
      field("basisPoints", "De cada venda", "por_cento"),
      field("ownBasisPoints", "Quando o link ou cupom do autor trouxe a compra", "por_cento"),
      field("leastCents", "Mínimo por material pago", "centavos"),
    ],
  },
  { title: "Pedidos", setting: orderSetting, fields: [field("keptHours", "Um pedido sem pagamento espera", "horas")] },
  {
    title: "Pix",
    setting: pixSetting,
    fields: [
      field("expiresSeconds", "Vida de um código", "segundos"),
      field("payLaterSeconds", "Vida de um código para pagar depois", "segundos"),
    ],
  },
  {
    title: "Boleto",
    setting: boletoSetting,
    fields: [field("isOn", "Aceitar boleto", "ligado"), field("dueDays", "Vence em", "dias")],
  },
  {
    title: "Parcelamento",
    setting: installmentSetting,
    isGrave: true,
    fields: [
      field("monthlyBps", "Juros ao mês", "por_cento"),
      field("leastEachCents", "Menor parcela", "centavos"),
      field("max", "Máximo de parcelas", "vezes"),
    ],
  },
  {
    title: "Tentativas com cartão",
    setting: cardLimitSetting,
    fields: [
      field("triesPer15Minutes", "Tentativas em 15 minutos", "vezes"),
      field("refusedCardsPer7Days", "Cartões diferentes recusados em 7 dias", "vezes"),
      field("refusalsPerOrder", "Recusas que encerram um pedido", "vezes"),
    ],
  },
  {
    title: "Confirmação do cartão no banco (3-D Secure)",
    setting: authenticationSetting,
    isGrave: true,
    fields: [
      field("isOn", "Quem paga com cartão confirma no banco", "ligado"),
      field("fromCents", "A partir de", "centavos"),
      field("firstFromCents", "Na primeira compra numa loja, a partir de", "centavos"),
      field("minutes", "Espera a confirmação por", "minutos"),
      field("isRequired", "Sem 3-D Secure na conta, não cobrar o cartão", "ligado"),
    ],
  },
  {
    title: "Liberação das vendas",
    setting: releaseSetting,
    isGrave: true,
    fields: [field("days", "Depois da entrega", "dias")],
  },
  {
    title: "Desistência",
    setting: withdrawalRightSetting,
    fields: [
      field("days", "Prazo para desistir", "dias"),
      field("automaticPer90Days", "Desistências automáticas em 90 dias", "vezes"),
      field("decisionDays", "Prazo para a equipe decidir", "dias"),
    ],
  },
  {
    title: "Problemas com um material",
    setting: problemSetting,
    fields: [
      field("reportDays", "Prazo para contar um defeito", "dias"),
      field("notAsDescribedDays", "Prazo quando não é o anunciado", "dias"),
      field("authorDays", "O autor responde em", "dias"),
      field("buyerDays", "Quem comprou responde em", "dias"),
      field("automaticDays", "Sem resposta, devolve em", "dias"),
    ],
  },
  {
    title: "Reembolsos",
    setting: refundSetting,
    isGrave: true,
    fields: [
      field("waitDays", "Espera por saldo no provedor", "dias"),
      field("stepUpAboveCents", "Acima disto, quem decide confirma que é ele", "centavos"),
      field("twoPersonsAboveCents", "Acima disto, outro dono confirma", "centavos"),
    ],
  },
  {
    title: "Contestações",
    setting: disputeSetting,
    fields: [
      field("answerDays", "Prazo de defesa", "dias"),
      field("wordsHours", "O autor anexa provas em", "horas"),
      field("windowDays", "Janela da taxa", "dias"),
      field("warnBps", "Taxa que avisa", "por_cento"),
      field("reviewBps", "Taxa que pede revisão", "por_cento"),
      field("holdBps", "Taxa que retém", "por_cento"),
      field("leastDisputes", "Menos contestações que isto não contam", "vezes"),
    ],
  },
  {
    title: "Saques",
    setting: withdrawalSetting,
    isGrave: true,
    fields: [
      field("leastCents", "Menor saque", "centavos"),
      field("dailyCount", "Saques por dia", "vezes"),
      field("transferCostCents", "Custo de uma transferência", "centavos"),
      field("tokenMinutes", "Vida do link de confirmação", "minutos"),
      field("credentialHoldHours", "Espera depois de trocar o acesso", "horas"),
      field("denialHoldHours", "Espera depois de um “não fui eu”", "horas"),
      field("reviewScore", "Risco que pede revisão", "vezes"),
      field("reviewOverCents", "Acima disto, a equipe analisa", "centavos"),
      field("returnDays", "O banco ainda pode devolver por", "dias"),
      field("unknownMinutes", "Uma transferência sem resposta é procurada por", "minutos"),
    ],
  },
  {
    title: "Conta bancária",
    setting: bankSetting,
    isGrave: true,
    fields: [
      field("changeHours", "Uma conta trocada recebe depois de", "horas"),
      field("firstHours", "A primeira conta recebe depois de", "horas"),
      field("sessionMinutes", "Idade da sessão que troca", "minutos"),
      field("deviceHours", "Idade do aparelho que troca", "horas"),
      field("firstWithdrawalCents", "Máximo do primeiro saque numa conta nova", "centavos"),
      field("holdHours", "Espera depois de uma troca não pedida", "horas"),
    ],
  },
  {
    title: "Avaliações",
    setting: reviewSetting,
    fields: [
      field("windowDays", "Prazo para escrever", "dias"),
      field("editDays", "Prazo para mudar", "dias"),
      field("replyEditHours", "O autor muda a resposta por", "horas"),
      field("reminderDays", "O lembrete sai depois de", "dias"),
      field("reminderGraceDays", "Passado isto não lembra mais", "dias"),
    ],
  },
  {
    title: "Quem quer vender",
    setting: applicationSetting,
    fields: [
      field("answerWorkingDays", "Resposta em dias úteis", "dias"),
      field("retryDays", "Depois de uma recusa, tenta de novo em", "dias"),
    ],
  },
  {
    title: "Revisão antes de publicar",
    setting: publicationReviewSetting,
    fields: [
      field("isOn", "A equipe confere as lojas novas", "ligado"),
      field("firstProducts", "Até a loja ter quantos materiais publicados", "vezes"),
    ],
  },
  {
    title: "Advertências das lojas",
    setting: strikeSetting,
    fields: [
      field("lifeDays", "Uma advertência vale por", "dias"),
      field("reviewFrom", "A partir de quantas a loja passa por revisão", "vezes"),
      field("stopFrom", "A partir de quantas a loja para de publicar", "vezes"),
    ],
  },
  {
    title: "Fale com a gente",
    setting: contactSetting,
    fields: [field("answerWorkingDays", "Resposta em dias úteis", "dias"), field("hardDays", "Prazo da lei", "dias")],
  },
  {
    title: "Comentários no blog",
    setting: commentSetting,
    fields: [
      field("isOn", "As pessoas comentam", "ligado"),
      field("mostWaiting", "De cada pessoa esperam leitura no máximo", "vezes"),
    ],
  },
  {
    title: "Quem responde pelo site",
    setting: legalIdentity,
    isGrave: true,
    fields: [
      field("company", "Razão social", "texto"),
      field("cnpj", "CNPJ", "texto"),
      field("address", "Endereço", "texto"),
      field("email", "E-mail", "texto"),
    ],
  },
];

/** What may be stopped at once, everywhere. */
export const SWITCHES = { compras: sellingSetting, saques: withdrawalSetting } as const satisfies Record<
  string,
  Setting<z.ZodType>
>;
export type SwitchName = keyof typeof SWITCHES;
