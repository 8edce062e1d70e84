import { BOM, type Cell, csvRow } from "#kit/csv.ts";
import { formatTime } from "#kit/date-format.ts";
import { titleOf } from "../../payouts/statement/rules/kinds.ts";
import type { Span } from "../rollups/queries/days.ts";
import type { AnalyticsSearch } from "../schema.ts";
import type { MoveRow } from "./queries/moves.ts";
import { walkView } from "./queries/walk-moves.ts";
import { MONEY_STATE_WORDS, moneyStateOf } from "./rules.ts";
import { METHODS } from "#modules/payments/methods/methods.ts";

const HEAD = [
  "Data",
  "Hora (Brasília)",
  "Tipo",
  "Pedido",
  "Materiais",
  "Pagamento",
  "Bruto",
  "Comissão",
  "Parcelamento",
  "Taxa do saque",
  "Valor",
  "Situação",
  "Disponível em",
  "Referência",
];

/** The transactions of a view as a spreadsheet in Portuguese, in its own order and with its total, in pieces. */
export async function* movesFile(storeId: number, span: Span, search: AnalyticsSearch): AsyncGenerator<string> {
  yield BOM + csvRow(HEAD);
  let total = 0;
  for await (const row of walkView(storeId, span, search)) {
    total += row.changeCents;
    yield csvRow(lineOf(row));
  }
  yield csvRow(["Total", null, null, null, null, null, null, null, null, null, reais(total), null, null, null]);
}

function lineOf(row: MoveRow): Cell[] {
  const at = new Date(row.at);
  const state = moneyStateOf(row);
  return [
    at,
    formatTime(at).replace("h", ":"),
    titleOf(row.kind, null),
    row.orderNumber,
    row.titles,
    row.method && METHODS[row.method].shortLabel,
    reais(row.grossCents),
    reais(negated(row.commissionCents)),
    reais(negated(row.interestCents)),
    reais(negated(row.feeCents)),
    reais(row.changeCents),
    state && MONEY_STATE_WORDS[state],
    state === "a_liberar" && row.freeOn ? new Date(row.freeOn) : null,
    row.ref,
  ];
}

const negated = (cents: number | null): number | null => (cents === null ? null : 0 - cents);
/** Reais as a number of two decimals: exact, since centavos stay far below 2^53. */
const reais = (cents: number | null): number | null => (cents === null ? null : cents / 100);
