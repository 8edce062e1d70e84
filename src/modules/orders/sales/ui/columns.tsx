import { orderNumber } from "#kit/format.ts";
import { timeLeftWords } from "#kit/time-left.ts";
import type { DataColumn } from "#ui/data-table/data-column.ts";
import { RowLink } from "#ui/data-table/row-link.tsx";
import { Money } from "#ui/money.tsx";
import { paymentMethodWords } from "../../messages.ts";
import { SALES_PATH, type SalesSearch } from "../search.ts";
import { OrderStatusPill } from "../../ui/order-status-pill.tsx";
import type { SaleRow } from "../../ui/sales-facts.ts";
import { useNow } from "../../ui/use-now.ts";
import { When } from "../../ui/when.tsx";

/** The label of an amount on small screens, where the table has no header. */
const OnSmall = ({ children }: { children: string }) => <span className="figure-name">{children}</span>;

/** The columns of the sales; the number links to the sale's details. */
export const salesColumns = (search: SalesSearch): DataColumn<SaleRow>[] => [
  {
    id: "data",
    header: "Pedido",
    always: true,
    sort: "descending",
    place: "second",
    cell: (sale) => (
      <>
        <RowLink path={SALES_PATH} search={search} id={sale.itemId}>
          <span className="tn max-md:inline-block max-md:py-2.5 max-md:underline">{orderNumber(sale.number)}</span>
        </RowLink>{" "}
        <span className="tn text-2xs whitespace-nowrap text-muted md:block">
          <When at={sale.soldAt} />
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
        <span className="block truncate text-2xs font-normal text-muted md:max-w-40" title={sale.buyerEmailMasked}>
          {sale.buyerEmailMasked}
        </span>
      </>
    ),
  },
  {
    id: "material",
    header: "Material",
    cell: (sale) => (
      <>
        <span className="block wrap-anywhere md:min-w-36">{sale.title}</span>
        {sale.hasNewMessage && (
          <span className="mt-1 block w-fit rounded-full bg-accent px-2 py-px text-2xs font-semibold text-accent-ink">
            Mensagem nova
          </span>
        )}
        <WithdrawalRightLeft endsAt={sale.withdrawalRightEndsAt} className="md:hidden" />
      </>
    ),
  },
  {
    id: "situacao",
    header: "Situação",
    place: "second-end",
    cell: (sale) => (
      <>
        <OrderStatusPill status={sale.status} />
        <WithdrawalRightLeft endsAt={sale.withdrawalRightEndsAt} className="max-md:hidden" />
      </>
    ),
  },
  { id: "pagamento", header: "Pagamento", extra: true, cell: (sale) => paymentMethodWords[sale.paymentMethod] },
  { id: "cupom", header: "Cupom", extra: true, cell: (sale) => sale.couponCode ?? "" },
  {
    id: "valor",
    header: "Valor",
    sort: "descending",
    numeric: true,
    place: "figure",
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
    place: "figure",
    cell: (sale) => (
      <>
        <OnSmall>Comissão</OnSmall>
        <Money cents={sale.commissionCents} />
      </>
    ),
  },
  {
    id: "devolvido",
    header: "Devolvido",
    extra: true,
    numeric: true,
    place: "figure",
    cell: (sale) => (
      <>
        <OnSmall>Devolvido</OnSmall>
        <Money cents={sale.returnedCents} />
      </>
    ),
  },
  {
    id: "liquido",
    header: "Líquido",
    sort: "descending",
    numeric: true,
    place: "lead-end",
    cell: (sale) => (
      <b className="font-semibold">
        <Money cents={sale.netCents} />
      </b>
    ),
  },
];

/** The time left for the buyer to withdraw: beside the status where it fits, on a separate line on phones. */
function WithdrawalRightLeft({ endsAt, className }: { endsAt: Date | null; className: string }) {
  const now = useNow();
  if (!endsAt || endsAt <= now) return null;
  return (
    <span
      className={`mt-0.5 block text-2xs whitespace-nowrap text-muted ${className}`}
      title="Prazo de quem comprou para desistir"
    >
      Desistência: {timeLeftWords(endsAt, now)}
    </span>
  );
}
