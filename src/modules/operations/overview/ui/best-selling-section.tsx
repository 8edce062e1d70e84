import { changeOf } from "#modules/analytics/rules/change.ts";
import { Section } from "#modules/payouts/ui/section.tsx";
import { useSection } from "#modules/payouts/ui/use-section.ts";
import { formatCount, plural } from "#kit/format.ts";
import { formatMoney } from "#kit/money.ts";
import { formatPercent } from "#kit/percent.ts";
import { Delta } from "#ui/kpi-strip.tsx";
import { Panel } from "#ui/panel.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { getBestSellingProducts } from "../functions.ts";
import { PLATFORM_ANALYTICS_PATH, platformHref } from "../schema.ts";
import { type PlatformPart, keyOf } from "./facts.ts";

const SHOWN = 6;

/** The paid products most sold, with how each moved against the days compared. */
export function BestSellingSection({ search, isDeep }: PlatformPart) {
  const state = useSection(() => getBestSellingProducts({ data: search }), keyOf(search));
  return (
    <Section
      name="bestSellingProducts"
      subject="os mais vendidos"
      state={state}
      skeleton={<Skeleton className="after-300ms h-[390px]" />}
      className="flex min-w-0 flex-col"
    >
      {(rows) => (
        <Panel
          className="grow"
          title="Mais vendidos"
          aria-label="Mais vendidos"
          action={
            !isDeep && (
              <RouterLink href={platformHref(PLATFORM_ANALYTICS_PATH, search)} className="link text-sm">
                Ver em detalhe
              </RouterLink>
            )
          }
        >
          {rows.length === 0 && <p className="text-sm text-muted">Nada foi vendido neste período.</p>}
          <ol className="-my-2">
            {rows.slice(0, isDeep ? rows.length : SHOWN).map((row, index) => {
              const change = row.former === null ? null : changeOf(row.sales, row.former);
              return (
                <li key={row.id} className="flex items-baseline gap-3 border-b border-line py-2.5 text-sm last:border-0">
                  <span aria-hidden className="w-6 shrink-0 font-display text-lg leading-none font-semibold lining-nums">
                    {index + 1}
                  </span>
                  <span className="min-w-0 flex-1">
                    {row.href ? (
                      <RouterLink
                        href={row.href}
                        className="font-medium wrap-anywhere underline-offset-3 hover:underline max-md:underline"
                      >
                        {row.title}
                      </RouterLink>
                    ) : (
                      <span className="font-medium wrap-anywhere">{row.title}</span>
                    )}
                    <span className="tn block text-2xs text-muted">
                      {row.authorName}
                      {isDeep && `, ${formatMoney(row.grossCents)}, ${formatPercent(row.returnedShare)} devolvido`}
                    </span>
                  </span>
                  <span className="tn text-right font-semibold">
                    <span aria-hidden>{formatCount(row.sales)}</span>
                    <span className="sr-only">{plural(row.sales, "venda", "vendas")}</span>
                    {change && change.direction !== "few" && (
                      <span className="block">
                        <Delta {...change} />
                      </span>
                    )}
                    {row.former === 0 && <span className="block text-2xs font-normal text-muted">novo aqui</span>}
                  </span>
                </li>
              );
            })}
          </ol>
          <p className="mt-4 text-2xs text-muted">
            Por número de vendas pagas; empate, o que arrecadou mais. Materiais grátis não entram.
          </p>
        </Panel>
      )}
    </Section>
  );
}
