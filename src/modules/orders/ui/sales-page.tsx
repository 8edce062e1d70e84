import { formatCount, plural } from "#kit/format.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { buttonClass } from "#ui/button.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Panel } from "#ui/panel.tsx";
import { RouterLink, routerLink } from "#ui/router-link.tsx";
import { LinkTabs } from "#ui/tabs.tsx";
import type { SalesList } from "./sales-facts.ts";
import { ordersHref, type OrdersSearch, SALE_TAB_NAMES, type SaleTab } from "../schema.ts";
import { OrdersSearchForm } from "./orders-search-form.tsx";
import { SalesTable } from "./sales-table.tsx";
import { SalesTotals } from "./sales-totals.tsx";

const LABELS: Record<SaleTab, string> = {
  pagas: "Pagas",
  aguardando: "Aguardando",
  reembolsadas: "Reembolsadas",
  contestadas: "Contestadas",
  encerradas: "Não pagas",
  todas: "Todas",
};

const PAGE = 20;

/** What the store sold: tabs by situation, a search, the rows and their sums. */
export function SalesPage({ sales, search }: { sales: SalesList; search: OrdersSearch }) {
  if (sales.counts.todas === 0 && !search.busca) return <NoSalesYet />;
  const tab = search.situacao ?? "pagas";
  const first = (sales.page - 1) * PAGE + 1;
  return (
    <Panel flush aria-label="Vendas">
      <LinkTabs
        label="Situação das vendas"
        className="px-1 md:px-2"
        renderLink={routerLink}
        tabs={SALE_TAB_NAMES.map((name) => ({
          href: ordersHref({ ...search, situacao: name === "pagas" ? undefined : name, pagina: undefined }),
          label: LABELS[name],
          count: sales.counts[name],
          current: name === tab,
        }))}
      />
      <OrdersSearchForm
        search={search}
        label="Buscar vendas"
        placeholder="Número, e-mail inteiro ou material"
        className="px-4 py-4 md:max-w-[360px] md:px-5"
      />
      <p className="sr-only" aria-live="polite">
        {plural(sales.totals.items, "venda", "vendas")}
      </p>
      <SalesTable rows={sales.rows} empty={emptyWords(search, tab)} />
      {sales.rows.length > 0 && <SalesTotals totals={sales.totals} tab={tab} />}
      {sales.rows.length > 0 && (
        <div className="border-t border-line px-4 py-3 md:px-5">
          <Pagination
            page={sales.page}
            pages={sales.pages}
            href={(page) => ordersHref({ ...search, pagina: page === 1 ? undefined : page })}
            renderLink={routerLink}
            label="Páginas das vendas"
            summary={`${formatCount(first)} a ${formatCount(first + sales.rows.length - 1)} de ${formatCount(sales.totals.items)}`}
          />
        </div>
      )}
    </Panel>
  );
}

function emptyWords(search: OrdersSearch, tab: SaleTab): string {
  const where = tab === "todas" ? "" : ` em “${LABELS[tab]}”`;
  return search.busca ? `Nada com “${search.busca}”${where}. Tente outra palavra ou outra aba.` : `Nenhuma venda${where}.`;
}

function NoSalesYet() {
  return (
    <EmptyState
      framed
      title="Nenhuma venda ainda"
      action={
        <RouterLink href="/painel/produtos" className={buttonClass({ variant: "primary" })}>
          Ver meus materiais
        </RouterLink>
      }
    >
      Quando alguém comprar um material seu, a venda aparece aqui com o preço, a comissão e o que fica para você.
    </EmptyState>
  );
}
