import { brand } from "#kit/brand/brand.ts";
import { formatDateTime } from "#kit/date-format.ts";
import { editableEmail } from "#platform/emails/editable-email.tsx";
import { mandatoryWords, firstNameOf } from "#platform/emails/variables.ts";
import { env } from "#platform/env.ts";
import { EmailLink } from "#ui/email/layout.tsx";

type Facts = { name: string; device: string; network: string; at: string };

/** Somebody entered from a browser the account did not know: when, from what, and what to do if it was not its owner. */
export const writeNewDevice = editableEmail<Facts>({
  key: "conta.aparelho-novo",
  label: "Entrada de um aparelho novo",
  when: "Alguém entra em uma conta por um aparelho que ela ainda não conhecia.",
  reason: () =>
    `Você recebeu esta mensagem porque alguém entrou na sua conta ${brand.in} de um aparelho que ainda não conhecíamos.`,
  variables: {
    nome: firstNameOf("name"),
    aparelho: { label: "o navegador e o sistema de quem entrou", isMandatory: true, of: ({ device }) => device },
    quando: {
      label: "o dia e a hora",
      isMandatory: true,
      of: ({ at }) => `${formatDateTime(new Date(at))} (horário de Brasília)`,
    },
    rede: {
      label: "“, rede …”, quando se sabe de que rede veio",
      isMandatory: true,
      of: ({ network }) => network && `, rede ${network}`,
    },
    se_nao_foi: mandatoryWords("Se não foi, troque a senha agora. Isso encerra as sessões abertas e bloqueia os saques:"),
    seguranca: {
      label: "o link para Configurações, Segurança",
      place: "frase",
      isMandatory: true,
      of: () => <EmailLink href={`${env.publicUrl}/painel/configuracoes?aba=seguranca`}>Configurações, Segurança</EmailLink>,
    },
  },
  original: {
    subject: "Entrada de um aparelho novo na sua conta",
    preview: "{{aparelho}}, {{quando}}.",
    title: "Foi você que entrou?",
    body: [
      "Oi, {{nome}}. Entraram na sua conta de um aparelho novo: {{aparelho}}, {{quando}}{{rede}}.",
      "Se foi você, não precisa fazer nada. Os aparelhos que conhecemos estão em {{seguranca}}.",
      "{{se_nao_foi}}",
      "{{botao}}",
    ],
    button: "Trocar a senha",
  },
  button: { path: "/auth/login?passo=redefinir" },
  sample: { name: "Marina Teles", device: "Chrome no Windows", network: "203.0.113", at: "2026-03-18T12:12:00Z" },
});
