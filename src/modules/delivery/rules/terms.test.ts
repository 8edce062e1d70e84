import { describe, expect, it } from "vitest";
import { regretEndsAt, releaseExpectedAt } from "./terms.ts";

const paidAt = new Date("2026-11-21T17:53:00Z");

describe("os prazos de uma compra", () => {
  it("a desistência vale 7 × 24 h depois do pagamento, ou do primeiro acesso quando veio depois", () => {
    expect(regretEndsAt(paidAt, null).toISOString()).toBe("2026-11-28T17:53:00.000Z");
    expect(regretEndsAt(paidAt, new Date("2026-11-24T10:00:00Z")).toISOString()).toBe("2026-12-01T10:00:00.000Z");
    expect(regretEndsAt(paidAt, new Date("2026-11-20T10:00:00Z")).toISOString()).toBe("2026-11-28T17:53:00.000Z");
  });

  it("o valor só pode ser liberado depois que a desistência do pagamento acabou", () => {
    expect(releaseExpectedAt(paidAt).toISOString()).toBe("2026-11-29T17:53:00.000Z");
    expect(releaseExpectedAt(paidAt) > regretEndsAt(paidAt, null)).toBe(true);
  });
});
