import { plural } from "#kit/format.ts";
import { Money } from "#ui/money.tsx";
import { Panel } from "#ui/panel.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { analyticsHref, type AnalyticsSearch } from "../../schema.ts";
import type { RevenueFacts } from "./revenue-facts.ts";

type BestProductsProps = { facts: Pick<RevenueFacts, "best">; search: AnalyticsSearch };

/** The products that left most; each opens its own transactions. */
export function BestProducts({ facts: { best }, search }: BestProductsProps) {
  const most = Math.max(...best.map(({ netCents }) => netCents), 1);
  return (
    <Panel
      title="O que mais rendeu"
      aria-label="O que mais rendeu"
      action={
        <RouterLink
          href="/painel/produtos?ordem=receita"
          className="text-sm font-semibold text-accent underline underline-offset-3"
        >
          Ver todos
        </RouterLink>
      }
    >
      <ol className="grid gap-3.5">
        {best.map(({ id, title, netCents, sales }) => (
          <li key={id}>
            <span className="flex items-baseline gap-3 text-sm">
              <RouterLink
                href={`${analyticsHref(search, { material: id, tipo: undefined })}#transacoes`}
                className="min-w-0 flex-1 font-medium wrap-anywhere underline-offset-3 hover:underline max-md:underline"
              >
                {title}
              </RouterLink>
              <Money cents={netCents} className="tn font-semibold" />
            </span>
            <span aria-hidden className="mt-1.5 block h-1.5 rounded-sheet bg-well-2">
              <span
                className="drawn block h-full rounded-sheet bg-c1"
                style={{ width: `${Math.max((netCents / most) * 100, 0)}%` }}
              />
            </span>
            <span className="tn mt-1 block text-2xs text-muted">{plural(sales, "venda", "vendas")}</span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
