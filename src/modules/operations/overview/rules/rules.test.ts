import { describe, expect, it } from "vitest";
import { UF_NAMES } from "#kit/uf-names.ts";
import { pressing, urgencyOf, type Waiting } from "./queues.ts";
import { shadeOf, STATE_TILES } from "./state-tiles.ts";

const NOW = new Date("2026-03-18T12:00:00Z");
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);

describe("the platform's queues", () => {
  it.each([
    ["denuncias", null, "em_dia"],
    ["denuncias", 12, "em_dia"],
    ["denuncias", 12.1, "perto"],
    ["denuncias", 24, "perto"],
    ["denuncias", 24.1, "atrasada"],
    ["avisos", 1.1, "atrasada"],
    ["solicitacoes", 25, "perto"],
  ] as const)("%s with the oldest %s h ago: %s", (queue, hours, urgency) => {
    expect(urgencyOf({ queue, oldestAt: hours === null ? null : hoursAgo(hours) }, NOW)).toBe(urgency);
  });

  it("the late ones come first, and what is empty does not appear", () => {
    const waiting: Waiting[] = [
      { queue: "contestacoes", count: 1, oldestAt: hoursAgo(1) },
      { queue: "saques", count: 0, oldestAt: null },
      { queue: "emails", count: 2, oldestAt: hoursAgo(3) },
      { queue: "denuncias", count: 4, oldestAt: hoursAgo(20) },
    ];
    expect(pressing(waiting, NOW).map(({ queue }) => queue)).toEqual(["emails", "denuncias", "contestacoes"]);
  });
});

describe("the map", () => {
  it("has the 27 states, each in a single place", () => {
    expect(Object.keys(STATE_TILES).toSorted()).toEqual(Object.keys(UF_NAMES).toSorted());
    expect(new Set(Object.values(STATE_TILES).map(String)).size).toBe(27);
  });

  it.each([
    [0, 10, 0],
    [0, 0, 0],
    [1, 10_000, 1],
    [2_000, 10_000, 1],
    [2_001, 10_000, 2],
    [10_000, 10_000, 5],
  ])("%i of %i has shade %i", (value, most, shade) => {
    expect(shadeOf(value, most)).toBe(shade);
  });
});
