import { expect, it } from "vitest";
import { CHARGED_METHODS } from "../../orders/rules/payment-methods.ts";
import { METHODS } from "../methods/methods.ts";
import { nextReadingSeconds } from "./next-reading.ts";

const DAY = 86_400;
const read = { method: "pix", ageSeconds: 60, endedSeconds: 0, pollCount: 0 } as const;

it("an ended code that a slow bank may still pay is asked about within the five minutes of a late payment", () => {
  for (const status of ["expirada", "cancelada"] as const) {
    expect(nextReadingSeconds({ ...read, status })).toBeLessThan(300);
    expect(nextReadingSeconds({ ...read, status, endedSeconds: 3_600 })).toBeLessThan(300);
    expect(nextReadingSeconds({ ...read, status, endedSeconds: 2.9 * DAY })).toBeGreaterThan(3_600);
    expect(nextReadingSeconds({ ...read, status, endedSeconds: 3.1 * DAY })).toBeNull();
  }
});

it("a paid charge is read again, ever more sparsely, until no dispute can come", () => {
  for (const method of CHARGED_METHODS) {
    const { days } = METHODS[method].dispute;
    let age = 0;
    let readings = 0;
    for (;;) {
      const wait = nextReadingSeconds({ status: "paga", method, ageSeconds: age, endedSeconds: 0, pollCount: 9 });
      if (wait === null) break;
      expect(wait).toBeGreaterThanOrEqual(DAY);
      age += wait;
      readings++;
    }
    expect(age / DAY).toBeGreaterThanOrEqual(days);
    expect(readings).toBeLessThan(45);
  }
});

it("what ended without money, or gave all of it back, is not asked about", () => {
  for (const status of ["nao_existe", "reembolsada", "perdida"] as const)
    expect(nextReadingSeconds({ ...read, status })).toBeNull();
  expect(nextReadingSeconds({ ...read, status: "cancelada", method: "cartao" })).toBeNull();
});
