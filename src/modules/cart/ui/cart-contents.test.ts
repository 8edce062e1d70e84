import { expect, it } from "vitest";
import { cartChanged, cartMoment, knownCart, seedCart } from "./cart-contents.ts";

const ONE = { count: 1, productIds: [7] };
const EMPTY = { count: 0, productIds: [] };

it("a resposta ao que se perguntou antes de uma mudança chega velha e não a desfaz", () => {
  const requestedAt = cartMoment();
  cartChanged(ONE);
  seedCart(EMPTY, requestedAt);
  expect(knownCart()).toEqual(ONE);
});

it("o que se perguntou depois da mudança vale", () => {
  cartChanged(ONE);
  seedCart(EMPTY, cartMoment());
  expect(knownCart()).toEqual(EMPTY);
});
