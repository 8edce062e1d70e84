import { useRouter } from "@tanstack/react-router";
import { FEWEST } from "#modules/analytics/rules/places.ts";
import { Section } from "#modules/payouts/ui/section.tsx";
import { useSection } from "#modules/payouts/ui/use-section.ts";
import { formatCount, plural } from "#kit/format.ts";
import { formatMoney } from "#kit/money.ts";
import { formatShare } from "#kit/percent.ts";
import type { Uf } from "#kit/uf.ts";
import { UF_NAMES } from "#kit/uf-names.ts";
import { Panel } from "#ui/panel.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { getSalesByLocation } from "../functions.ts";
import { PLATFORM_MEASURES, platformHref } from "../schema.ts";
import { type PlatformPart, keyOf, type PlaceFacts } from "./facts.ts";
import { CitiesTable } from "./cities-table.tsx";
import { StateMap } from "./state-map.tsx";

const MEASURES = { valor: "Valor", pedidos: "Pedidos" };

/** Where the orders come from: tiles of the states and the same figures in a table, states of few people kept together. */
export function PlacesSection(part: PlatformPart) {
  const { search } = part;
  const state = useSection(() => getSalesByLocation({ data: search }), keyOf(search));
  return (
    <Section
      name="salesByLocation"
      subject="as vendas por estado"
      state={state}
      skeleton={<Skeleton className="after-300ms h-[420px]" />}
      className="min-w-0"
    >
      {(places) => <Places places={places} {...part} />}
    </Section>
  );
}

function Places({ places, path, search, isDeep }: PlatformPart & { places: PlaceFacts }) {
  const router = useRouter();
  const measure = search.mapa ?? "pedidos";
  const figure = measure === "valor" ? "cents" : "sales";
  const words = measure === "valor" ? formatMoney : (count: number) => plural(count, "pedido", "pedidos");
  const shown = places.shown.toSorted((a, b) => b[figure] - a[figure]);
  const named = shown.filter((place) => place.uf !== null);
  const whole = [...shown, ...(places.rest ? [places.rest] : [])].reduce((sum, place) => sum + place[figure], 0);
  const lines = [
    ...named.map((place) => ({ key: place.uf ?? "", name: UF_NAMES[place.uf as Uf], value: place[figure] })),
    ...shown.filter(({ uf }) => uf === null).map((place) => ({ key: "sem", name: "Sem endereço", value: place[figure] })),
    ...(places.rest
      ? [
          {
            key: "resto",
            name: places.rest.hasUnknown ? "Sem endereço e outros estados" : "Outros estados",
            value: places.rest[figure],
          },
        ]
      : []),
  ];
  if (lines.length > 0 && named.length === 0) {
    return (
      <Panel title="Vendas por estado" aria-label="Vendas por estado">
        <p className="max-w-[60ch] text-sm text-muted">
          {measure === "valor" ? formatMoney(whole) : plural(whole, "pedido", "pedidos")} neste período, sem estado conhecido: o
          endereço só é pedido no cartão e a quem quer nota fiscal, e estados com menos de {FEWEST} pessoas não aparecem.
        </p>
      </Panel>
    );
  }
  return (
    <Panel
      title="Vendas por estado"
      aria-label="Vendas por estado"
      action={
        <Segmented
          label="Contar por estado"
          value={measure}
          options={PLATFORM_MEASURES.toReversed().map((value) => ({ value, label: MEASURES[value] }))}
          onValue={(mapa) => void router.navigate({ href: platformHref(path, search, { mapa }), resetScroll: false })}
        />
      }
    >
      <div className="grid gap-6 md:grid-cols-[minmax(0,320px)_minmax(0,1fr)]">
        <StateMap
          values={new Map(named.map((place) => [place.uf ?? "", place[figure]]))}
          summary={`Mapa dos estados. ${named
            .slice(0, 3)
            .map((place) => `${UF_NAMES[place.uf as Uf]}: ${words(place[figure])}`)
            .join(", ")}`}
          read={words}
        />
        <div>
          {lines.length === 0 ? (
            <p className="text-sm text-muted">Ninguém comprou neste período.</p>
          ) : (
            <table className="w-full border-collapse text-sm">
              <caption className="sr-only">Vendas por estado, da maior à menor</caption>
              <thead className="sr-only">
                <tr>
                  <th scope="col">Estado</th>
                  <th scope="col">{MEASURES[measure]}</th>
                  <th scope="col">Parte</th>
                </tr>
              </thead>
              <tbody>
                {lines.map(({ key, name, value }) => (
                  <tr key={key} className="border-b border-line last:border-0">
                    <th scope="row" className="py-2 text-left font-normal">
                      {name}
                    </th>
                    <td className="tn py-2 pl-3 text-right">{measure === "valor" ? formatMoney(value) : formatCount(value)}</td>
                    <td className="tn w-20 py-2 pl-3 text-right font-semibold">{formatShare(whole === 0 ? 0 : value / whole)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </div>
      </div>
      {isDeep && lines.length > 0 && <CitiesTable cities={places.cities} />}
      <p className="mt-3 text-2xs text-muted">
        Pedidos pagos, pelo endereço da nota do pedido ou, sem ela, o do cadastro. Estados com menos de {FEWEST} pessoas ficam
        juntos, para ninguém ser reconhecido.
      </p>
    </Panel>
  );
}
