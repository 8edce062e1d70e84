import { brand } from "#kit/brand/brand.ts";
import { editableEmail } from "#platform/emails/editable-email.tsx";
import { mandatoryWords, fieldOf, firstNameOf } from "#platform/emails/variables.ts";
import type { EmailKind } from "#platform/outbox.ts";
import { EmailText } from "#ui/email/layout.tsx";
import { askWords } from "../change-requests/messages.ts";
import type { changesRequestedEmail } from "../change-requests/schema.ts";

type Facts = typeof changesRequestedEmail extends EmailKind<infer P> ? P : never;

/** To the author: what the platform asked them to change in a product. */
export const writeChangesRequested = editableEmail<Facts>({
  key: "material.ajustes",
  label: "Ajustes pedidos em um material",
  when: "A equipe pede ajustes em um material à venda.",
  reason: () => `Você recebeu esta mensagem porque tem uma loja ${brand.in}.`,
  variables: {
    nome: firstNameOf("authorName"),
    material: fieldOf("title", "o nome do material", "mandatory"),
    partes: { label: "as partes a ajustar, com vírgulas", of: ({ asks }) => asks.map(({ item }) => askWords[item]).join(", ") },
    o_que_fazer: mandatoryWords("Ele continua como está. Quando ajustar, publique de novo: nossa equipe analisa."),
    ajustes: {
      label: "os ajustes, um por linha",
      place: "linha",
      isMandatory: true,
      of: ({ asks }) => (
        <>
          {asks.map(({ item, note }) => (
            <EmailText key={item}>
              {askWords[item]}: {note}
            </EmailText>
          ))}
        </>
      ),
    },
  },
  original: {
    subject: "Ajustes pedidos em {{material}}",
    preview: "{{partes}}",
    get title() {
      return `${brand.The} pediu ajustes em um material`;
    },
    body: ["Oi, {{nome}}. Analisamos {{material}} e pedimos estes ajustes:", "{{ajustes}}", "{{o_que_fazer}}", "{{botao}}"],
    button: "Abrir o material",
  },
  button: { path: ({ productId }) => `/painel/adicionar-produto?produto=${productId}` },
  sample: {
    authorName: "Helena Prado",
    title: "Frações na feira",
    productId: 12,
    asks: [{ item: "capa", note: "A capa mostra uma marca que não é sua." }],
  },
});
