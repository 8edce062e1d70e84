import { brand } from "#kit/brand/brand.ts";
import { editableEmail } from "#platform/emails/editable-email.tsx";
import { mandatoryWords, firstNameOf } from "#platform/emails/variables.ts";

/** For the owner of an account somebody is guessing the password of. */
export const writeTries = editableEmail<{ name: string }>({
  key: "conta.tentativas",
  label: "Muitas tentativas de entrar",
  when: "Erram muitas vezes a senha de uma conta, no máximo uma vez por dia.",
  reason: () =>
    `Você recebeu esta mensagem porque houve muitas tentativas de entrar na sua conta ${brand.in}. Mandamos este aviso no máximo uma vez por dia.`,
  variables: {
    nome: firstNameOf("name"),
    resultado: mandatoryWords("Houve muitas tentativas com senha errada na sua conta. Ninguém entrou com elas."),
    por_um_tempo: mandatoryWords("Por alguns minutos, para entrar de um lugar novo, pedimos um código por e-mail."),
  },
  original: {
    subject: "Muitas tentativas de entrar na sua conta",
    preview: "Ninguém entrou. Por um tempo, pedimos também um código.",
    title: "Alguém errou sua senha muitas vezes",
    body: [
      "Oi, {{nome}}. {{resultado}} {{por_um_tempo}}",
      "Se você usa a mesma senha em outro site, escolha outra:",
      "{{botao}}",
    ],
    button: "Trocar a senha",
  },
  button: { path: "/auth/login?passo=redefinir" },
  sample: { name: "Marina Teles" },
});
