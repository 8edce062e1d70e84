import { brand } from "#kit/brand/brand.ts";
import { editableEmail } from "#platform/emails/editable-email.tsx";
import { mandatoryWords, fieldOf, firstNameOf } from "#platform/emails/variables.ts";
import type { EmailKind } from "#platform/outbox.ts";
import type { brokenLinkEmail } from "../links/checking/email.ts";

type Facts = typeof brokenLinkEmail extends EmailKind<infer P> ? P : never;

/** To the author: a link they sell opens no more. */
export const writeBrokenLink = editableEmail<Facts>({
  key: "material.link",
  label: "Link que não abre mais",
  when: "O site de um link respondeu três vezes, em dias seguidos, que o endereço não existe.",
  reason: () => `Você recebeu esta mensagem porque tem uma loja ${brand.in}.`,
  variables: {
    nome: firstNameOf("authorName"),
    material: fieldOf("title", "o nome do material", "mandatory"),
    link: fieldOf("link", "o título do link", "mandatory"),
    endereco: fieldOf("address", "o endereço do link"),
    o_que_fazer: mandatoryWords(
      "Abra o link para ver o que houve. Se o endereço mudou, adicione o link certo ao material, remova este e publique de novo: quem já comprou recebe o novo. Se ele voltou a abrir, peça na página do material que a gente confira outra vez.",
    ),
  },
  original: {
    subject: "Um link de {{material}} não abre mais",
    preview: "{{link}}",
    title: "Um link seu não abre mais",
    body: [
      "Oi, {{nome}}. Conferimos o link “{{link}}”, de {{material}}, em dias seguidos, e o site respondeu todas as vezes que o endereço não existe.",
      "{{endereco}}",
      "{{o_que_fazer}}",
      "{{botao}}",
    ],
    button: "Abrir o material",
  },
  button: { path: ({ productId }) => `/painel/adicionar-produto?produto=${productId}` },
  sample: {
    authorName: "Helena Prado",
    title: "Frações na feira",
    productId: 12,
    link: "Modelo editável no Canva",
    address: "https://www.canva.com/design/DAF4k/view",
  },
});
