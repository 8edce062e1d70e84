import { brand } from "#kit/brand/brand.ts";
import { editableEmail } from "#platform/emails/editable-email.tsx";
import { mandatoryWords, firstNameOf } from "#platform/emails/variables.ts";
import { RESET_MINUTES } from "../request-reset.ts";

/** The link that gives its first password to an account that was made without one: an administrator's, or a guest's. */
export const writeFirstPassword = editableEmail<{ name: string; token: string }>({
  key: "conta.primeira-senha",
  label: "Criar a primeira senha",
  when: "Alguém que ainda não tem senha pede para criar uma.",
  reason: () =>
    `Você recebeu esta mensagem porque alguém pediu para criar a senha da sua conta ${brand.in}. Se não foi você, ignore: nada muda.`,
  variables: {
    nome: firstNameOf("name"),
    minutos: { label: "por quantos minutos o link vale", isMandatory: true, of: () => String(RESET_MINUTES) },
    ao_salvar: mandatoryWords("Ao salvar, as sessões abertas em outros aparelhos terminam."),
  },
  original: {
    get subject() {
      return `Criar a sua senha ${brand.in}`;
    },
    preview: "O link vale por {{minutos}} minutos.",
    title: "Crie a sua senha",
    body: [
      "Oi, {{nome}}. A sua conta ainda não tem senha. Use o botão para escolher uma. {{ao_salvar}}",
      "{{botao}}",
      "> O link vale por {{minutos}} minutos e uma vez só.",
    ],
    button: "Escolher a senha",
  },
  button: { path: ({ token }) => `/auth/login?passo=nova-senha&token=${token}`, showAddress: true },
  sample: { name: "Marina Teles", token: "exemplo" },
});

/** Told after the fact, so that the owner notices a password that was not theirs. */
export const writePasswordMade = editableEmail<{ name: string }>({
  key: "conta.senha-criada",
  label: "A primeira senha foi criada",
  when: "Uma conta sem senha ganha uma.",
  reason: () => `Você recebeu esta mensagem porque a sua conta ${brand.in} passou a ter senha.`,
  variables: {
    nome: firstNameOf("name"),
    resultado: mandatoryWords("A senha da sua conta foi criada agora, e as sessões em outros aparelhos terminaram."),
    se_nao_foi: mandatoryWords("Se não foi você, troque a senha da sua caixa de e-mail e peça outra senha aqui:"),
  },
  original: {
    get subject() {
      return `Sua conta ${brand.in} tem senha`;
    },
    preview: "As sessões em outros aparelhos terminaram.",
    title: "Sua senha foi criada",
    body: ["Oi, {{nome}}. {{resultado}}", "{{se_nao_foi}}", "{{botao}}"],
    button: "Pedir outra senha",
  },
  button: { path: "/auth/login?passo=redefinir" },
  sample: { name: "Marina Teles" },
});
