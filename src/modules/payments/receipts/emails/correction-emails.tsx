import { brand } from "#kit/brand/brand.ts";
import { orderNumber } from "#kit/format.ts";
import { editableEmail, oneOf } from "#platform/emails/editable-email.tsx";
import { mandatoryWords, fieldOf, mandatory, orderVariable } from "#platform/emails/variables.ts";
import type { EmailKind } from "#platform/outbox.ts";
import { codeVariables } from "../../../accounts/emails/variables.tsx";
import type { correctionCodeEmail, emailCorrectedEmail } from "../schema.ts";

type FactsOf<K> = K extends EmailKind<infer P> ? P : never;
type Corrected = FactsOf<typeof emailCorrectedEmail>;

/** The e-mail with the code that moves an order to this address. */
export const writeCorrectionCode = editableEmail<FactsOf<typeof correctionCodeEmail>>({
  key: "pedido.email-codigo",
  label: "Código para corrigir o e-mail de um pedido",
  when: "Quem comprou corrige o e-mail do pedido: vai para o e-mail certo.",
  reason: () =>
    `Você recebeu esta mensagem porque alguém que comprou ${brand.in} disse que este é o e-mail certo. Se não foi você, ignore: sem o código nada muda.`,
  variables: {
    pedido: mandatory(orderVariable),
    ...codeVariables,
    o_que_muda: mandatoryWords("O recibo e os arquivos passam para este e-mail"),
  },
  original: {
    subject: "{{codigo}} é o código para passar o pedido {{pedido}} para este e-mail",
    preview: "Vale por {{minutos}} minutos.",
    title: "Confirme que este e-mail é seu",
    body: [
      "Digite este código na página do pedido {{pedido}}. {{o_que_muda}}:",
      "{{codigo_grande}}",
      "> Vale por {{minutos}} minutos e uma vez só. {{cuidado}}",
    ],
  },
  sample: { orderNumber: 48_213, code: "042913" },
});

const sample = {
  orderId: "0199a3c4-0000-7000-8000-000000000001",
  orderNumber: 48_213,
  otherMasked: "m•••@exemplo.com.br",
};

const cameHere = editableEmail<Corrected>({
  key: "pedido.email-chegou",
  label: "O pedido veio para este e-mail",
  when: "O e-mail de um pedido é corrigido: vai para o e-mail certo.",
  reason: (facts) => `Você recebeu esta mensagem porque o pedido ${orderNumber(facts.orderNumber)} passou para este e-mail.`,
  variables: {
    pedido: mandatory(orderVariable),
    outro: fieldOf("otherMasked", "o e-mail de antes, com parte escondida", "mandatory"),
    onde_esta: mandatoryWords("O recibo vai em outra mensagem, e os arquivos estão na sua biblioteca."),
  },
  original: {
    subject: "O pedido {{pedido}} agora é deste e-mail",
    preview: "O recibo e os arquivos estão aqui.",
    title: "O pedido está no e-mail certo",
    body: ["O pedido {{pedido}} estava em {{outro}} e passou para este e-mail. {{onde_esta}}", "{{botao}}"],
    button: "Ver o pedido",
  },
  button: { path: ({ orderId }) => `/painel/pedidos/${orderId}` },
  sample: { ...sample, side: "novo" },
});

const leftHere = editableEmail<Corrected>({
  key: "pedido.email-saiu",
  label: "O pedido saiu deste e-mail",
  when: "O e-mail de um pedido é corrigido: vai para o e-mail de antes.",
  reason: (facts) => `Você recebeu esta mensagem porque o pedido ${orderNumber(facts.orderNumber)} tinha este e-mail.`,
  variables: {
    pedido: mandatory(orderVariable),
    outro: fieldOf("otherMasked", "o e-mail novo, com parte escondida", "mandatory"),
    o_que_mudou: mandatoryWords("O recibo e os arquivos foram junto."),
    se_nao_foi: mandatoryWords("Se o pedido é seu e não foi você quem mudou, responda a esta mensagem."),
  },
  original: {
    subject: "O pedido {{pedido}} saiu deste e-mail",
    preview: "Corrigiram o e-mail de um pedido.",
    title: "Um pedido saiu deste e-mail",
    body: [
      "O e-mail do pedido {{pedido}} foi corrigido para {{outro}}. {{o_que_mudou}}",
      "Se você nunca comprou aqui, alguém digitou seu endereço por engano, e está tudo resolvido.",
      "> {{se_nao_foi}}",
    ],
  },
  sample: { ...sample, side: "antigo" },
});

/** The e-mail about an order that was moved from this address, or to it. */
export const writeEmailCorrected = oneOf<Corrected, "cameHere" | "leftHere">(
  ({ side }) => (side === "novo" ? "cameHere" : "leftHere"),
  { cameHere, leftHere },
);
