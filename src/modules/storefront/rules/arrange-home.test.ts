import { describe, expect, it } from "vitest";
import { dealer, fullRow } from "./arrange-home.ts";

const work = (id: number, authorName = `Autora ${id}`) => ({ id, authorName, cover: null });

describe("as prateleiras da página inicial", () => {
  it("não repetem um material", () => {
    const hand = dealer();
    const pool = [work(1), work(2), work(3), work(4)];
    expect(hand.deal(pool, 2).map((one) => one.id)).toEqual([1, 2]);
    expect(hand.deal(pool, 9).map((one) => one.id)).toEqual([3, 4]);
  });

  it("não deixam um nome encher a prateleira", () => {
    const pool = [work(1, "Nina"), work(2, "Nina"), work(3, "Nina"), work(4, "Caio")];
    expect(
      dealer()
        .deal(pool, 3, 1)
        .map((one) => one.id),
    ).toEqual([1, 4]);
  });

  it("somem quando não enchem uma fileira", () => {
    expect(fullRow([1, 2, 3])).toEqual([]);
    expect(fullRow([1, 2, 3, 4])).toHaveLength(4);
  });
});
