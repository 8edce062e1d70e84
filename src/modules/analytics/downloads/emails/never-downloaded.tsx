import { brand } from "#kit/brand/brand.ts";
import { editableEmail } from "#platform/emails/editable-email.tsx";
import { fieldOf, firstNameOf } from "#platform/emails/variables.ts";
import type { EmailKind } from "#platform/outbox.ts";
import { EmailText } from "#ui/email/layout.tsx";
import type { neverDownloadedEmail } from "../schema.ts";

type Facts = typeof neverDownloadedEmail extends EmailKind<infer P> ? P : never;

/** What somebody bought and has not opened yet. */
export const writeNeverDownloaded = editableEmail<Facts>({
  key: "biblioteca.lembrete",
  label: "Um material ainda não foi aberto",
  when: "Passam alguns dias da compra e ninguém baixou os arquivos. Vai uma vez só por compra.",
  reason: ({ authorName }) =>
    `Você recebeu esta mensagem porque tem materiais de ${authorName} na sua biblioteca ${brand.in}. Ela vem uma vez só por compra.`,
  variables: {
    nome: firstNameOf("buyerName"),
    autor: fieldOf("authorName", "quem vendeu", "mandatory"),
    esperam: {
      label: "o que espera, como em “Frações na feira” espera",
      of: ({ titles }) => (titles.length === 1 ? `“${titles[0]}” espera` : `${titles.length} materiais esperam`),
    },
    titulos: { label: "os nomes dos materiais, com vírgulas", of: ({ titles }) => titles.join(", ") },
    um_ou_varios: {
      label: "“Um material seu ainda não foi aberto”, ou o mesmo de vários",
      of: ({ titles }) =>
        titles.length === 1 ? "Um material seu ainda não foi aberto" : "Materiais seus ainda não foram abertos",
    },
    lista: {
      label: "os materiais, um por linha",
      place: "linha",
      isMandatory: true,
      of: ({ titles }) => (
        <>
          {titles.map((title, index) => (
            <EmailText key={index}>{title}</EmailText>
          ))}
        </>
      ),
    },
  },
  original: {
    subject: "{{esperam}} na sua biblioteca",
    preview: "{{titulos}}",
    title: "{{um_ou_varios}}",
    body: [
      "Oi, {{nome}}. O que você adquiriu de {{autor}} continua na sua biblioteca, pronto para baixar quando quiser:",
      "{{lista}}",
      "{{botao}}",
      "> Não abre no seu aparelho? Escreva na página do pedido: quem vendeu ajuda.",
    ],
    button: "Abrir minha biblioteca",
  },
  button: { path: "/painel/pedidos", showAddress: true },
  sample: { buyerName: "Marina Teles", authorName: "Helena Prado", titles: ["Frações na feira"] },
});
