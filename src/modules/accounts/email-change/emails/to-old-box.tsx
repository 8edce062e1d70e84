import { brand } from "#kit/brand/brand.ts";
import { formatFullDateTime } from "#kit/date-format.ts";
import { editableEmail } from "#platform/emails/editable-email.tsx";
import { mandatoryWords, firstNameOf } from "#platform/emails/variables.ts";
import { CONFIRM_HOURS } from "../schema.ts";

const REASON = () => `Você recebeu esta mensagem porque este é, ou era, o e-mail da sua conta ${brand.in}.`;
const button = { path: ({ undo }: { undo: string }) => `/email/desfazer/${undo}`, showAddress: true } as const;
const novoEmail = {
  label: "o novo e-mail, com parte escondida",
  place: "frase",
  isMandatory: true,
  of: ({ newEmail }: { newEmail: string }) => <b>{newEmail}</b>,
} as const;

type Requested = { name: string; newEmail: string; device: string; network: string; undo: string };

/** At once, before anything changes. */
export const writeEmailRequested = editableEmail<Requested>({
  key: "conta.email-pedido",
  label: "Pediram para trocar o e-mail",
  when: "Alguém pede para trocar o e-mail da conta: vai para o de antes.",
  reason: REASON,
  variables: {
    nome: firstNameOf("name"),
    novo_email: novoEmail,
    aparelho: { label: "o navegador e o sistema de quem pediu", isMandatory: true, of: ({ device }) => device },
    rede: { label: "a rede de onde veio o pedido", isMandatory: true, of: ({ network }) => network },
    horas: { label: "em quantas horas o pedido vence", isMandatory: true, of: () => String(CONFIRM_HOURS) },
    nada_muda: mandatoryWords("Nada muda até confirmarem naquela caixa"),
    se_nao_foi: mandatoryWords("Se não foi, desfaça: a troca é cancelada, todas as sessões terminam e a senha deixa de valer."),
  },
  original: {
    get subject() {
      return `Pediram para trocar o e-mail da sua conta ${brand.in}`;
    },
    preview: "Se não foi você, desfaça agora.",
    title: "Troca de e-mail pedida",
    body: [
      "Oi, {{nome}}. Pediram para a sua conta passar a usar {{novo_email}}. O pedido veio de {{aparelho}}, pela rede {{rede}}. {{nada_muda}}, em até {{horas}} horas.",
      "Foi você? Não precisa fazer nada aqui. {{se_nao_foi}}",
      "{{botao}}",
    ],
    button: "Não fui eu, desfazer",
  },
  button,
  sample: {
    name: "Marina Teles",
    newEmail: "m•••@exemplo.com.br",
    device: "Chrome no Windows",
    network: "203.0.113",
    undo: "exemplo",
  },
});

type Changed = { name: string; newEmail: string; undo: string; until: string };

/** Once the old box no longer enters. */
export const writeEmailChanged = editableEmail<Changed>({
  key: "conta.email-trocado",
  label: "O e-mail da conta mudou",
  when: "O novo e-mail é confirmado: vai para o de antes.",
  reason: REASON,
  variables: {
    nome: firstNameOf("name"),
    novo_email: novoEmail,
    saques: mandatoryWords("Este e-mail não dá mais acesso a ela, e os saques, se você tem loja, ficam parados por segurança."),
    ao_desfazer: mandatoryWords(
      "Este e-mail volta a valer, todas as sessões terminam e a senha de agora deixa de servir. Não é preciso entrar.",
    ),
    prazo: { label: "até quando dá para desfazer", isMandatory: true, of: ({ until }) => formatFullDateTime(new Date(until)) },
  },
  original: {
    get subject() {
      return `O e-mail da sua conta ${brand.in} mudou`;
    },
    preview: "Dá para desfazer até {{prazo}}.",
    title: "O e-mail da sua conta mudou",
    body: [
      "Oi, {{nome}}. A sua conta agora usa {{novo_email}}. {{saques}}",
      "Se não foi você, desfaça até {{prazo}}. {{ao_desfazer}}",
      "{{botao}}",
    ],
    button: "Não fui eu, desfazer",
  },
  button,
  sample: { name: "Marina Teles", newEmail: "m•••@exemplo.com.br", undo: "exemplo", until: "2026-03-21T12:12:00Z" },
});

/** Once it enters again. */
export const writeEmailUndone = editableEmail<{ name: string }>({
  key: "conta.email-desfeito",
  label: "A troca de e-mail foi desfeita",
  when: "A troca de e-mail é desfeita.",
  reason: REASON,
  variables: {
    nome: firstNameOf("name"),
    resultado: mandatoryWords("A sua conta usa de novo este e-mail. As sessões terminaram e a senha que havia não vale mais."),
    o_que_fazer: mandatoryWords("Troque também a senha da sua caixa de e-mail, e crie outra aqui:"),
  },
  original: {
    subject: "A troca de e-mail da sua conta foi desfeita",
    preview: "Este e-mail voltou a entrar. Crie uma senha nova.",
    title: "Troca desfeita",
    body: ["Oi, {{nome}}. {{resultado}}", "{{o_que_fazer}}", "{{botao}}"],
    button: "Criar outra senha",
  },
  button: { path: "/auth/login?passo=redefinir" },
  sample: { name: "Marina Teles" },
});
