import { brand } from "#kit/brand/brand.ts";
import { formatCardExpiry } from "#kit/card-expiry.ts";
import { editableEmail } from "#platform/emails/editable-email.tsx";
import { mandatoryWords, fieldOf, firstNameOf } from "#platform/emails/variables.ts";

type Facts = { name: string; brand: string; lastFour: string; expMonth: number; expYear: number };

/** A saved card is about to expire. */
export const writeCardExpiring = editableEmail<Facts>({
  key: "cartao.vence",
  label: "Cartão que vence em breve",
  when: "Um cartão salvo está perto de vencer.",
  reason: () => `Você recebeu esta mensagem porque salvou este cartão na sua conta ${brand.of}.`,
  variables: {
    nome: firstNameOf("name"),
    bandeira: fieldOf("brand", "a bandeira do cartão"),
    final: fieldOf("lastFour", "os quatro últimos números", "mandatory"),
    o_que_fazer: mandatoryWords("Quando o novo chegar, salve-o na conta e remova este. O que você já comprou não muda."),
    validade: {
      label: "o mês e o ano em que vence",
      isMandatory: true,
      of: ({ expMonth, expYear }) => formatCardExpiry({ month: expMonth, year: expYear }),
    },
  },
  original: {
    subject: "Seu cartão final {{final}} vence em breve",
    preview: "Salve o cartão novo para continuar comprando em dois cliques.",
    title: "O cartão final {{final}} vence em breve",
    body: ["Oi, {{nome}}. O seu cartão {{bandeira}} final {{final}} vale até {{validade}}.", "{{o_que_fazer}}", "{{botao}}"],
    button: "Salvar o cartão novo",
  },
  button: { path: "/adicionar-cartao" },
  sample: { name: "Marina Teles", brand: "Visa", lastFour: "1111", expMonth: 4, expYear: 2026 },
});
