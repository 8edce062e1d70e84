import { orderNumber } from "#kit/format.ts";
import { Money } from "#ui/money.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { type Column, Table } from "#ui/table.tsx";
import type { SaleRow } from "./sales-facts.ts";
import { OrderStatusPill } from "./order-status-pill.tsx";
import { When } from "./when.tsx";

/** Says what a sum is where the rows have lost their head. */
const OnSmall = ({ children }: { children: string }) => <span className="text-muted md:hidden">{children} </span>;

const COLUMNS: Column<SaleRow>[] = [
  {
    id: "pedido",
    header: "Pedido",
    place: "second",
    cell: (sale) => (
      <>
        <RouterLink
          href={`/painel/pedidos/${sale.orderId}?aba=vendas`}
          aria-label={`Pedido ${orderNumber(sale.number)}`}
          className="tn font-semibold text-ink underline-offset-3 hover:underline max-md:underline md:after:absolute md:after:inset-0"
        >
          {orderNumber(sale.number)}
        </RouterLink>{" "}
        <span className="tn text-2xs whitespace-nowrap text-muted md:block">
          <When at={sale.createdAt} />
        </span>
      </>
    ),
  },
  {
    id: "quem",
    header: "Quem comprou",
    place: "lead",
    cell: (sale) => (
      <>
        {sale.buyerFirstName}
        <span className="block text-2xs font-normal wrap-anywhere text-muted">{sale.buyerEmailMasked}</span>
      </>
    ),
  },
  {
    id: "material",
    header: "Material",
    cell: (sale) => (
      <>
        <span className="wrap-anywhere">{sale.title}</span>
        {sale.hasNewMessage && (
          <span className="mt-1 block w-fit rounded-full bg-accent px-2 py-px text-2xs font-semibold text-accent-ink">
            Mensagem nova
          </span>
        )}
      </>
    ),
  },
  { id: "situacao", header: "Situação", place: "second-end", cell: (sale) => <OrderStatusPill status={sale.status} /> },
  {
    id: "valor",
    header: "Valor",
    numeric: true,
    cell: (sale) => (
      <>
        <OnSmall>Valor</OnSmall>
        <Money cents={sale.paidCents} />
      </>
    ),
  },
  {
    id: "comissao",
    header: "Comissão",
    numeric: true,
    cell: (sale) => (
      <>
        <OnSmall>Comissão</OnSmall>
        <Money cents={sale.commissionCents} />
      </>
    ),
  },
  {
    id: "liquido",
    header: "Líquido",
    numeric: true,
    place: "lead-end",
    cell: (sale) => (
      <b className="font-semibold">
        <Money cents={sale.paidCents - sale.commissionCents - sale.interestCents} />
      </b>
    ),
  },
];

/** One row per material sold; each opens its order. */
export function SalesTable({ rows, empty }: { rows: SaleRow[]; empty: string }) {
  return (
    <div className="[&_tbody_tr]:relative">
      <Table
        caption="Vendas da sua loja"
        columns={COLUMNS}
        rows={rows}
        rowKey={(row) => row.itemId}
        message={rows.length === 0 ? empty : undefined}
      />
    </div>
  );
}
