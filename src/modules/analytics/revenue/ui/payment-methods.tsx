import { plural } from "#kit/format.ts";
import { formatMoney } from "#kit/money.ts";
import { PartsBar } from "#ui/chart/parts-bar.tsx";
import { Panel } from "#ui/panel.tsx";
import type { RevenueFacts } from "./revenue-facts.ts";
import { METHODS } from "#modules/payments/methods/methods.ts";

/** How the sales were paid, by gross. */
export const PaymentMethods = ({ facts: { methods } }: { facts: RevenueFacts }) => (
  <Panel title="Como pagaram" aria-label="Como pagaram">
    <PartsBar
      label="Receita bruta por forma de pagamento"
      parts={methods
        .filter(({ sales }) => sales > 0)
        .map(({ method, grossCents, sales }) => ({
          name: METHODS[method].shortLabel,
          value: grossCents,
          detail: `${plural(sales, "venda", "vendas")}, ${formatMoney(grossCents)}`,
        }))}
    />
  </Panel>
);
