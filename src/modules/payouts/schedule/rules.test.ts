import { describe, expect, it } from "vitest";
import type { TransferFacts } from "../withdrawals/rules/blocks.ts";
import { hindranceOf, nextRun, periodOf, reactionTo, retryRun } from "./rules.ts";

/** 26 November 2026 is a Thursday; São Paulo is three hours behind. */
const at = (text: string): Date => new Date(`${text}-03:00`);

describe("when the next period is paid", () => {
  it.each([
    ["diario", "2026-11-26T08:59", "2026-11-26T09:00"],
    ["diario", "2026-11-26T09:00", "2026-11-27T09:00"],
    ["diario", "2026-11-27T09:00", "2026-11-30T09:00"],
    ["diario", "2026-11-28T03:00", "2026-11-30T09:00"],
    ["semanal", "2026-11-26T10:00", "2026-11-30T09:00"],
    ["semanal", "2026-11-30T08:00", "2026-11-30T09:00"],
    ["semanal", "2026-11-30T09:00", "2026-12-07T09:00"],
    ["mensal", "2026-11-26T10:00", "2026-12-01T09:00"],
    ["mensal", "2026-12-01T09:00", "2027-01-01T09:00"],
    ["mensal", "2027-01-31T23:59", "2027-02-01T09:00"],
  ] as const)("%s, at %s: %s", (frequency, now, expected) => {
    expect(nextRun(frequency, at(now))).toEqual(at(expected));
  });

  it("is tried again in an hour, never past the next period", () => {
    expect(retryRun("semanal", at("2026-11-30T09:00"))).toEqual(at("2026-11-30T10:00"));
    expect(retryRun("diario", at("2026-11-27T08:30"))).toEqual(at("2026-11-27T09:00"));
  });
});

describe("the period of an instant, in São Paulo", () => {
  it.each([
    ["diario", "2026-11-26T23:59", "diario 2026-11-26"],
    ["semanal", "2026-11-29T23:59", "semanal 2026-11-23"],
    ["semanal", "2026-11-30T00:00", "semanal 2026-11-30"],
    ["mensal", "2026-11-30T23:59", "mensal 2026-11-01"],
  ] as const)("%s, at %s: %s", (frequency, now, expected) => {
    expect(periodOf(frequency, at(now))).toBe(expected);
  });
});

it("another account or no second step ends it; too little waits for the next period; the rest is tried again", () => {
  expect(reactionTo("account_changed")).toBe("stop");
  expect(reactionTo("no_second_step")).toBe("stop");
  expect(reactionTo("below_own_least")).toBe("skip");
  expect(reactionTo("no_balance")).toBe("skip");
  for (const block of ["held", "account_changing", "provider_down", "open_withdrawal", "credentials_changed"] as const)
    expect(reactionTo(block)).toBe("retry");
});

const READY: TransferFacts = {
  isOn: true,
  isSuspended: false,
  isClosing: false,
  recipient: "ativo",
  account: { isUsable: true, wasReturned: false },
  isHeld: false,
  changedCredentials: false,
  availableCents: 0,
  debtCents: 0,
  hasOpen: false,
  hasSecondStep: true,
  today: { count: 2, cents: 4_000 },
  limits: { leastCents: 2_000, dailyCount: 2, dailyCents: 100_000 },
  feeCents: 0,
};

describe("what an author does first to turn it on, one thing at a time", () => {
  it.each<[Partial<TransferFacts>, ReturnType<typeof hindranceOf>]>([
    [{}, null],
    [{ recipient: "sem_cadastro", account: null, hasSecondStep: false }, "no_recipient"],
    [{ recipient: "em_analise", hasSecondStep: false }, "recipient_inactive"],
    [{ account: null, hasSecondStep: false }, "no_account"],
    [{ hasSecondStep: false }, "no_second_step"],
    [{ isSuspended: true, hasSecondStep: false }, "suspended"],
    [{ isHeld: true, debtCents: 1, hasOpen: true }, null],
  ])("%o: %s", (facts, expected) => {
    expect(hindranceOf({ ...READY, ...facts })).toBe(expected);
  });
});
