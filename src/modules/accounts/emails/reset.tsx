import { brand } from "#kit/brand/brand.ts";
import { editableEmail } from "#platform/emails/editable-email.tsx";
import { mandatoryWords, firstNameOf } from "#platform/emails/variables.ts";
import { RESET_MINUTES } from "../request-reset.ts";

/** The link that changes a password once. Opening it does nothing yet. */
export const writeReset = editableEmail<{ name: string; token: string }>({
  key: "conta.redefinir",
  label: "Criar uma senha nova",
  when: "Alguém pede para criar outra senha.",
  reason: () =>
    `Você recebeu esta mensagem porque alguém pediu uma senha nova para a sua conta ${brand.in}. Se não foi você, ignore: a senha continua a mesma.`,
  variables: {
    nome: firstNameOf("name"),
    minutos: { label: "por quantos minutos o link vale", isMandatory: true, of: () => String(RESET_MINUTES) },
    ao_salvar: mandatoryWords("Ao salvar, as sessões abertas em outros aparelhos terminam."),
  },
  original: {
    get subject() {
      return `Criar uma senha nova ${brand.in}`;
    },
    preview: "O link vale por {{minutos}} minutos.",
    title: "Crie uma senha nova",
    body: [
      "Oi, {{nome}}. Use o botão para escolher outra senha. {{ao_salvar}}",
      "{{botao}}",
      "> O link vale por {{minutos}} minutos e uma vez só.",
    ],
    button: "Escolher a senha",
  },
  button: { path: ({ token }) => `/auth/login?passo=nova-senha&token=${token}`, showAddress: true },
  sample: { name: "Marina Teles", token: "exemplo" },
});
