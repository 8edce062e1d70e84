import { expect, it } from "vitest";
import { oneAtATime } from "./one-at-a-time.ts";

it("begins a call only after those asked before it have ended, however many wait", async () => {
  const inTurn = oneAtATime();
  const order: string[] = [];
  const ends: (() => void)[] = [];
  const call = (name: string) => async () => {
    order.push(`${name} begins`);
    await new Promise<void>((end) => ends.push(end));
    order.push(`${name} ends`);
    return name;
  };
  const all = [inTurn(call("save")), inTurn(call("autosave")), inTurn(call("publish"))];
  for (let ended = 0; ended < 3; ended++) {
    await expect.poll(() => ends.length).toBe(ended + 1);
    ends[ended]?.();
  }
  expect(await Promise.all(all)).toEqual(["save", "autosave", "publish"]);
  expect(order).toEqual(["save begins", "save ends", "autosave begins", "autosave ends", "publish begins", "publish ends"]);
});

it("goes on after a call that failed, and tells only who asked for that one", async () => {
  const inTurn = oneAtATime();
  const failed = inTurn(() => Promise.reject(new Error("no network")));
  const next = inTurn(() => Promise.resolve("stored"));
  await expect(failed).rejects.toThrow("no network");
  expect(await next).toBe("stored");
});
