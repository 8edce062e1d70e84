import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  refundRightEndsAt,
  guaranteeEndsAt,
  withdrawalRightEndsAt,
  releaseDays,
  releaseExpectedAt,
  rightToRefund,
} from "./terms.ts";

const paidAt = new Date("2026-11-21T17:53:00Z");
const after = (days: number, ms = 0): Date => new Date(paidAt.getTime() + days * 86_400_000 + ms);

describe("the periods of a purchase", () => {
  it("withdrawal from the purchase lasts 7 × 24 h after payment, or after the first access when that came later", () => {
    expect(withdrawalRightEndsAt(paidAt, null).toISOString()).toBe("2026-11-28T17:53:00.000Z");
    expect(withdrawalRightEndsAt(paidAt, new Date("2026-11-24T10:00:00Z")).toISOString()).toBe("2026-12-01T10:00:00.000Z");
    expect(withdrawalRightEndsAt(paidAt, new Date("2026-11-20T10:00:00Z")).toISOString()).toBe("2026-11-28T17:53:00.000Z");
  });

  it("never reopens beyond thirty days of the payment, however late the first access", () => {
    expect(withdrawalRightEndsAt(paidAt, after(20))).toEqual(after(27));
    expect(withdrawalRightEndsAt(paidAt, after(25))).toEqual(after(30));
    expect(withdrawalRightEndsAt(paidAt, after(60))).toEqual(after(30));
    expect(withdrawalRightEndsAt(paidAt, after(60), 45)).toEqual(after(45));
    const late = { paidAt, firstAccessAt: after(60), now: after(60, 1) };
    expect(rightToRefund(late, { legalDays: 7, guaranteeDays: 7 })).toBeNull();
    expect(rightToRefund(late, { legalDays: 7, guaranteeDays: 90 })).toBe("garantia");
  });

  it("the store's guarantee counts only from payment, and the period that ends last applies", () => {
    expect(guaranteeEndsAt(paidAt, 15)).toEqual(after(15));
    expect(refundRightEndsAt(paidAt, null, 7)).toEqual(after(7));
    expect(refundRightEndsAt(paidAt, null, 30)).toEqual(after(30));
    expect(refundRightEndsAt(paidAt, after(12), 15)).toEqual(after(19));
    expect(refundRightEndsAt(paidAt, after(5), 15)).toEqual(after(15));
  });

  it.each([
    [7, null, after(7, -1), "arrependimento"],
    [7, null, after(7), null],
    [15, null, after(7, -1), "arrependimento"],
    [15, null, after(7), "garantia"],
    [15, null, after(15, -1), "garantia"],
    [15, null, after(15), null],
    [30, null, after(15), "garantia"],
    [30, null, after(30, -1), "garantia"],
    [30, null, after(30), null],
    [15, after(10), after(16), "arrependimento"],
    [15, after(10), after(17), null],
    [30, after(10), after(17), "garantia"],
  ] as const)("store of %i days, first access at %s: at %s it is %s", (guaranteeDays, firstAccessAt, now, right) =>
    expect(rightToRefund({ paidAt, firstAccessAt, now }, { legalDays: 7, guaranteeDays })).toBe(right),
  );

  it.each([
    [7, 8],
    [15, 16],
    [30, 31],
  ])("with %i days to return, the amount is released in %i", (guaranteeDays, days) => {
    expect(releaseDays(guaranteeDays)).toBe(days);
    expect(releaseExpectedAt(paidAt, guaranteeDays)).toEqual(after(days));
  });

  it("never before the platform's minimum", () => {
    expect(releaseDays(7, 14)).toBe(14);
    expect(releaseDays(30, 14)).toBe(31);
  });

  it("the amount can only be released once the refund period of the payment has ended", () =>
    fc.assert(
      fc.property(fc.constantFrom(7, 15, 30), fc.date({ min: after(-900), max: after(900), noInvalidDate: true }), (days, at) => {
        expect(releaseExpectedAt(at, days) > refundRightEndsAt(at, null, days)).toBe(true);
      }),
    ));
});
