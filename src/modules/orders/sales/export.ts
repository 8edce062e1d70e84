import { and } from "drizzle-orm";
import { BOM, type Cell, csvRow } from "#kit/csv.ts";
import { formatTime } from "#kit/date-format.ts";
import type { AnswerOf } from "#kit/answer.ts";
import { paymentMethodWords, statusWords } from "../messages.ts";
import { underTab } from "./queries/filter.ts";
import { comesAfter, saleOf, salesRows } from "./queries/rows.ts";
import type { SalesSearch } from "./search.ts";

const HEAD = [
  "Data",
  "Hora (Brasília)",
  "Pedido",
  "Material",
  "Situação",
  "Pagamento",
  "Preço",
  "Desconto",
  "Cupom",
  "Valor",
  "Comissão",
  "Juros",
  "Líquido",
  "Devolvido",
  "Quem comprou",
  "E-mail",
];
const SLICE = 500;

type Line = AnswerOf<typeof salesRows>[number];

/**
 * Streams the sales that the screen shows under these filters as a spreadsheet in Portuguese, in the same order, with amounts in reais
 * (decimal comma) and, in the last row, the screen's totals.
 */
export async function* salesFile(storeId: number, search: SalesSearch): AsyncGenerator<string> {
  yield BOM + csvRow(HEAD);
  const wanted = underTab(storeId, search);
  const sums = { paid: 0, commission: 0, interest: 0, net: 0, returned: 0 };
  const isSummed = (line: Line) => search.situacao !== "todas" || line.isPaid;
  let last: Line | undefined;
  do {
    const lines: Line[] = await salesRows(and(wanted, last && comesAfter(last, search.ordem)), {
      ordem: search.ordem,
      limit: SLICE,
      offset: 0,
    });
    for (const line of lines) {
      yield csvRow(cellsOf(line));
      if (!isSummed(line)) continue;
      sums.paid += line.paidCents;
      sums.commission += line.commissionCents;
      sums.interest += line.interestCents;
      sums.net += line.netCents;
      sums.returned += line.returnedCents;
    }
    last = lines.length === SLICE ? lines.at(-1) : undefined;
  } while (last);
  const label = search.situacao === "todas" ? "Total do que foi pago" : "Total";
  yield csvRow([
    label,
    ...Array<null>(8).fill(null),
    reais(sums.paid),
    reais(-sums.commission),
    reais(-sums.interest),
    reais(sums.net),
    reais(-sums.returned),
    null,
    null,
  ]);
}

function cellsOf(line: Line): Cell[] {
  const sale = saleOf(line, 0);
  return [
    sale.soldAt,
    formatTime(sale.soldAt).replace("h", ":"),
    sale.number,
    sale.title,
    statusWords[sale.status],
    paymentMethodWords[sale.paymentMethod],
    reais(sale.priceCents),
    reais(-sale.discountCents),
    sale.couponCode,
    reais(sale.paidCents),
    reais(-sale.commissionCents),
    reais(-sale.interestCents),
    reais(sale.netCents),
    reais(-sale.returnedCents),
    sale.buyerFirstName,
    sale.buyerEmailMasked,
  ];
}

/** Reais with two decimals: exact, because centavos are far below 2^53. Never "-0". */
const reais = (cents: number): number => (cents + 0) / 100;
