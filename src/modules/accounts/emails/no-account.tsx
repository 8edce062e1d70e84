import { brand } from "#kit/brand/brand.ts";
import { editableEmail } from "#platform/emails/editable-email.tsx";
import { mandatoryWords } from "#platform/emails/variables.ts";

/** For an address that asked to enter and has no account: the page could not say so. */
export const writeNoAccount = editableEmail<object>({
  key: "conta.sem-conta",
  label: "Este e-mail não tem conta",
  when: "Alguém pede para entrar com um e-mail que não tem conta.",
  reason: () =>
    `Você recebeu esta mensagem porque alguém pediu para entrar ${brand.in} com este e-mail. Se não foi você, ignore: não há nada a fazer.`,
  variables: { resultado: mandatoryWords("Alguém pediu para entrar com este endereço, mas ele não tem conta.") },
  original: {
    get subject() {
      return `Não há conta ${brand.in} com este e-mail`;
    },
    preview: "Confira se você usou outro endereço.",
    title: "Este e-mail ainda não tem conta",
    body: ["{{resultado}} Talvez você tenha usado outro e-mail na compra.", "{{botao}}"],
    button: "Criar conta",
  },
  button: { path: "/auth/login?passo=criar" },
  sample: {},
});
