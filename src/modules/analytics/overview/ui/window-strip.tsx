import type { ReactNode } from "react";
import { formatCount } from "#kit/format.ts";
import { formatBareMoney, formatMoney } from "#kit/money.ts";
import { formatPercent } from "#kit/percent.ts";
import { Delta, Kpi, KpiStrip } from "#ui/kpi-strip.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { conversionOf } from "../../events/rules/reach-sums.ts";
import { type Change, changeOf, pointsOf } from "../../rules/change.ts";
import { analyticsHref, ordersHref } from "../../schema.ts";
import type { Days } from "../../rules/range.ts";
import type { ComparedWindow } from "../rules/windows.ts";
import { DefinedName } from "./definitions.tsx";
import type { StandingFacts } from "./standing-facts.ts";
import { formerWords, WINDOW_WORDS } from "./window-words.ts";

/** The days in the analytics, beside those before them. */
export const inAnalytics = ({ from, to }: Days): string => analyticsHref({ de: from, ate: to, comparar: "anterior" });

const Figure = ({ href, children }: { href: string; children: ReactNode }) => (
  <RouterLink href={href} className="hover:underline hover:decoration-2 hover:underline-offset-4">
    {children}
  </RouterLink>
);

// Today is not over: an arrow against the whole of yesterday would fall every morning.
const deltaOf = (name: ComparedWindow["name"], change: Change | null) => name !== "hoje" && change && <Delta {...change} />;

type MoneyStripProps = { facts: StandingFacts; onAsk: () => void };

/** What the sales left in each window, and what of it all may go to the bank. */
export const MoneyStrip = ({ facts: { windows, wallet }, onAsk }: MoneyStripProps) => (
  <KpiStrip label="Receita líquida e saldo">
    {windows.map(({ name, days, now, before }) => (
      <Kpi
        key={name}
        label={
          <DefinedName of="liquida" onAsk={onAsk}>
            Líquido, {WINDOW_WORDS[name].toLowerCase()}
          </DefinedName>
        }
        unit="R$"
        cents={now.netCents}
        value={<Figure href={inAnalytics(days)}>{formatBareMoney(now.netCents)}</Figure>}
        delta={deltaOf(name, changeOf(now.netCents, before.netCents, before.sales))}
        former={formerWords(name, formatMoney(before.netCents))}
      />
    ))}
    <Kpi
      label={<DefinedName of="disponivel" onAsk={onAsk} />}
      unit="R$"
      cents={wallet.availableCents}
      value={<Figure href="/painel/pagarme">{formatBareMoney(wallet.availableCents)}</Figure>}
      former={
        wallet.debtCents > 0 ? `${formatMoney(wallet.debtCents)} em débito` : `${formatMoney(wallet.pendingCents)} a liberar`
      }
    />
  </KpiStrip>
);

type WindowStripProps = { compared: ComparedWindow; onAsk: () => void };

/** The chosen window: what was sold and fetched, who came, and how many of these bought. */
export function WindowStrip({ compared: { name, days, now, before }, onAsk }: WindowStripProps) {
  const [conversion, former] = [now.reach && conversionOf(now.reach), before.reach && conversionOf(before.reach)];
  return (
    <KpiStrip label={`Sua loja, ${WINDOW_WORDS[name].toLowerCase()}`}>
      <Kpi
        label={<DefinedName of="vendas" onAsk={onAsk} />}
        value={<Figure href={ordersHref(days)}>{formatCount(now.sales)}</Figure>}
        delta={deltaOf(name, changeOf(now.sales, before.sales))}
        former={formerWords(name, formatCount(before.sales))}
      />
      <Kpi
        label={<DefinedName of="downloads" onAsk={onAsk} />}
        value={<Figure href={inAnalytics(days)}>{formatCount(now.downloads)}</Figure>}
        delta={deltaOf(name, changeOf(now.downloads, before.downloads))}
        former={formerWords(name, formatCount(before.downloads))}
      />
      <Kpi
        label={<DefinedName of="visitantes" onAsk={onAsk} />}
        value={<Figure href={inAnalytics(days)}>{now.reach ? formatCount(now.reach.visitors) : "–"}</Figure>}
        delta={deltaOf(name, before.reach && now.reach && changeOf(now.reach.visitors, before.reach.visitors))}
        former={before.reach && formerWords(name, formatCount(before.reach.visitors))}
      />
      <Kpi
        label={<DefinedName of="conversao" onAsk={onAsk} />}
        value={<Figure href={inAnalytics(days)}>{conversion === null ? "–" : formatPercent(conversion)}</Figure>}
        delta={deltaOf(name, pointsOf(conversion, former))}
        former={former === null ? "pedidos por visitante" : formerWords(name, formatPercent(former))}
      />
    </KpiStrip>
  );
}
