import { dayKeySp } from "#kit/day-key.ts";
import { readWallet } from "../../payouts/balance/queries.ts";
import { readDownloadDays } from "../downloads/queries.ts";
import { firstReachDay } from "../events/queries/read-reach.ts";
import { readBest, readSaleDays } from "../revenue/queries.ts";
import { readReachDays } from "./queries/reach-by-day.ts";
import { figuresOf, reachedBy, type WindowName, windowsOf } from "./rules/windows.ts";

const BEST = 3;

/**
 * How a store stands at `now`: its figures today, in 7 and in 30 days against the days before, what may be transferred (centavos), and
 * the three products that left most in the window `asked` for.
 */
export async function readStanding(storeId: number, requested: WindowName, now: Date) {
  const windows = windowsOf(dayKeySp(now));
  const span = reachedBy(windows);
  const [sales, downloads, reach, since, wallet, best] = await Promise.all([
    readSaleDays(storeId, span),
    readDownloadDays(storeId, span, null),
    readReachDays(storeId, span),
    firstReachDay(storeId),
    readWallet(storeId),
    readBest(storeId, windows.find(({ name }) => name === requested)?.days ?? span),
  ]);
  return { windows: figuresOf(windows, { sales, downloads, reach, since }), wallet, best: best.slice(0, BEST), asOf: now };
}
