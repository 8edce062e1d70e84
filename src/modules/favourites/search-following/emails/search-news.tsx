import { brand } from "#kit/brand/brand.ts";
import { plural } from "#kit/format.ts";
import { editableEmail, oneOf } from "#platform/emails/editable-email.tsx";
import { firstNameOf } from "#platform/emails/variables.ts";
import { EmailText } from "#ui/email/layout.tsx";
import { searchHref } from "../../schema/search-address.ts";
import type { SearchNews } from "../schema.ts";

type Facts = { name: string; searches: SearchNews[] };

const reason = () => `Você recebeu esta mensagem porque segue buscas ${brand.in}. Ela sai no máximo uma vez por semana.`;
const variables = {
  nome: firstNameOf("name"),
  busca: { label: "o nome da primeira busca", of: ({ searches: [first] }: Facts) => first?.name ?? "" },
  quantas: { label: "quantas buscas têm novidade", of: ({ searches }: Facts) => plural(searches.length, "busca", "buscas") },
  titulos: {
    label: "os nomes dos materiais, com vírgulas",
    of: ({ searches }: Facts) => searches.flatMap(({ products }) => products.map((product) => product.title)).join(", "),
  },
  novidades: {
    label: "as buscas e o que chegou em cada uma",
    place: "linha",
    isMandatory: true,
    of: ({ searches }: Facts) => (
      <>
        {searches.map(({ key, name: called, count, products }) => (
          <EmailText key={key}>
            {called}: {products.map((product) => `${product.title}, de ${product.authorName}`).join("; ")}
            {count > products.length ? "; e outros." : "."}
          </EmailText>
        ))}
      </>
    ),
  },
} as const;
const body = ["Oi, {{nome}}. Isto chegou desde a última vez:", "{{novidades}}", "{{botao}}"];

const FOUND: SearchNews = {
  key: "busca=fra%C3%A7%C3%B5es",
  name: "“frações”",
  count: 1,
  products: [{ title: "Frações na feira", slug: "fracoes-na-feira", authorName: "Helena Prado" }],
};

const one = editableEmail<Facts>({
  key: "busca.novidade",
  label: "Novidade em uma busca seguida",
  when: "Chega algo novo em uma busca que a pessoa segue, no máximo uma vez por semana.",
  reason,
  variables,
  original: {
    subject: "Novidade na busca {{busca}}",
    preview: "{{titulos}}",
    title: "Novidade na busca {{busca}}",
    body,
    button: "Ver a busca",
  },
  button: { path: ({ searches: [first] }) => searchHref(first?.key ?? "") },
  sample: { name: "Marina Teles", searches: [FOUND] },
});

const many = editableEmail<Facts>({
  key: "busca.novidades",
  label: "Novidades em várias buscas seguidas",
  when: "Chega algo novo em mais de uma busca que a pessoa segue, no máximo uma vez por semana.",
  reason,
  variables,
  original: {
    subject: "Novidades em {{quantas}} que você segue",
    preview: "{{titulos}}",
    title: "Novidades em {{quantas}} que você segue",
    body,
    button: "Ver as buscas",
  },
  button: { path: "/painel/favoritos#buscas-seguidas" },
  sample: { name: "Marina Teles", searches: [FOUND, { ...FOUND, key: "busca=molde", name: "“molde”" }] },
});

/** What is new in the searches this person follows. */
export const writeSearchNews = oneOf<Facts, "one" | "many">(({ searches }) => (searches.length === 1 ? "one" : "many"), {
  one,
  many,
});
