import { expect, test } from "vitest";
import { leavePressed, takePress } from "./use-early-press.ts";

const press = () => new Event("click");

test("a press before the button was alive is replayed, a second one takes it back", () => {
  expect(leavePressed([press()])).toBe(true);
  expect(leavePressed([press(), press()])).toBe(false);
  expect(leavePressed([])).toBe(false);
});

test("a press that the button's own handler answered is not replayed: it would do again what it undid", () => {
  const nativeEvent = press();
  expect(takePress({ nativeEvent })).toBe(true);
  expect(leavePressed([nativeEvent])).toBe(false);
});

test("a press that was replayed is not answered by the button's own handler too", () => {
  const nativeEvent = press();
  expect(leavePressed([nativeEvent])).toBe(true);
  expect(takePress({ nativeEvent })).toBe(false);
});
