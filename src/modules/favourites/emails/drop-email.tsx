import { plural } from "#kit/format.ts";
import { formatPrice } from "#kit/money.ts";
import { mandatoryWords, firstNameOf } from "#platform/emails/variables.ts";
import { EmailReceipt } from "#ui/email/receipt.tsx";
import type { DroppedPrice } from "../schema/jobs.ts";

export type Drops = { name: string; drops: DroppedPrice[] };

/** What the e-mails about lower prices may say. */
export const dropVariables = {
  nome: firstNameOf("name"),
  titulos: {
    label: "os nomes dos materiais, com vírgulas",
    of: ({ drops }: Drops) => drops.map((drop) => drop.title).join(", "),
  },
  material: { label: "o nome do primeiro material", of: ({ drops: [first] }: Drops) => first?.title ?? "" },
  preco: { label: "o preço de agora do primeiro material", of: ({ drops: [first] }: Drops) => formatPrice(first?.toCents ?? 0) },
  quantos: { label: "quantos materiais baixaram", of: ({ drops }: Drops) => plural(drops.length, "material", "materiais") },
  preco_muda: mandatoryWords("O preço é o de agora e pode mudar: vale o que estiver na página quando você comprar."),
  precos: {
    label: "a tabela com o preço de antes e o de agora",
    place: "linha",
    isMandatory: true,
    of: ({ drops }: Drops) => (
      <EmailReceipt
        rows={drops.map((drop) => ({
          label: `${drop.title} (custava ${formatPrice(drop.fromCents)})`,
          signature: `de ${drop.authorName}`,
          amount: formatPrice(drop.toCents),
        }))}
      />
    ),
  },
} as const;

export const DROP_NOTE = "> {{preco_muda}}";

export const productOf = ({ drops: [first] }: Drops): string => `/produto/${first?.slug ?? ""}`;
export const howMany = ({ drops }: Drops): "one" | "many" => (drops.length === 1 ? "one" : "many");

const DROP = {
  title: "Frações na feira",
  slug: "fracoes-na-feira",
  authorName: "Helena Prado",
  fromCents: 3_490,
  toCents: 2_490,
};
export const ONE_DROP: Drops = { name: "Marina Teles", drops: [DROP] };
export const TWO_DROPS: Drops = {
  name: "Marina Teles",
  drops: [DROP, { ...DROP, title: "30 riscos botânicos", slug: "30-riscos-botanicos", authorName: "Costura Reta" }],
};
