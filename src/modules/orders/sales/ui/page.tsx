import type { ReactNode } from "react";
import { orderNumber, plural } from "#kit/format.ts";
import { listHref } from "#kit/list-search.ts";
import { formatMoney } from "#kit/money.ts";
import { productFilter } from "#modules/catalog/picking/ui/product-filter.ts";
import { buttonClass } from "#ui/button.tsx";
import { DataTable } from "#ui/data-table/data-table.tsx";
import type { Filter } from "#ui/data-table/filter.ts";
import type { Selection } from "#ui/data-table/selection.ts";
import type { Drawer } from "#ui/data-table/table-drawer.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Money } from "#ui/money.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { paymentMethodWords, tabWords } from "../../messages.ts";
import { PAYMENT_METHODS } from "../../rules/payment-methods.ts";
import { isNarrowed, SALE_TAB_NAMES, SALES_PATH, type SalesSearch } from "../search.ts";
import { salesColumns } from "./columns.tsx";
import type { SaleRow, SalesList } from "../../ui/sales-facts.ts";
import { SalesTotals } from "../../ui/sales-totals.tsx";

type SalesPageProps = {
  sales: SalesList;
  search: SalesSearch;
  /** The actions on the selected lines. */ bulk: (selection: Selection, clear: () => void) => ReactNode;
  /** The sale open over the list. */ drawer: Drawer | null;
};

const WORDS = {
  caption: "Vendas",
  one: "venda",
  many: "vendas",
  isFeminine: true as const,
  find: "Buscar vendas",
  findBy: "Número, nome ou e-mail",
};

/** The store's sales: tabs by state, a search and filters, the lines and their totals, and one line open in a drawer. */
export function SalesPage({ sales, search, bulk, drawer }: SalesPageProps) {
  if (sales.counts.todas === 0 && !isNarrowed(search)) return <NoSalesYet />;
  const tab = search.situacao ?? "pagas";
  return (
    <DataTable<SaleRow>
      path={SALES_PATH}
      search={search}
      words={WORDS}
      columns={salesColumns(search)}
      firstSort="data"
      rows={sales.rows}
      total={sales.counts[tab]}
      rowId={(sale) => sale.itemId}
      rowName={(sale) => `pedido ${orderNumber(sale.number)}, ${sale.title}`}
      tabs={{
        label: "Situação das vendas",
        options: SALE_TAB_NAMES.map((name) => ({
          value: name === "pagas" ? undefined : name,
          label: tabWords[name],
          count: sales.counts[name],
        })),
      }}
      filters={filtersOf(sales)}
      bulk={bulk}
      markedWords={(rows) => `, ${formatMoney(rows.reduce((sum, row) => sum + row.paidCents, 0))}`}
      drawer={drawer}
      totals={<SalesTotals totals={sales.totals} tab={tab} />}
    >
      {(tab === "pagas" || tab === "todas") && <Waiting waiting={sales.waiting} search={search} />}
    </DataTable>
  );
}

const filtersOf = ({ materials: products }: SalesList): Filter[] => [
  { kind: "period", from: "de", to: "ate", label: "Período" },
  {
    kind: "choice",
    param: "meio",
    label: "Pagamento",
    choices: PAYMENT_METHODS.map((value) => ({ value, label: paymentMethodWords[value] })),
  },
  productFilter(products),
];

/** Lines that await payment are not sales yet: they are counted apart, with a link to them. */
function Waiting({ waiting, search }: { waiting: SalesList["waiting"]; search: SalesSearch }) {
  if (waiting.items === 0) return null;
  return (
    <p className="border-t border-line bg-well px-4 py-2.5 text-sm md:px-5">
      <RouterLink
        keepScroll
        href={listHref(SALES_PATH, search, { situacao: "aguardando" })}
        className="font-semibold underline underline-offset-3"
      >
        {plural(waiting.items, "venda aguarda", "vendas aguardam")} pagamento
      </RouterLink>
      : <Money cents={waiting.paidCents} />, fora da soma.
    </p>
  );
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
