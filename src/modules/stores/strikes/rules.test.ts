import { expect, it } from "vitest";
import { effectOf, strikeState } from "./rules.ts";

const limits = { reviewFrom: 2, stopFrom: 3 };

it.each([
  [0, "aviso"],
  [1, "aviso"],
  [2, "revisao"],
  [3, "parada"],
  [9, "parada"],
])("%i strikes that count have the effect %s", (active, effect) => {
  expect(effectOf(active, limits)).toBe(effect);
});

it("stops rather than reviews when both begin at the same count", () => {
  expect(effectOf(2, { reviewFrom: 2, stopFrom: 2 })).toBe("parada");
});

it("a strike counts until its end and not after it was taken back", () => {
  const now = new Date("2026-11-26T12:00:00Z");
  const endsAt = new Date("2026-11-26T12:00:00.001Z");
  expect(strikeState({ endsAt, liftedAt: null }, now)).toBe("ativa");
  expect(strikeState({ endsAt: now, liftedAt: null }, now)).toBe("vencida");
  expect(strikeState({ endsAt, liftedAt: now }, now)).toBe("retirada");
});
