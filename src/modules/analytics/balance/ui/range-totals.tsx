import { formatCount } from "#kit/format.ts";
import { formatBareMoney, formatMoney } from "#kit/money.ts";
import { Delta, Kpi, KpiStrip } from "#ui/kpi-strip.tsx";
import { changeOf } from "../../rules/change.ts";
import type { BalanceFacts } from "./balance-facts.ts";

type Compared = { goodWhen?: "up" | "down"; /** Sales behind a sum of before. */ counted?: number | undefined };

/** Four figures of the range, each against the days compared. */
export function RangeTotals({ facts: { sales, downloads, former } }: { facts: BalanceFacts }) {
  const delta = (now: number, before: number | undefined, { goodWhen = "up", counted = before }: Compared = {}) => {
    const change = before === undefined ? null : changeOf(now, before, counted);
    return change && <Delta {...change} goodWhen={goodWhen} />;
  };
  const was = (text: string | undefined) => text && `antes ${text}`;
  return (
    <KpiStrip label="O período em números">
      <Kpi
        label="Receita líquida"
        unit="R$"
        value={formatBareMoney(sales.netCents)}
        cents={sales.netCents}
        delta={delta(sales.netCents, former?.sales.netCents, { counted: former?.sales.sales })}
        former={was(former ? formatMoney(former.sales.netCents) : undefined)}
      />
      <Kpi
        label="Vendas"
        value={formatCount(sales.sales)}
        delta={delta(sales.sales, former?.sales.sales)}
        former={was(former ? formatCount(former.sales.sales) : undefined)}
      />
      <Kpi
        label="Downloads"
        value={formatCount(downloads.downloads)}
        delta={delta(downloads.downloads, former?.downloads.downloads)}
        former={was(former ? formatCount(former.downloads.downloads) : undefined)}
      />
      <Kpi
        label="Devolvido"
        unit="R$"
        value={formatBareMoney(sales.returnedCents)}
        cents={sales.returnedCents}
        delta={delta(sales.returnedCents, former?.sales.returnedCents, { goodWhen: "down", counted: former?.sales.sales })}
        former={was(former ? formatMoney(former.sales.returnedCents) : undefined)}
      />
    </KpiStrip>
  );
}
