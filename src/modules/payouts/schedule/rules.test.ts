import { describe, expect, it } from "vitest";
import { nextRun, periodOf, reactionTo, retryRun } from "./rules.ts";

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
