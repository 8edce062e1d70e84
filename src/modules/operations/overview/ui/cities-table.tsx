import { FEWEST } from "#modules/analytics/rules/places.ts";
import { formatCount } from "#kit/format.ts";
import { formatMoney } from "#kit/money.ts";
import type { NamedCity } from "../rules/cities.ts";

/** The cities with most orders, or why none can be named. */
export function CitiesTable({ cities }: { cities: readonly NamedCity[] }) {
  return (
    <div className="mt-5">
      <h3 className="mb-2 font-text text-md font-semibold">Cidades</h3>
      {cities.length === 0 ? (
        <p className="text-sm text-muted">Nenhuma cidade teve {FEWEST} pessoas comprando: com menos, não dizemos qual é.</p>
      ) : (
        <table className="w-full max-w-[640px] border-collapse text-sm">
          <caption className="sr-only">Cidades com mais pedidos</caption>
          <thead className="text-2xs text-muted">
            <tr>
              <th scope="col" className="pb-1 text-left font-medium">
                Cidade
              </th>
              <th scope="col" className="pb-1 pl-3 text-right font-medium">
                Pedidos
              </th>
              <th scope="col" className="pb-1 pl-3 text-right font-medium">
                Valor
              </th>
            </tr>
          </thead>
          <tbody>
            {cities.map(({ uf, city, sales, cents }) => (
              <tr key={`${uf} ${city}`} className="border-b border-line last:border-0">
                <th scope="row" className="py-2 text-left font-normal">
                  {city}, {uf}
                </th>
                <td className="tn py-2 pl-3 text-right">{formatCount(sales)}</td>
                <td className="tn py-2 pl-3 text-right">{formatMoney(cents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
