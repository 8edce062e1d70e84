import { BOM, type Cell, csvRow } from "#kit/csv.ts";
import { formatTime } from "#kit/date-format.ts";
import type { Move, StatementFilter } from "./queries/moves.ts";
import { openingOf, walkMoves } from "./queries/walk-moves.ts";
import { titleOf } from "./rules/kinds.ts";
import type { Period } from "./rules/period.ts";

const HEAD = [
  "Data",
  "Hora (Brasília)",
  "Movimento",
  "Pedido",
  "Materiais",
  "Preço",
  "Comissão",
  "Juros",
  "Taxa do saque",
  "Valor",
  "Saldo",
  "A liberar",
  "Disponível",
  "Reservado",
  "Em débito",
  "Referência",
];

/**
 * Streams the statement of a period as a spreadsheet in Portuguese, oldest first: opening balance, every movement with the balance after
 * it, closing balance; amounts in reais with a decimal comma. With a filter, its movements and their sum instead of the closing balance.
 */
export async function* statementFile(storeId: number, period: Period, filter: StatementFilter): AsyncGenerator<string> {
  const isFiltered = filter.type !== null || filter.words !== "";
  const opening = await openingOf(storeId, period);
  yield BOM + csvRow(HEAD) + csvRow(edge("Saldo inicial", period.start, opening.balanceCents));
  let balance = opening.balanceCents;
  let sum = 0;
  for await (const move of walkMoves(storeId, period, filter)) {
    balance += move.changeCents;
    if (!move.matches) continue;
    sum += move.changeCents;
    yield csvRow(line(move, balance));
  }
  if (isFiltered) yield csvRow(edge("Soma dos movimentos filtrados", period.end, sum, "valor"));
  yield csvRow(edge("Saldo final", period.end, balance));
}

function line(move: Move, balanceCents: number): Cell[] {
  const at = new Date(move.at);
  return [
    ...moment(at),
    titleOf(move.kind, null),
    move.orderNumber,
    move.titles,
    reais(move.grossCents),
    reais(negated(move.commissionCents)),
    reais(negated(move.interestCents)),
    reais(negated(move.feeCents)),
    reais(move.changeCents),
    reais(balanceCents),
    reais(move.pendingCents),
    reais(move.availableCents),
    reais(move.reservedCents),
    reais(move.debtCents),
    move.ref,
  ];
}

function edge(words: string, at: Date, cents: number, column: "saldo" | "valor" = "saldo"): Cell[] {
  const [value, balance] = column === "valor" ? [reais(cents), null] : [null, reais(cents)];
  return [...moment(at), words, null, null, null, null, null, null, value, balance, null, null, null, null, null];
}

/** The day, and "9:12", which spreadsheets read as a date and a time. */
const moment = (at: Date): [Date, string] => [at, formatTime(at).replace("h", ":")];
const negated = (cents: number | null): number | null => (cents === null ? null : 0 - cents);
/** Reais with two decimals: exact, because centavos are far below 2^53. */
const reais = (cents: number | null): number | null => (cents === null ? null : cents / 100);
