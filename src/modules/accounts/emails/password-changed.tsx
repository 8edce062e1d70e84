import { brand } from "#kit/brand/brand.ts";
import { editableEmail } from "#platform/emails/editable-email.tsx";
import { mandatoryWords, firstNameOf } from "#platform/emails/variables.ts";

/** Told after the fact, so that the owner notices a change that was not theirs. */
export const writePasswordChanged = editableEmail<{ name: string }>({
  key: "conta.senha-nova",
  label: "A senha mudou",
  when: "A senha de uma conta é trocada.",
  reason: () => `Você recebeu esta mensagem porque a senha da sua conta ${brand.in} mudou.`,
  variables: {
    nome: firstNameOf("name"),
    resultado: mandatoryWords("A senha da sua conta foi trocada agora, e as sessões em outros aparelhos terminaram."),
    se_nao_foi: mandatoryWords("Se não foi você, troque a senha da sua caixa de e-mail e peça outra senha aqui:"),
  },
  original: {
    get subject() {
      return `Sua senha ${brand.in} mudou`;
    },
    preview: "As sessões em outros aparelhos terminaram.",
    title: "Sua senha mudou",
    body: ["Oi, {{nome}}. {{resultado}}", "{{se_nao_foi}}", "{{botao}}"],
    button: "Pedir outra senha",
  },
  button: { path: "/auth/login?passo=redefinir" },
  sample: { name: "Marina Teles" },
});
