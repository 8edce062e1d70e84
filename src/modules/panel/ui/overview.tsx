import type { ReactNode } from "react";
import { formatDate } from "#kit/date-format.ts";
import { buttonClass } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel } from "#ui/panel.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import type { Overview as OverviewFacts } from "../schema.ts";
import { NextSteps } from "./next-steps.tsx";
import { PanelHead } from "./panel-head.tsx";
import { RowList } from "./row-list.tsx";
import { ProductsPanel } from "./products-panel.tsx";

type OverviewProps = {
  facts: OverviewFacts;
  name: string;
  /** What comes before everything else. */
  notice?: ReactNode;
  /** For authors: how their store does. */
  selling?: ReactNode;
};

/** Where things stand: what was bought and, for authors, what sells and what waits for them. */
export function Overview({ facts: { steps, purchases, onSale, news }, name, notice, selling }: OverviewProps) {
  // Who sells and never bought came for the sales: an empty list would take half of the screen to say nothing.
  const hasPurchases = purchases.length > 0 || !selling;
  return (
    <>
      <PanelHead title="Visão geral">{`Olá, ${name.split(" ")[0]}.`}</PanelHead>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {notice}
        {selling}
        <div className={steps.length > 0 && hasPurchases ? "grid items-start gap-5 lg:grid-cols-2" : "grid gap-5 empty:hidden"}>
          {steps.length > 0 && <NextSteps steps={steps} />}
          {hasPurchases && <Purchases purchases={purchases} />}
        </div>
        <ProductsPanel title="Favoritos mais baratos" href="/painel/favoritos" all="Ver os favoritos" products={onSale} />
        <ProductsPanel title="Novidades de quem você segue" href="/lojas" all="Ver as lojas" products={news} />
      </div>
    </>
  );
}

function Purchases({ purchases }: { purchases: OverviewFacts["purchases"] }) {
  if (purchases.length === 0)
    return (
      <EmptyState
        framed
        title="Sua biblioteca está vazia"
        action={
          <RouterLink href="/produtos" className={buttonClass({ variant: "primary" })}>
            Explorar materiais
          </RouterLink>
        }
      >
        O que você comprar fica guardado aqui, para baixar quando quiser.
      </EmptyState>
    );
  return (
    <Panel
      title="Últimas compras"
      action={
        <RouterLink href="/painel/pedidos" className="text-sm font-semibold underline underline-offset-3">
          Ver a biblioteca
        </RouterLink>
      }
    >
      <RowList
        rows={purchases.map(({ orderId, title, authorName, grantedAt }) => ({
          key: `${orderId} ${title}`,
          href: `/painel/pedidos/${orderId}`,
          title,
          detail: `de ${authorName}, ${formatDate(new Date(grantedAt))}`,
        }))}
      />
    </Panel>
  );
}
