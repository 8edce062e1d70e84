import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { sql } from "drizzle-orm";
import { expectedByDay, readWallet } from "../../payouts/balance/queries.ts";
import { typeOf } from "../../payouts/statement/rules/kinds.ts";
import { MOVE_TYPES, type MoveType } from "../../payouts/statement/rules/move-types.ts";
import { nextDays } from "../rules/next-days.ts";
import type { Range } from "../rules/range.ts";
import { readDownloadSums, readSaleSums } from "../rollups/queries/read-sums.ts";
import { readKinds, readOpening } from "./queries.ts";

/**
 * An author's balance over the range, in centavos: opening + sales − fees − what went back − withdrawals ± the rest is closing, each
 * equal to the ledger; beside it what the pockets hold now, when the rest arrives, and the figures of the period before.
 */
export async function readRangeBalance(storeId: number, range: Range) {
  const [openingCents, kinds, sales, downloads, former, wallet, expected, asOf] = await Promise.all([
    readOpening(storeId, range.from),
    readKinds(storeId, range),
    readSaleSums(storeId, range),
    readDownloadSums(storeId, range),
    range.former && readFormer(storeId, range.former),
    readWallet(storeId),
    expectedByDay(storeId),
    readClock(),
  ]);
  const changes = Object.fromEntries(MOVE_TYPES.map((type) => [type, 0])) as Record<MoveType, number>;
  for (const { kind, changeCents } of kinds) changes[typeOf(kind)] += changeCents;
  const movedCents = kinds.reduce((sum, { changeCents }) => sum + changeCents, 0);
  return {
    openingCents,
    changes,
    grossCents: sales.grossCents,
    /** What stayed with the platform of the sales of these days. */
    feeCents: sales.grossCents - changes.vendas,
    closingCents: openingCents + movedCents,
    sales,
    downloads,
    former,
    wallet,
    expected: nextDays(expected),
    expectedCents: expected.reduce((sum, { cents }) => sum + cents, 0),
    asOf,
  };
}

async function readFormer(storeId: number, span: { from: string; to: string }) {
  const [sales, downloads] = await Promise.all([readSaleSums(storeId, span), readDownloadSums(storeId, span)]);
  return { sales, downloads };
}

async function readClock(): Promise<Date> {
  const rows = await readRows(db, { now: col.time`now()` }, (row) => sql`select ${row}`);
  return new Date(rows[0]?.now ?? Date.now());
}
