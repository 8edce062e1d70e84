import { brand } from "#kit/brand/brand.ts";
import { editableEmail } from "#platform/emails/editable-email.tsx";
import { mandatoryWords, firstNameOf } from "#platform/emails/variables.ts";
import { CONFIRM_HOURS } from "../schema.ts";

/** The link that confirms. Opening it does nothing yet, and it needs the account's own session. */
export const writeEmailConfirm = editableEmail<{ name: string; confirm: string }>({
  key: "conta.email-confirmar",
  label: "Confirmar o novo e-mail",
  when: "Alguém pede para trocar o e-mail da conta: vai para o novo.",
  reason: () =>
    `Você recebeu esta mensagem porque alguém pediu para usar este e-mail em uma conta ${brand.of}. Se não foi você, ignore: sem a confirmação nada muda.`,
  variables: {
    nome: firstNameOf("name"),
    horas: { label: "por quantas horas o link vale", isMandatory: true, of: () => String(CONFIRM_HOURS) },
    o_que_fazer: mandatoryWords("Abra o link em um aparelho em que você já entrou, ou entre com o e-mail de antes, e confirme."),
  },
  original: {
    get subject() {
      return `Confirme seu novo e-mail ${brand.in}`;
    },
    preview: "O link vale por {{horas}} horas.",
    title: "Confirme seu novo e-mail",
    body: ["Oi, {{nome}}. {{o_que_fazer}}", "{{botao}}", "> O link vale por {{horas}} horas e uma vez só."],
    button: "Confirmar este e-mail",
  },
  button: { path: ({ confirm }) => `/painel/configuracoes/email/${confirm}`, showAddress: true },
  sample: { name: "Marina Teles", confirm: "exemplo" },
});

/** For who already has an account with this address: only they learn that it exists. */
export const writeEmailTaken = editableEmail<object>({
  key: "conta.email-ocupado",
  label: "O novo e-mail já tem conta",
  when: "Alguém pede para usar na sua conta um e-mail que já tem outra.",
  reason: () =>
    `Você recebeu esta mensagem porque alguém pediu para usar este e-mail em outra conta ${brand.of}. Se não foi você, ignore: nada mudou.`,
  variables: {
    resultado: mandatoryWords(
      () => `Pediram para usar este endereço em outra conta ${brand.of}, mas ele já tem uma. Nada mudou.`,
    ),
  },
  original: {
    get subject() {
      return `Este e-mail já tem conta ${brand.in}`;
    },
    preview: "Pediram para usar este endereço em outra conta. Nada mudou.",
    title: "Este e-mail já tem conta",
    body: ["{{resultado}} Se foi você, entre na conta que já existe, ou escolha outro endereço para a outra.", "{{botao}}"],
    button: "Entrar",
  },
  button: { path: "/auth/login" },
  sample: {},
});

/** Once it enters. */
export const writeEmailArrived = editableEmail<{ name: string }>({
  key: "conta.email-novo",
  label: "Este é o novo e-mail",
  when: "O novo e-mail é confirmado: vai para ele.",
  reason: () => `Você recebeu esta mensagem porque o e-mail da sua conta ${brand.in} mudou para este.`,
  variables: {
    nome: firstNameOf("name"),
    resultado: mandatoryWords(
      "A partir de agora você entra com este e-mail, e é aqui que chegam os recibos e os avisos. As sessões em outros aparelhos terminaram.",
    ),
  },
  original: {
    get subject() {
      return `Este é o novo e-mail da sua conta ${brand.in}`;
    },
    preview: "Use este endereço para entrar.",
    title: "E-mail trocado",
    body: ["Oi, {{nome}}. {{resultado}}", "{{botao}}"],
    button: "Ver minha conta",
  },
  button: { path: "/painel/configuracoes" },
  sample: { name: "Marina Teles" },
});
