import { brand } from "#kit/brand/brand.ts";
import { formatDate, formatWeekdayDate } from "#kit/date-format.ts";
import { editableEmail, oneOf } from "#platform/emails/editable-email.tsx";
import { mandatoryWords, fieldOf, firstNameOf } from "#platform/emails/variables.ts";
import type { EmailKind } from "#platform/outbox.ts";
import { EmailText } from "#ui/email/layout.tsx";
import type { ApplicationNews, applicationEmail } from "../schema.ts";

type Facts = typeof applicationEmail extends EmailKind<infer P> ? P : never;

const reason = () => `Você recebeu esta mensagem porque pediu para vender ${brand.in} com esta conta.`;
const variables = { nome: firstNameOf("name"), loja: fieldOf("storeName", "o nome da loja") };
const sample = {
  name: "Otávio Brito",
  storeName: "Ateliê do Otávio",
  answerBy: "2026-03-20T12:12:00Z",
  asks: [{ item: "Amostra do seu trabalho", note: "O endereço pede senha. Mande um que abra para qualquer pessoa." }],
  reason: "A amostra é de outra pessoa.",
  retryAt: "2026-04-20T12:12:00Z",
};
const button = { path: "/painel/quero-ser-autor" };

const sent = editableEmail<Facts>({
  key: "solicitacao.enviada",
  label: "Recebemos a solicitação de loja",
  get when() {
    return `Alguém pede para vender ${brand.in}.`;
  },
  reason,
  variables: {
    ...variables,
    so_depois: mandatoryWords("Eles só aparecem no site depois da aprovação."),
    prazo: {
      label: "“ até sexta-feira, 20 de março”, quando há prazo",
      isMandatory: true,
      of: ({ answerBy }) => (answerBy ? ` até ${formatWeekdayDate(new Date(answerBy))}` : ""),
    },
  },
  original: {
    subject: "Recebemos a solicitação da loja {{loja}}",
    preview: "Nossa equipe lê e responde por e-mail. Você já pode preparar até três materiais.",
    title: "Recebemos a solicitação da loja {{loja}}",
    body: [
      "Oi, {{nome}}. Nossa equipe vai ler sua solicitação{{prazo}} e responder por e-mail.",
      "Enquanto isso, você já pode preparar até três materiais. {{so_depois}}",
      "{{botao}}",
    ],
    button: "Acompanhar a solicitação",
  },
  button,
  sample: { ...sample, news: "enviada" },
});

const changesRequested = editableEmail<Facts>({
  key: "solicitacao.pedir_ajustes",
  label: "Falta um ajuste na solicitação de loja",
  when: "A equipe pede ajustes em uma solicitação.",
  reason,
  variables: {
    ...variables,
    guardado: mandatoryWords("O resto do que você escreveu continua guardado."),
    ajustes: {
      label: "os itens a mudar, um por linha",
      place: "linha",
      isMandatory: true,
      of: ({ asks }) => (
        <>
          {asks.map((ask) => (
            <EmailText key={ask.item}>
              <b>{ask.item}.</b> {ask.note}
            </EmailText>
          ))}
        </>
      ),
    },
  },
  original: {
    subject: "Falta um ajuste na solicitação da loja {{loja}}",
    preview: "Veja o que mudar. O resto do que você escreveu continua guardado.",
    title: "Falta um ajuste na solicitação da loja {{loja}}",
    body: [
      "Oi, {{nome}}. Lemos sua solicitação. Antes de aprovar, pedimos para mudar:",
      "{{ajustes}}",
      "> {{guardado}}",
      "{{botao}}",
    ],
    button: "Fazer os ajustes",
  },
  button,
  sample: { ...sample, news: "pedir_ajustes" },
});

const approved = editableEmail<Facts>({
  key: "solicitacao.aprovada",
  label: "A loja está aberta",
  when: "A equipe aprova uma solicitação.",
  reason,
  variables: {
    ...variables,
    resultado: mandatoryWords("Sua solicitação foi aprovada e sua loja já está no ar."),
    o_que_falta: mandatoryWords("Agora faltam três coisas: o cadastro para receber, o primeiro material e a vitrine da loja."),
  },
  original: {
    subject: "A loja {{loja}} está aberta",
    preview: "Publique o primeiro material e faça o cadastro para receber.",
    title: "A loja {{loja}} está aberta",
    body: ["Oi, {{nome}}. {{resultado}}", "{{o_que_falta}}", "{{botao}}"],
    button: "Ver os primeiros passos",
  },
  button: { path: "/painel" },
  sample: { ...sample, news: "aprovada" },
});

const refused = editableEmail<Facts>({
  key: "solicitacao.recusada",
  label: "A solicitação de loja não foi aprovada",
  when: "A equipe não aprova uma solicitação.",
  reason,
  variables: {
    ...variables,
    motivo: fieldOf("reason", "o motivo que a equipe escreveu", "mandatory"),
    resultado: mandatoryWords("Desta vez não aprovamos sua solicitação."),
    recurso: mandatoryWords("Se achar que nos enganamos, responda a esta mensagem."),
    quando_de_novo: {
      label: "“Você pode pedir de novo a partir de …”, quando há espera",
      isMandatory: true,
      of: ({ retryAt }) =>
        retryAt ? `Você pode pedir de novo a partir de ${formatDate(new Date(retryAt))}. O que você escreveu fica guardado.` : "",
    },
  },
  original: {
    subject: "A solicitação da loja {{loja}} não foi aprovada",
    preview: "Veja o motivo e o que dá para fazer.",
    title: "A solicitação da loja {{loja}} não foi aprovada",
    body: ["Oi, {{nome}}. {{resultado}} O motivo: {{motivo}}", "{{quando_de_novo}}", "> {{recurso}}", "{{botao}}"],
    button: "Ver a resposta",
  },
  button,
  sample: { ...sample, news: "recusada" },
});

/** Where an application to sell went. */
export const writeApplicationNews = oneOf<Facts, ApplicationNews>(({ news }) => news, {
  enviada: sent,
  pedir_ajustes: changesRequested,
  aprovada: approved,
  recusada: refused,
});
