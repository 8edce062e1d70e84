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

test("visitors have one place of their own, and take none of who paid or makes a product", async () => {
  const looking = await takeTurn("visitor");
  const order: string[] = [];
  const next = takeTurn("visitor").then((end) => {
    order.push("visitor 2");
    return end;
  });
  const others = await Promise.all([takeTurn("author"), takeTurn("author"), takeTurn("buyer")]);
  const third = takeTurn("author").then((end) => {
    order.push("author 3");
    return end;
  });
  expect(order).toEqual([]);
  others[0]!();
  (await third)();
  expect(order).toEqual(["author 3"]);
  looking();
  (await next)();
  expect(order).toEqual(["author 3", "visitor 2"]);
  for (const end of others) end();
});

test("a large file is parsed beside another, and never two of them at a time", async () => {
  const order: string[] = [];
  const enter = (name: string, lane: "author" | "large") =>
    takeTurn(lane).then((end) => {
      order.push(name);
      return end;
    });
  const first = await enter("large 1", "large");
  const second = enter("large 2", "large");
  const small = await enter("small", "author");
  const waiting = enter("small 2", "author");
  expect(order).toEqual(["large 1", "small"]);
  small();
  (await waiting)();
  expect(order).toEqual(["large 1", "small", "small 2"]);
  first();
  (await second)();
  expect(order.at(-1)).toBe("large 2");
});
