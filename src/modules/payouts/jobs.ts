import type { Sweep } from "#platform/jobs.ts";
import { checkBooks } from "./check-books.ts";
import { holdDisputed } from "./hold-disputed.ts";
import { releaseFunds } from "./release-funds.ts";
import { settleDebts } from "./settle-debts.ts";

export const sweeps: Sweep[] = [
  { name: "payouts.release-funds", everySeconds: 60, run: releaseFunds },
  { name: "payouts.settle-debts", everySeconds: 60, run: settleDebts },
  { name: "payouts.hold-disputed", everySeconds: 600, run: holdDisputed },
  { name: "payouts.check-books", everySeconds: 300, run: checkBooks },
];
