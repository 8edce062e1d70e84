import { isNotFound } from "@tanstack/react-router";
import { expect, it } from "vitest";
import { loaded } from "./-loaded.ts";

const thrownBy = (answer: unknown): unknown => {
  try {
    loaded(answer);
    return null;
  } catch (thrown) {
    return thrown;
  }
};

it("nada está num endereço que não faz sentido", () => {
  expect(isNotFound(thrownBy({ ok: false, reason: "invalid" }))).toBe(true);
});

it("o que a porta não atendeu por outro motivo é um erro da página, e o resto passa", () => {
  expect(thrownBy({ ok: false, reason: "limited" })).toEqual(new Error("limited"));
  expect(loaded({ ok: true, value: 1 })).toEqual({ ok: true, value: 1 });
  expect(loaded(null)).toBe(null);
});
