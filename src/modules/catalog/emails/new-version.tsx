import { brand } from "#kit/brand/brand.ts";
import { editableEmail } from "#platform/emails/editable-email.tsx";
import { mandatoryWords, fieldOf, firstNameOf } from "#platform/emails/variables.ts";
import type { EmailKind } from "#platform/outbox.ts";
import type { newVersionEmail } from "../schema/jobs.ts";

type Facts = typeof newVersionEmail extends EmailKind<infer P> ? P : never;

/** To who bought it: the files changed, what the author says of it, and where they are. */
export const writeNewVersion = editableEmail<Facts>({
  key: "material.atualizado",
  label: "Versão nova de um material",
  when: "Quem vende publica uma versão nova: vai para quem já comprou.",
  reason: () => `Você recebeu esta mensagem porque comprou este material ${brand.in}.`,
  variables: {
    nome: firstNameOf("name"),
    autor: fieldOf("authorName", "quem vendeu", "mandatory"),
    material: fieldOf("title", "o nome do material", "mandatory"),
    versao: { label: "o número da versão", isMandatory: true, of: ({ number }) => String(number) },
    nota: {
      label: "o que mudou, entre aspas, quando o autor escreveu",
      isMandatory: true,
      of: ({ note }) => (note ? `“${note}”` : ""),
    },
    sem_custo: mandatoryWords("Não custa nada a mais, e os arquivos que você comprou continuam na sua biblioteca."),
    nota_ou_aviso: {
      label: "o que mudou, ou “Helena Prado atualizou os arquivos de …”",
      of: ({ note, authorName, title }) => note || `${authorName} atualizou os arquivos de “${title}”.`,
    },
  },
  original: {
    subject: "Versão nova: {{material}}",
    preview: "{{nota_ou_aviso}}",
    title: "Um material seu foi atualizado",
    body: ["Oi, {{nome}}. {{autor}} publicou a versão {{versao}} de “{{material}}”.", "{{nota}}", "{{botao}}", "> {{sem_custo}}"],
    button: "Ver os arquivos novos",
  },
  button: { path: ({ orderId }) => `/painel/pedidos/${orderId}` },
  sample: {
    name: "Marina Teles",
    authorName: "Helena Prado",
    orderId: "0199a3c4-0000-7000-8000-000000000001",
    title: "Frações na feira",
    number: 2,
    note: "Corrigi o gabarito da página 4.",
  },
});
