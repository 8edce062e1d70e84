import { brand } from "#kit/brand/brand.ts";
import { formatBasisPoints } from "#kit/percent.ts";
import { formatMoney } from "#kit/money.ts";
import { Money } from "#ui/money.tsx";
import { Panel } from "#ui/panel.tsx";
import { type Column, Table } from "#ui/table.tsx";
import type { StorePayments } from "../../../payments/recipients/rules.ts";
import { commissionOf } from "../../../pricing/commission.ts";
import { type PreviewRow, salePreview } from "../../../payments/rules/sale-preview.ts";
import type { PaymentsPage } from "../payments-page.ts";
import { METHODS } from "#modules/payments/methods/methods.ts";
import { card } from "#modules/payments/methods/card.ts";
import { COST_AT_REFUND, COST_AT_SALE } from "#modules/payments/refunds/messages.ts";

const SALE_CENTS = 5_000;

const COLUMNS: Column<PreviewRow>[] = [
  { id: "como", header: "Como paga", place: "lead", cell: (row) => wayOf(row) },
  {
    id: "paga",
    header: "Quem compra paga",
    numeric: true,
    place: "own-line",
    cell: (row) => (
      <>
        <span className="text-muted md:hidden">paga </span>
        <Money cents={row.buyerCents} />
        {row.bearer === "comprador" && <Interest row={row}>com</Interest>}
        {row.bearer === "autor" && <span className="text-2xs text-muted md:block"> sem juros</span>}
      </>
    ),
  },
  {
    id: "comissao",
    header: "Comissão",
    numeric: true,
    place: "own-line",
    cell: (row) => (
      <>
        <span className="text-muted md:hidden">comissão </span>
        <Money cents={-row.commissionCents} />
      </>
    ),
  },
  {
    id: "recebe",
    header: "Você recebe",
    numeric: true,
    place: "lead-end",
    cell: (row) => (
      <>
        <Money cents={row.netCents} className="font-semibold" />
        {row.bearer === "autor" && (
          <Interest row={row} isBelow>
            menos
          </Interest>
        )}
      </>
    ),
  },
];

const Interest = ({ row, isBelow, children }: { row: PreviewRow; isBelow?: boolean; children: string }) => (
  <span className={`text-2xs font-normal text-muted md:block ${isBelow ? "block" : ""}`}>
    {" "}
    {children} <Money cents={row.interestCents} /> de juros
  </span>
);

function wayOf(row: PreviewRow) {
  if (row.method !== card.name) return METHODS[row.method].shortLabel;
  if (row.count === 1) return "Cartão à vista";
  return (
    <>
      {row.count}x de <Money cents={row.eachCents} />
    </>
  );
}

type SalePreviewProps = Pick<PaymentsPage, "platform" | "isOwnCommission" | "rates"> & { chosen: StorePayments };

/** What an author receives of a sale of R$ 50, for each payment method, computed with the settings of real sales. */
export function SalePreview({ chosen, platform, isOwnCommission, rates }: SalePreviewProps) {
  const rows = salePreview(SALE_CENTS, chosen, platform);
  const commissionCents = rows[0]?.commissionCents ?? 0;
  return (
    <Panel id="comissao" title="Uma venda de R$ 50,00" flush className="scroll-mt-20">
      <p className="px-4 pb-3 text-xs text-muted md:px-5">
        {`A comissão ${brand.of} é de `}
        {formatBasisPoints(platform.commission.basisPoints)}, no mínimo {formatMoney(platform.commission.leastCents)} por material
        {isOwnCommission ? ", combinada para a sua loja" : ""}: aqui, <Money cents={commissionCents} />. {COST_AT_SALE}{" "}
        {COST_AT_REFUND}
      </p>
      <AgreedRates rates={rates} leastCents={platform.commission.leastCents} />
      <Table
        caption="O que quem compra paga e o que você recebe, por forma de pagamento"
        columns={COLUMNS}
        rows={rows}
        rowKey={(row) => `${row.method}-${row.count}`}
        {...(rows.length === 0 ? { message: "Aceite Pix ou cartão para ver o exemplo." } : {})}
      />
    </Panel>
  );
}

/** The rates agreed for some products or categories, in place of the rate above. */
function AgreedRates({ rates, leastCents }: { rates: PaymentsPage["rates"]; leastCents: number }) {
  if (rates.length === 0) return null;
  return (
    <div className="px-4 pb-4 text-xs md:px-5">
      <p className="font-semibold">Outra comissão</p>
      <ul className="mt-1 grid gap-1">
        {rates.map(({ kind, id, name, bps }) => (
          <li key={`${kind}.${id}`} className="flex flex-wrap justify-between gap-x-4">
            <span className="wrap-anywhere">{kind === "categoria" ? `Categoria ${name}` : `“${name}”`}</span>
            <span className="text-muted">
              {formatBasisPoints(bps)}: de R$ 50,00 você recebe{" "}
              <Money cents={SALE_CENTS - commissionOf(SALE_CENTS, { basisPoints: bps, leastCents })} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
