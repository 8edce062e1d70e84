import { brand } from "#kit/brand/brand.ts";
import { plural } from "#kit/format.ts";
import { editableEmail, oneOf } from "#platform/emails/editable-email.tsx";
import { DROP_NOTE, type Drops, dropVariables, howMany, ONE_DROP, productOf, TWO_DROPS } from "./drop-email.tsx";

const reason = "Você recebeu esta mensagem porque pediu aviso de preço nos seus favoritos.";
const body = ["Oi, {{nome}}. Desde que você guardou, ficou mais barato:", "{{precos}}", "{{botao}}", DROP_NOTE];

const one = editableEmail<Drops>({
  key: "favoritos.baixou-um",
  label: "Um favorito baixou de preço",
  when: "Um material guardado nos favoritos baixa de preço.",
  reason,
  variables: dropVariables,
  original: {
    subject: "Preço caiu para {{preco}}: {{material}}",
    preview: "{{titulos}}",
    title: "O preço de um favorito seu caiu",
    body,
    button: "Ver o material",
  },
  button: { path: productOf },
  sample: ONE_DROP,
});

const many = editableEmail<Drops>({
  key: "favoritos.baixou-varios",
  label: "Vários favoritos baixaram de preço",
  when: "Mais de um material guardado nos favoritos baixa de preço no mesmo dia.",
  reason,
  variables: {
    ...dropVariables,
    quantos: { label: "quantos favoritos baixaram", of: ({ drops }) => plural(drops.length, "favorito", "favoritos") },
  },
  original: {
    get subject() {
      return `{{quantos}} seus baixaram de preço ${brand.in}`;
    },
    preview: "{{titulos}}",
    title: "{{quantos}} seus baixaram",
    body,
    button: "Ver meus favoritos",
  },
  button: { path: "/painel/favoritos?promocao=1" },
  sample: TWO_DROPS,
});

/** Something kept for later costs less now: what, and how much it was when it was kept. */
export const writePriceDrop = oneOf<Drops, "one" | "many">(howMany, { one, many });
