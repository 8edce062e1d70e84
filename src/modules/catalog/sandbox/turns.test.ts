import { expect, test } from "vitest";
import { takeTurn } from "./turns.ts";

test("authors' files never take the place kept for who paid, and who paid goes before them", async () => {
  const order: string[] = [];
  const enter = (name: string, lane: "buyer" | "author") =>
    takeTurn(lane).then((end) => {
      order.push(name);
      return end;
    });
  const [first, second] = await Promise.all([enter("author 1", "author"), enter("author 2", "author")]);
  const third = enter("author 3", "author");
  const bought = await enter("buyer 1", "buyer");
  const waiting = enter("buyer 2", "buyer");
  expect(order).toEqual(["author 1", "author 2", "buyer 1"]);
  first();
  (await waiting)();
  (await third)();
  expect(order.slice(3)).toEqual(["buyer 2", "author 3"]);
  second();
  bought();
  bought();
  const again = await Promise.all([takeTurn("author"), takeTurn("author"), takeTurn("buyer")]);
  for (const end of again) end();
});
