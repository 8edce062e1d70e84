import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dealer, ofTheWeek, wholeRows } from "./arrange-home.ts";
import { defaultSections, seasonOf, yearOfSeasons } from "./home-sections.ts";

const work = (id: number, authorName = `Autora ${id}`) => ({ id, authorName, cover: null });
const ids = (works: { id: number }[]) => works.map((one) => one.id);

describe("the sections of the home page", () => {
  it("never repeat a product, whatever the lists", () => {
    const pools = fc.array(fc.array(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 6 }))), { maxLength: 8 });
    fc.assert(
      fc.property(pools, (drawn) => {
        const hand = dealer();
        const shown = drawn.flatMap((pool) => {
          const dealt = hand.deal(
            pool.map(([id, author]) => work(id, `Autora ${author}`)),
            8,
            2,
          );
          const saved = wholeRows(dealt);
          hand.takeBack(dealt.slice(saved.length));
          return ids(saved);
        });
        expect(new Set(shown).size).toBe(shown.length);
      }),
    );
  });

  it("take turns in order", () => {
    const hand = dealer();
    const pool = [work(1), work(2), work(3), work(4)];
    expect(ids(hand.deal(pool, 2))).toEqual([1, 2]);
    expect(ids(hand.deal(pool, 9))).toEqual([3, 4]);
  });

  it("do not let one name fill the section", () => {
    const pool = [work(1, "Nina"), work(2, "Nina"), work(3, "Nina"), work(4, "Caio")];
    expect(ids(dealer().deal(pool, 3, 1))).toEqual([1, 4]);
  });

  it("what did not fit in the row returns to the others", () => {
    const hand = dealer();
    const dealt = hand.deal([work(1), work(2), work(3), work(4), work(5)], 8);
    hand.takeBack(dealt.slice(4));
    expect(ids(hand.deal([work(5), work(1)], 2))).toEqual([5]);
  });

  it.each([
    [0, 0],
    [3, 0],
    [4, 4],
    [7, 4],
    [8, 8],
  ])("with %i show %i", (found, shown) => {
    expect(wholeRows(Array.from({ length: found }))).toHaveLength(shown);
  });

  it("the author of the week changes the next week and returns to the beginning", () => {
    const week = 604_800_000;
    const at = (weeks: number) => ofTheWeek(["a", "b", "c"], new Date(weeks * week + 1));
    expect([at(0), at(1), at(2), at(3)]).toEqual(["a", "b", "c", "a"]);
    expect(ofTheWeek(["a", "b"], new Date(week - 1))).toBe("a");
    expect(ofTheWeek([], new Date())).toBeNull();
  });
});

describe("the season of the year", () => {
  it.each([
    ["2026-01-01", "Presentes feitos em casa"],
    ["2026-01-02", "Volta às aulas"],
    ["2026-06-24", "Festa junina"],
    ["2026-10-12", "Semana das crianças"],
    ["2026-12-25", "Presentes feitos em casa"],
  ])("in %s is %s", (day, title) => {
    expect(seasonOf(day).title).toBe(title);
  });

  it("the year of seasons starts with today's and leaves no day without one", () => {
    for (const day of ["2026-01-01", "2026-06-24", "2026-11-21", "2026-12-31"]) {
      const noon = new Date(`${day}T12:00:00-03:00`);
      const seasons = yearOfSeasons(noon);
      expect(seasons[0]).toMatchObject(seasonOf(day));
      expect(seasons[0]?.startsAt.getTime()).toBeLessThanOrEqual(noon.getTime());
      for (const [index, season] of seasons.entries()) {
        const next = seasons[index + 1];
        if (next) expect(next.startsAt).toEqual(season.endsAt);
      }
      expect(new Set(seasons.map((season) => season.title)).size).toBe(seasons.length);
    }
  });

  it("every day of the year has one, and the built-in sections have different names", () => {
    for (let day = 0; day < 366; day++) {
      const key = new Date(Date.UTC(2028, 0, 1 + day)).toISOString().slice(0, 10);
      expect(seasonOf(key).words).not.toBe("");
      const sections = defaultSections(key);
      expect(new Set(sections.map((section) => section.key)).size).toBe(sections.length);
    }
  });
});
