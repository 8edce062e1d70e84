import { plural } from "#kit/format.ts";
import { Money } from "#ui/money.tsx";
import type { SaleTab } from "../sales/search.ts";
import type { SalesList } from "./sales-facts.ts";

/** The totals under the tab and the filters, over all pages. */
export function SalesTotals({ totals, tab }: { totals: SalesList["totals"]; tab: SaleTab }) {
  const sums = [
    { label: "Valor", cents: totals.paidCents },
    { label: "Comissão", cents: totals.commissionCents },
    ...(totals.interestCents > 0 ? [{ label: "Juro das parcelas", cents: totals.interestCents }] : []),
    ...(totals.returnedCents > 0 ? [{ label: "Devolvido", cents: totals.returnedCents }] : []),
    { label: "Líquido", cents: totals.paidCents - totals.commissionCents - totals.interestCents },
  ];
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 border-t-[1.5px] border-ink px-4 py-3.5 text-sm md:px-5">
      <p>
        <b className="font-semibold">Total de {plural(totals.items, "venda", "vendas")}</b>
        {tab === "todas" && <span className="block text-2xs text-muted">Só o que foi pago entra na soma.</span>}
        {(tab === "aguardando" || tab === "encerradas") && (
          <span className="block text-2xs text-muted">Nada disto entrou no seu saldo.</span>
        )}
      </p>
      <dl className="flex flex-wrap gap-x-6 gap-y-2">
        {sums.map(({ label, cents }) => (
          <div key={label} className="flex items-baseline gap-2 last:font-semibold">
            <dt className="text-2xs font-normal text-muted">{label}</dt>
            <dd className="tn">
              <Money cents={cents} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
