import { editableEmail } from "#platform/emails/editable-email.tsx";
import { fieldOf, firstNameOf } from "#platform/emails/variables.ts";
import type { EmailKind } from "#platform/outbox.ts";
import type { reminderEmail } from "../schema/emails.ts";
import { reviewsHref } from "../schema/search.ts";

type Facts = typeof reminderEmail extends EmailKind<infer P> ? P : never;

/** To a buyer, once per product: how was it? */
export const writeReminder = editableEmail<Facts>({
  key: "avaliacao.lembrete",
  label: "O que você achou?",
  when: "Passam alguns dias desde que a pessoa baixou um material. Vai uma vez só.",
  reason: "Você recebeu esta mensagem porque baixou este material. Lembramos uma vez só.",
  variables: {
    nome: firstNameOf("buyerName"),
    autor: fieldOf("authorName", "quem vendeu"),
    material: fieldOf("title", "o nome do material", "mandatory"),
  },
  original: {
    subject: "O que você achou de “{{material}}”?",
    preview: "Estrelas bastam; duas linhas ajudam quem está escolhendo.",
    title: "O que você achou?",
    body: [
      "Oi, {{nome}}. Faz alguns dias que você baixou “{{material}}”, de {{autor}}. Estrelas bastam; duas linhas sobre como foi usar ajudam quem está escolhendo e quem fez.",
      "{{botao}}",
    ],
    button: "Avaliar o material",
  },
  button: { path: ({ slug }) => reviewsHref({ produto: slug, avaliar: "1" }) },
  sample: { buyerName: "Marina Teles", authorName: "Helena Prado", title: "Frações na feira", slug: "fracoes-na-feira" },
});
