import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { afterPaint } from "./after-paint.ts";

let frames: Map<number, () => void>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  frames = new Map();
  let last = 0;
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => {
    frames.set(++last, draw);
    return last;
  });
  vi.stubGlobal("cancelAnimationFrame", (frame: number) => frames.delete(frame));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function paint(): void {
  const drawn = [...frames.values()];
  frames.clear();
  for (const draw of drawn) draw();
}

test("the work waits for the frame and comes right after it, once", () => {
  const work = vi.fn();
  afterPaint(work);
  vi.advanceTimersByTime(30);
  paint();
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1000);
  paint();
  expect(work).toHaveBeenCalledOnce();
});

test("on a page nobody sees the work is done without a frame, and a frame that comes does not repeat it", () => {
  const work = vi.fn();
  afterPaint(work);
  vi.advanceTimersByTime(250);
  expect(work).toHaveBeenCalledOnce();
  paint();
  vi.advanceTimersByTime(1000);
  expect(work).toHaveBeenCalledOnce();
});

test("giving up before or after the frame leaves the work undone", () => {
  const work = vi.fn();
  afterPaint(work)();
  const giveUp = afterPaint(work);
  paint();
  giveUp();
  paint();
  vi.advanceTimersByTime(1000);
  expect(work).not.toHaveBeenCalled();
});
