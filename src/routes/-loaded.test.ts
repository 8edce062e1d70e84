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

it("there is nothing at an address that makes no sense", () => {
  expect(isNotFound(thrownBy({ ok: false, reason: "invalid" }))).toBe(true);
});

it("what the door did not serve for another reason is an error of the page, and the rest passes", () => {
  expect(thrownBy({ ok: false, reason: "limited" })).toEqual(new Error("limited"));
  expect(loaded({ ok: true, value: 1 })).toEqual({ ok: true, value: 1 });
  expect(loaded(null)).toBe(null);
});
