import { brand } from "#kit/brand/brand.ts";
import { listOf } from "#kit/format.ts";
import { type EmailVariable, editableEmail } from "#platform/emails/editable-email.tsx";
import { mandatoryWords, firstNameOf } from "#platform/emails/variables.ts";

const REASON = () => `Você recebeu esta mensagem porque mudou o que a sua conta ${brand.in} pode fazer.`;
const button = { path: "/painel/configuracoes?aba=privacidade" };

type Suspended = { name: string; scopes: string[]; reason: string };
type Answered = { name: string; answer: string };

const answer: EmailVariable<Answered> = {
  label: "o que a equipe escreveu",
  isMandatory: true,
  of: (facts) => facts.answer,
};

export const writeSuspended = editableEmail<Suspended>({
  key: "conta.suspensa",
  label: "Conta suspensa em parte",
  when: "A equipe suspende uma conta.",
  reason: REASON,
  variables: {
    nome: firstNameOf("name"),
    o_que: { label: "o que a conta não pode, como em “vender e sacar”", isMandatory: true, of: ({ scopes }) => listOf(scopes) },
    continua: mandatoryWords("O que você comprou continua na Biblioteca, e suas vendas e valores continuam visíveis."),
    recurso: mandatoryWords("Se acha que nos enganamos, peça uma revisão: nossa equipe analisa e responde."),
    motivo: { label: "o motivo que a equipe escreveu", isMandatory: true, of: ({ reason }) => reason },
  },
  original: {
    get subject() {
      return `Sua conta ${brand.in} foi suspensa em parte`;
    },
    preview: "Por enquanto ela não pode {{o_que}}.",
    title: "Sua conta não pode {{o_que}} agora",
    body: [
      "Oi, {{nome}}. A nossa equipe suspendeu a sua conta em parte: agora ela não pode {{o_que}}. O motivo: {{motivo}}",
      "{{continua}} {{recurso}}",
      "{{botao}}",
    ],
    button: "Ver e pedir revisão",
  },
  button,
  sample: { name: "Marina Teles", scopes: ["vender", "sacar"], reason: "Três materiais com imagens de outra autora." },
});

export const writeSuspensionEnded = editableEmail<Answered>({
  key: "conta.suspensao-terminou",
  label: "A suspensão terminou",
  when: "A equipe termina uma suspensão.",
  reason: REASON,
  variables: {
    nome: firstNameOf("name"),
    resposta: answer,
    resultado: mandatoryWords("A sua conta pode comprar, vender e sacar de novo, como antes."),
  },
  original: {
    get subject() {
      return `A suspensão da sua conta ${brand.in} terminou`;
    },
    preview: "Sua conta voltou ao normal.",
    title: "A suspensão terminou",
    body: ["Oi, {{nome}}. {{resultado}}", "O que a nossa equipe escreveu: {{resposta}}", "{{botao}}"],
    button: "Abrir a conta",
  },
  button,
  sample: { name: "Marina Teles", answer: "Conferimos as licenças que você enviou." },
});

export const writeSuspensionUpheld = editableEmail<Answered>({
  key: "conta.suspensao-mantida",
  label: "A suspensão continua",
  when: "A equipe revê uma suspensão e a mantém.",
  reason: REASON,
  variables: {
    nome: firstNameOf("name"),
    resposta: answer,
    resultado: mandatoryWords("Nossa equipe analisou o seu pedido de revisão e manteve a suspensão."),
  },
  original: {
    get subject() {
      return `Revimos a suspensão da sua conta ${brand.in}`;
    },
    preview: "Ela continua, e aqui está por quê.",
    title: "A suspensão continua",
    body: ["Oi, {{nome}}. {{resultado}}", "O que a nossa equipe escreveu: {{resposta}}", "{{botao}}"],
    button: "Ver a suspensão",
  },
  button,
  sample: { name: "Marina Teles", answer: "As imagens continuam nos três materiais." },
});
