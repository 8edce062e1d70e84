import { setImmediate } from "node:timers/promises";
import { formatDateRange, formatDateTime, formatFullDateTime } from "#kit/date-format.ts";
import { orderNumber, plural } from "#kit/format.ts";
import { formatMoney, formatSignedMoney } from "#kit/money.ts";
import { openPaper, type Paper, RIGHT } from "../../payments/receipts/paper.ts";
import type { Move } from "../statement/queries/moves.ts";
import { openingOf, walkMoves } from "../statement/queries/walk-moves.ts";
import { titleOf } from "../statement/rules/kinds.ts";
import type { Period } from "../statement/rules/period.ts";
import type { Owner } from "./queries/paper-owner.ts";
import { writeOwner } from "./write-owner.ts";

/** Maximum number of movements in the document; the others are added into one line, and the spreadsheet has all of them. */
const MOST_LINES = 1_000;
const BREATH = 100;
const VALUE = 430;

export type DrawnStatement = { bytes: Uint8Array; openingCents: number; movedCents: number; closingCents: number; lines: number };

/**
 * The statement of a period as an A4 document, oldest first: opening balance, every movement with the balance after it, closing
 * balance. Movements beyond `most` are one line, so that opening plus lines is still closing.
 */
export async function drawStatement(
  storeId: number,
  owner: Owner,
  title: string,
  period: Period,
  issuedAt: Date,
  most = MOST_LINES,
): Promise<DrawnStatement> {
  const paper = await openPaper(title, issuedAt);
  writeOwner(paper, owner);
  const days = formatDateRange(period.start, period.end);
  paper.write(`${days}, dias pelo horário de Brasília. Tirado dos lançamentos em ${formatFullDateTime(issuedAt)}.`, {
    size: 8,
    muted: true,
  });
  paper.rule();
  const { balanceCents: openingCents } = await openingOf(storeId, period);
  sum(paper, "Saldo no início", openingCents);
  paper.rule();
  let balance = openingCents;
  let lines = 0;
  const rest = { count: 0, cents: 0 };
  for await (const move of walkMoves(storeId, period, { type: null, words: "" })) {
    balance += move.changeCents;
    if (lines === most) {
      rest.count += 1;
      rest.cents += move.changeCents;
      continue;
    }
    writeMove(paper, move, balance);
    lines += 1;
    if (lines % BREATH === 0) await setImmediate();
  }
  if (rest.count > 0) sum(paper, `Mais ${plural(rest.count, "movimento", "movimentos")}, na planilha do mês`, rest.cents);
  paper.rule();
  sum(paper, "Movimentos", balance - openingCents);
  sum(paper, "Saldo no fim", balance, true);
  paper.rule();
  paper.write(NOTE, { size: 8, muted: true });
  return { bytes: await paper.document.save(), openingCents, movedCents: balance - openingCents, closingCents: balance, lines };
}

const NOTE =
  "O saldo soma o disponível, o que está a liberar e o reservado, menos o débito. À direita, o saldo depois de cada movimento.";

function writeMove(paper: Paper, move: Move, balance: number): void {
  const title = titleOf(move.kind, move.orderNumber === null ? null : orderNumber(move.orderNumber));
  paper.room(40);
  paper.amount(formatSignedMoney(move.changeCents), true, { right: VALUE, size: 9 });
  paper.amount(formatMoney(balance), false, { size: 9 });
  paper.write(title, { size: 9, bold: true, width: 270 });
  const detail = [formatDateTime(new Date(move.at)), move.titles].filter(Boolean).join(" · ");
  paper.write(detail, { size: 8, muted: true, width: 270 });
  paper.y -= 4;
}

function sum(paper: Paper, label: string, cents: number, isStrong = false): void {
  paper.amount(formatMoney(cents), isStrong, { right: RIGHT });
  paper.write(label, { bold: isStrong, width: 360 });
  paper.y -= 2;
}
