import { expect, it } from "vitest";
import { cartChanged, cartMoment, knownCart, seedCart } from "./cart-contents.ts";

const ONE = { count: 1, productIds: [7] };
const EMPTY = { count: 0, productIds: [] };

it("an answer to what was asked before a change arrives stale and does not undo it", () => {
  const requestedAt = cartMoment();
  cartChanged(ONE);
  seedCart(EMPTY, requestedAt);
  expect(knownCart()).toEqual(ONE);
});

it("what was asked after the change counts", () => {
  cartChanged(ONE);
  seedCart(EMPTY, cartMoment());
  expect(knownCart()).toEqual(EMPTY);
});
