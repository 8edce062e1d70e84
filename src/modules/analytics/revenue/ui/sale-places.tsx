import { plural } from "#kit/format.ts";
import { formatMoney } from "#kit/money.ts";
import { PartsBar } from "#ui/chart/parts-bar.tsx";
import { Panel } from "#ui/panel.tsx";
import { FEWEST } from "../../rules/places.ts";
import type { RevenueFacts } from "./revenue-facts.ts";

const SHOWN = 5;

/** Where the buyers are, never fewer than a handful together. */
export function SalePlaces({ facts: { places } }: { facts: RevenueFacts }) {
  const named = places.shown.filter(({ uf }) => uf !== null);
  const silent = places.shown.filter(({ uf }) => uf === null);
  const first = named.slice(0, SHOWN);
  const others = [...named.slice(SHOWN), ...silent, ...(places.rest ? [places.rest] : [])];
  const add = (figure: "sales" | "cents"): number => others.reduce((sum, place) => sum + place[figure], 0);
  const detail = (sales: number, cents: number) => `${plural(sales, "venda", "vendas")}, ${formatMoney(cents)}`;
  return (
    <Panel title="De que estado" aria-label="De que estado">
      {first.length === 0 ? (
        <p className="text-sm text-muted">
          Ainda não há um estado com {FEWEST} pessoas que compraram e informaram um endereço neste período. Quem paga com Pix não
          precisa informar.
        </p>
      ) : (
        <PartsBar
          label="Receita bruta por estado"
          parts={[
            ...first.map(({ uf, sales, cents }) => ({ name: uf ?? "", value: cents, detail: detail(sales, cents) })),
            ...(others.length > 0
              ? [
                  {
                    name: "Outros ou sem endereço",
                    value: add("cents"),
                    detail: detail(add("sales"), add("cents")),
                    isRest: true,
                  },
                ]
              : []),
          ]}
        />
      )}
      <p className="mt-2 text-2xs text-muted">
        Estados com menos de {FEWEST} pessoas ficam juntos em “Outros”, para ninguém ser reconhecido.
      </p>
    </Panel>
  );
}
