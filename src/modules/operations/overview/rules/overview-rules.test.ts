import { expect, it } from "vitest";
import { shownCities } from "./cities.ts";
import { shareOf } from "./conversion.ts";
import { busiest, gridOf } from "./hours.ts";

it.each([
  [200, 30, 0.15],
  [30, 0, 0],
  [29, 12, null],
  [40, 41, null],
])("of %i visits %i went on: %s", (of, went, share) => {
  expect(shareOf(of, went)).toBe(share);
});

it("the hours stand in their weekday, and the busiest is the first of equals", () => {
  const hours = [
    { weekday: 7, hour: 21, orders: 3, cents: 100 },
    { weekday: 1, hour: 0, orders: 3, cents: 900 },
  ];
  const grid = gridOf(hours, "orders");
  expect([grid.length, grid[0]?.length, grid[0]?.[0], grid[6]?.[21], grid.flat().reduce((a, b) => a + b)]).toEqual([
    7, 24, 3, 3, 6,
  ]);
  expect(busiest(hours, "orders")).toMatchObject({ weekday: 1, hour: 0 });
  expect(busiest([], "orders")).toBeNull();
});

it("a city of few people is not named, nor one that would tell of them, nor one of a state that is not shown", () => {
  const city = (uf: string, name: string | null, buyers: number) => ({
    uf,
    city: name,
    buyers,
    sales: buyers,
    cents: buyers * 100,
  });
  const cities = [
    city("MG", "Juiz de Fora", 9),
    city("MG", "Ubá", 6),
    city("MG", "Viçosa", 2),
    city("SP", "Santos", 8),
    city("SP", null, 7),
    city("RJ", "Niterói", 5),
  ];
  const states = ["MG", "SP"].map((uf) => ({ uf, buyers: 15, sales: 15, cents: 1_500 }));
  expect(shownCities(cities, states).map((one) => one.city)).toEqual(["Juiz de Fora", "Santos"]);
});
