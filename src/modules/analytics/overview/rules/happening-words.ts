import { orderNumber, plural } from "#kit/format.ts";

/**
 * Something that happened in a store: `ref` is what to open (an order or a product), `label` names it (the products), `count` how many
 * (products sold, people who followed on one day, or stars), `cents` what it left or took.
 */
export type Happening = {
  kind: "venda" | "reembolso" | "avaliacao" | "pergunta" | "seguidores";
  at: string;
  ref: string;
  label: string;
  number: number | null;
  count: number;
  cents: number | null;
};

type HappeningFacts = Pick<Happening, "kind" | "ref" | "label" | "number" | "count">;
type Words = { href: string; title: string; detail: string };

/** How something that happened is told, and where it is read. */
export function happeningWords({ kind, ref, label, number, count }: HappeningFacts): Words {
  const order = orderNumber(number ?? 0);
  switch (kind) {
    case "venda":
      return { href: `/painel/pedidos/${ref}`, title: `Venda ${order}`, detail: label };
    case "reembolso":
      return { href: `/painel/pedidos/${ref}`, title: `Reembolso da venda ${order}`, detail: label };
    case "avaliacao":
      return {
        href: `/painel/avaliacoes?aba=todas&material=${ref}`,
        title: `Avaliação de ${plural(count, "estrela", "estrelas")}`,
        detail: label,
      };
    case "pergunta":
      return { href: "/painel/avaliacoes/perguntas?situacao=todas", title: "Pergunta nova", detail: label };
    case "seguidores":
      return {
        href: "/painel/minha-loja",
        title:
          count === 1 ? "Uma pessoa começou a seguir a loja" : `${plural(count, "pessoa", "pessoas")} começaram a seguir a loja`,
        detail: "Recebem as suas novidades, se pediram",
      };
  }
}
