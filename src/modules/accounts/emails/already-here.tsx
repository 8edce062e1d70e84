import { brand } from "#kit/brand/brand.ts";
import { editableEmail } from "#platform/emails/editable-email.tsx";
import { mandatoryWords, firstNameOf } from "#platform/emails/variables.ts";
import { codeVariables } from "./variables.tsx";

/** For who already has the account somebody tried to open: only they learn that it exists. */
export const writeAlreadyHere = editableEmail<{ name: string; code: string }>({
  key: "conta.ja-existe",
  label: "Você já tem conta",
  when: "Alguém tenta criar uma conta com um e-mail que já tem uma.",
  reason: () =>
    `Você recebeu esta mensagem porque alguém tentou criar uma conta ${brand.in} com este e-mail. Se não foi você, ignore: nada mudou.`,
  variables: {
    nome: firstNameOf("name"),
    ...codeVariables,
    senha: mandatoryWords("Se a conta já tem senha, ela continua a mesma."),
  },
  original: {
    get subject() {
      return `Você já tem conta ${brand.in}`;
    },
    preview: "Alguém tentou criar uma conta com seu e-mail.",
    title: "Você já tem conta",
    body: [
      "Oi, {{nome}}. Alguém tentou criar uma conta com seu e-mail. Se foi você, não precisa de outra: digite este código na mesma página e entre na que já existe.",
      "{{codigo_grande}}",
      "> Vale por {{minutos}} minutos e uma vez só. {{cuidado}} {{senha}}",
    ],
  },
  sample: { name: "Marina Teles", code: "042913" },
});
