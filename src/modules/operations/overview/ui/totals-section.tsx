import { brand } from "#kit/brand/brand.ts";
import { changeOf } from "#modules/analytics/rules/change.ts";
import { Section } from "#modules/payouts/ui/section.tsx";
import { useSection } from "#modules/payouts/ui/use-section.ts";
import { formatCount } from "#kit/format.ts";
import { formatBareMoney, formatMoney } from "#kit/money.ts";
import { Delta, Kpi, KpiStrip } from "#ui/kpi-strip.tsx";
import { Money } from "#ui/money.tsx";
import { Panel } from "#ui/panel.tsx";
import { ReceiptList, ReceiptRow } from "#ui/receipt-list.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { getTotalRevenue } from "../functions.ts";
import { type PlatformPart, keyOf, type TotalFacts } from "./facts.ts";

/** The money of the market: what passed, what stays with the platform, who sold. */
export function TotalsSection({ search, isDeep }: PlatformPart) {
  const state = useSection(() => getTotalRevenue({ data: search }), keyOf(search));
  return (
    <Section
      name="totalRevenue"
      subject="o dinheiro"
      state={state}
      skeleton={<Skeleton className="after-300ms h-28 max-md:h-64" />}
    >
      {(facts) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <Totals facts={facts} />
          {isDeep && <Waterfall facts={facts} />}
        </div>
      )}
    </Section>
  );
}

function Totals({ facts: { totals, former, authors } }: { facts: TotalFacts }) {
  const ticket = totals.orders === 0 ? 0 : Math.round(totals.grossCents / totals.orders);
  const before = former?.totals;
  const formerTicket = before && before.orders > 0 ? Math.round(before.grossCents / before.orders) : 0;
  const moved = (now: number, then: number | undefined, former: string, counted = then) => {
    const change = then === undefined ? null : changeOf(now, then, counted);
    return { delta: change && <Delta {...change} />, former: then === undefined ? undefined : `antes ${former}` };
  };
  const money = (label: string, now: number, then: number | undefined) => (
    <Kpi
      label={label}
      unit="R$"
      cents={now}
      value={formatBareMoney(now)}
      {...moved(now, then, formatMoney(then ?? 0), before?.orders)}
    />
  );
  const count = (label: string, now: number, then: number | undefined) => (
    <Kpi label={label} value={formatCount(now)} {...moved(now, then, formatCount(then ?? 0))} />
  );
  return (
    <KpiStrip label="Dinheiro">
      {money("Vendas brutas", totals.grossCents, before?.grossCents)}
      {money(`Fica com ${brand.the}`, totals.platformCents, before?.platformCents)}
      {count("Pedidos pagos", totals.orders, before?.orders)}
      {money("Valor médio do pedido", ticket, before && formerTicket)}
      {count("Autores que venderam", authors, former?.authors)}
    </KpiStrip>
  );
}

/** From what was paid to what stays, line by line, as the ledger has it. */
function Waterfall({ facts: { totals } }: { facts: TotalFacts }) {
  const { grossCents, commissionCents, returnedCommissionCents, costCents, platformCents, returnedCents } = totals;
  return (
    <Panel title="Do que foi pago ao que fica" aria-label="Do que foi pago ao que fica">
      <ReceiptList className="max-w-[640px]">
        <ReceiptRow label="Vendas brutas">
          <Money cents={grossCents} />
        </ReceiptRow>
        <ReceiptRow label="Parte dos autores">
          <Money cents={commissionCents - grossCents || 0} />
        </ReceiptRow>
        <ReceiptRow label="Comissão e parcelamento">
          <Money cents={commissionCents} />
        </ReceiptRow>
        <ReceiptRow label="Comissão devolvida em reembolsos e contestações">
          <Money cents={-returnedCommissionCents || 0} />
        </ReceiptRow>
        <ReceiptRow label="Custos: provedor, contestações e transferências">
          <Money cents={-costCents || 0} />
        </ReceiptRow>
        <ReceiptRow label={`Fica com ${brand.the}`} total>
          <Money cents={platformCents} />
        </ReceiptRow>
      </ReceiptList>
      <p className="mt-3 text-2xs text-muted">
        Devolvido a quem comprou neste período: {formatMoney(returnedCents)}
        {`, a parte dos autores somada à ${brand.of}. Cada lançamento conta no dia em que foi registrado; o que uma contestação vencida trouxe de volta diminui o devolvido.`}
      </p>
    </Panel>
  );
}
