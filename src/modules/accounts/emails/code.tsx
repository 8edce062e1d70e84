import { brand } from "#kit/brand/brand.ts";
import { editableEmail } from "#platform/emails/editable-email.tsx";
import { firstNameOf } from "#platform/emails/variables.ts";
import { codeVariables } from "./variables.tsx";

type Facts = { name: string; code: string };

const SAMPLE = { name: "Marina Teles", code: "042913" };

/** The code that signs in. It stands in the subject too: a phone shows it without opening. */
export const writeCode = editableEmail<Facts>({
  key: "conta.codigo",
  label: "Código para entrar",
  when: "Alguém pede para entrar com um código.",
  reason: () =>
    `Você recebeu esta mensagem porque alguém pediu para entrar ${brand.in} com este e-mail. Se não foi você, ignore: sem o código ninguém entra.`,
  variables: { nome: firstNameOf("name"), ...codeVariables },
  original: {
    get subject() {
      return `{{codigo}} é o seu código ${brand.in}`;
    },
    preview: "Vale por {{minutos}} minutos.",
    title: "Seu código para entrar",
    body: [
      "Oi, {{nome}}. Digite este código na página em que você pediu para entrar:",
      "{{codigo_grande}}",
      "> Vale por {{minutos}} minutos e uma vez só. {{cuidado}}",
    ],
  },
  sample: SAMPLE,
});

/** The code that finishes a sign-up. */
export const writeFinishSignUp = editableEmail<Facts>({
  key: "conta.criar",
  label: "Código para criar a conta",
  when: "Alguém cria uma conta e precisa confirmar o e-mail.",
  reason: () =>
    `Você recebeu esta mensagem porque alguém abriu uma conta ${brand.in} com este e-mail. Se não foi você, ignore: sem o código a conta não existe.`,
  variables: { nome: firstNameOf("name"), ...codeVariables },
  original: {
    get subject() {
      return `{{codigo}} confirma a sua conta ${brand.in}`;
    },
    preview: "Vale por {{minutos}} minutos.",
    title: "Falta só confirmar",
    body: [
      "Oi, {{nome}}. Digite este código na página em que você criou a conta:",
      "{{codigo_grande}}",
      "> Vale por {{minutos}} minutos e uma vez só. {{cuidado}}",
    ],
  },
  sample: SAMPLE,
});
