import { brand } from "#kit/brand/brand.ts";
import { editableEmail, oneOf } from "#platform/emails/editable-email.tsx";
import { DROP_NOTE, type Drops, dropVariables, howMany, ONE_DROP, productOf, TWO_DROPS } from "../../emails/drop-email.tsx";

const reason = () => `Você recebeu esta mensagem porque segue listas ${brand.in}.`;
const body = ["Oi, {{nome}}. Nas listas que você segue, ficou mais barato:", "{{precos}}", "{{botao}}", DROP_NOTE];

const one = editableEmail<Drops>({
  key: "lista.baixou-um",
  label: "Baixou um material de uma lista seguida",
  when: "Um material de uma lista que a pessoa segue baixa de preço.",
  reason,
  variables: dropVariables,
  original: {
    subject: "Preço caiu para {{preco}}: {{material}}",
    preview: "{{titulos}}",
    title: "Baixou numa lista que você segue",
    body,
    button: "Ver o material",
  },
  button: { path: productOf },
  sample: ONE_DROP,
});

const many = editableEmail<Drops>({
  key: "lista.baixou-varios",
  label: "Baixaram vários materiais de listas seguidas",
  when: "Mais de um material das listas que a pessoa segue baixa de preço no mesmo dia.",
  reason,
  variables: dropVariables,
  original: {
    subject: "{{quantos}} baixaram nas listas que você segue",
    preview: "{{titulos}}",
    title: "{{quantos}} baixaram",
    body,
    button: "Ver as listas",
  },
  button: { path: "/painel/favoritos#listas-seguidas" },
  sample: TWO_DROPS,
});

/** Something in a list of somebody else that this person follows costs less: what, and how much it was. */
export const writeListDrop = oneOf<Drops, "one" | "many">(howMany, { one, many });
