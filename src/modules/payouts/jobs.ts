import type { Sweep } from "#platform/jobs.ts";
import { checkBooks } from "./check-books.ts";
import { releaseFunds } from "./release-funds.ts";
import { settleDebts } from "./settle-debts.ts";

export const sweeps: Sweep[] = [
  { name: "payouts.release-funds", everySeconds: 60, run: releaseFunds },
  { name: "payouts.settle-debts", everySeconds: 60, run: settleDebts },
  { name: "payouts.check-books", everySeconds: 300, run: checkBooks },
];
