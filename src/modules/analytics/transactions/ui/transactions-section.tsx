import { Download } from "lucide-react";
import { listHref } from "#kit/list-search.ts";
import { Section } from "#modules/payouts/ui/section.tsx";
import { useSection } from "#modules/payouts/ui/use-section.ts";
import { productFilter } from "#modules/catalog/picking/ui/product-filter.ts";
import { buttonClass } from "#ui/button.tsx";
import { DataTable } from "#ui/data-table/data-table.tsx";
import type { Filter } from "#ui/data-table/filter.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import { MOVE_TYPES, type MoveType } from "../../../payouts/statement/rules/move-types.ts";
import { ANALYTICS_PATH, type AnalyticsSearch, MOVES_FILE } from "../../schema.ts";
import { getTransactions } from "../functions.ts";
import { MOVE_COLUMNS, moveName } from "./move-columns.tsx";
import { MoveTotals } from "./move-totals.tsx";
import type { TransactionFacts } from "./transaction-facts.ts";
import { METHOD_LIST } from "#modules/payments/methods/methods.ts";

const TYPE_WORDS: Record<MoveType, string> = {
  vendas: "Vendas",
  reembolsos: "Reembolsos",
  contestacoes: "Contestações",
  liberacoes: "Liberações",
  saques: "Saques",
  ajustes: "Ajustes",
};

const WORDS = {
  caption: "Transações",
  one: "transação",
  many: "transações",
  find: "Procurar transações",
  findBy: "Pedido ou material",
};

/** Every movement of the range, to narrow, order and take away. */
export function TransactionsSection({ search }: { search: AnalyticsSearch }) {
  const { agrupar: _, medida: __, baixado: ___, comparar: ____, colunas: _____, ...requested } = search;
  const state = useSection(() => getTransactions({ data: requested }), listHref("", requested, { pagina: requested.pagina }));
  return (
    <Section
      name="transactionTable"
      subject="as transações"
      state={state}
      skeleton={<Skeleton className="after-300ms h-[520px]" />}
    >
      {(facts) => (
        <>
          <div id="transacoes" className="mb-3 flex scroll-mt-20 flex-wrap items-center justify-between gap-3">
            <h2 className="text-t3">Transações</h2>
            <a
              href={listHref(MOVES_FILE, requested, { por: undefined })}
              download
              className={buttonClass({ variant: "soft", size: "sm" })}
            >
              <Download aria-hidden /> Exportar CSV
            </a>
          </div>
          <DataTable
            path={ANALYTICS_PATH}
            search={search}
            words={WORDS}
            columns={MOVE_COLUMNS}
            firstSort="data"
            rows={facts.rows}
            total={facts.count}
            rowId={(row) => String(row.id)}
            rowName={moveName}
            filters={filtersOf(facts)}
            totals={<MoveTotals facts={facts} />}
          />
        </>
      )}
    </Section>
  );
}

const filtersOf = ({ materials: products }: TransactionFacts): Filter[] => [
  {
    kind: "choice",
    param: "tipo",
    label: "Tipo",
    choices: MOVE_TYPES.map((value) => ({ value, label: TYPE_WORDS[value] })),
  },
  {
    kind: "choice",
    param: "meio",
    label: "Pagamento",
    choices: METHOD_LIST.map(({ name, shortLabel }) => ({ value: name, label: shortLabel })),
  },
  productFilter(products),
];
