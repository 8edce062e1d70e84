import { type Chance, chanceOf } from "./chance.ts";

/** What happens in a campaign. Numbers named `nth` choose among what exists when the step is taken. */
export type Step =
  | { kind: "buy"; buyer: number; products: number[]; by: "pix" | "card"; card: number; coupon: boolean }
  | { kind: "pay"; nth: number; moreCents: number }
  | { kind: "expire"; nth: number }
  | { kind: "give-up"; nth: number }
  | { kind: "panel-refund"; nth: number }
  | { kind: "dispute"; nth: number }
  | { kind: "win-dispute"; nth: number }
  | { kind: "withdraw"; author: number; amountCents: number }
  | { kind: "bank"; nth: number; settles: boolean }
  | { kind: "fault"; fault: string; path: string; seconds: number; rate: number }
  | { kind: "webhooks"; mode: "normal" | "duplicate" | "shuffle" | "drop"; seconds: number }
  | { kind: "clock"; hours: number }
  | { kind: "kill"; what: "web" | "worker" | "database"; nth: number };

export const WORLD = { buyers: 12, authors: 3, products: 9, webs: 2, workers: 2 };
/** One a second: a purchase and what follows it take about ten steps. */
const STEPS_PER_MINUTE = 60;

const FAULTS = ["down", "500", "500-after-commit", "timeout-after-commit", "429", "truncate"];
const PATHS = ["/orders", "/charges", "/transfers", "/payables"];

const MAKERS: [weight: number, make: (chance: Chance) => Step][] = [
  [
    24,
    ({ below, next }) => ({
      kind: "buy",
      buyer: below(WORLD.buyers),
      products: [...new Set(Array.from({ length: 1 + below(3) }, () => below(WORLD.products)))],
      by: next() < 0.65 ? "pix" : "card",
      card: below(4),
      coupon: next() < 0.3,
    }),
  ],
  [20, ({ below, next }) => ({ kind: "pay", nth: below(1_000), moreCents: next() < 0.85 ? 0 : below(400) - 200 })],
  [4, ({ below }) => ({ kind: "expire", nth: below(1_000) })],
  [6, ({ below }) => ({ kind: "give-up", nth: below(1_000) })],
  [2, ({ below }) => ({ kind: "panel-refund", nth: below(1_000) })],
  [4, ({ below }) => ({ kind: "dispute", nth: below(1_000) })],
  [3, ({ below }) => ({ kind: "win-dispute", nth: below(1_000) })],
  [3, ({ below }) => ({ kind: "withdraw", author: below(WORLD.authors), amountCents: 2_000 + below(9_000) })],
  [3, ({ below, next }) => ({ kind: "bank", nth: below(1_000), settles: next() < 0.7 })],
  [
    5,
    ({ below, next, pick }) => ({
      kind: "fault",
      fault: pick(FAULTS),
      path: pick(PATHS),
      seconds: 1 + below(6),
      rate: 0.3 + next() * 0.7,
    }),
  ],
  [4, ({ below, pick }) => ({ kind: "webhooks", mode: pick(["normal", "duplicate", "shuffle", "drop"]), seconds: 2 + below(8) })],
  [1, ({ below }) => ({ kind: "clock", hours: 1 + below(48) })],
  [
    3,
    ({ below, next }) => ({ kind: "kill", what: next() < 0.45 ? "web" : next() < 0.85 ? "worker" : "database", nth: below(2) }),
  ],
];
const WHOLE = MAKERS.reduce((sum, [weight]) => sum + weight, 0);

/** The same seed makes the same steps. */
export function stepsOf(seed: number, minutes: number): Step[] {
  const chance = chanceOf(seed);
  return Array.from({ length: Math.max(1, Math.round(minutes * STEPS_PER_MINUTE)) }, () => {
    let at = chance.next() * WHOLE;
    const [, make] = MAKERS.find(([weight]) => (at -= weight) < 0) ?? MAKERS[0]!;
    return make(chance);
  });
}
