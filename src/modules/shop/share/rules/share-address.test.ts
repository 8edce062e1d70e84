import * as fc from "fast-check";
import { expect, it } from "vitest";
import { shareAddress, shareMark } from "./share-address.ts";
import { sharedProduct } from "./shared-things.ts";

const cover = { id: "capa-1" };
const product = sharedProduct({ id: 7, title: "Frações na feira", authorName: "Helena Prado", paper: "rosa" as string, cover });

it("the address is the same while the image shows the same", () => {
  expect(shareAddress(product)).toBe(shareAddress({ ...product }));
  expect(shareAddress(product)).toMatch(/^\/compartilhar\/produto\/7\/[a-z0-9]{2,16}\.jpg$/);
});

it("it changes with everything the image shows, and only with that", () => {
  const others = [
    { ...product, title: "Frações" },
    { ...product, byline: "de Nina Caldas" },
    { ...product, paper: "menta" },
    { ...product, cover: { id: "capa-2" } },
    { ...product, cover: null },
  ];
  expect(new Set([product, ...others].map(shareMark)).size).toBe(6);
  expect(shareMark({ ...product, key: "8" })).toBe(shareMark(product));
});

it("any title gives an address that fits the route", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (title) =>
      /^[a-z0-9]{2,16}$/.test(shareMark({ ...product, title })),
    ),
    { numRuns: 100 },
  );
});
