import { describe, expect, it } from "vitest";
import { readNeedle } from "./rules.ts";

describe("what is searched for in the order box", () => {
  it.each([
    ["48.213", "number", 48213],
    ["#48213", "number", 48213],
    ["Pedido 48.213", "number", 48213],
    ["529.982.247-25", "document", "52998224725"],
    ["52998224725", "document", "52998224725"],
    ["52998224724", "number", 52998224724],
    ["Marina@Exemplo.com.br", "email", "marina@exemplo.com.br"],
    ["ch_Abc123XyZ", "provider", "ch_Abc123XyZ"],
    ["or_9aB8c7", "provider", "or_9aB8c7"],
    ["0199A3C4-0000-7000-8000-000000000001", "id", "0199a3c4-0000-7000-8000-000000000001"],
    ["Marina Teles", "words", "Marina Teles"],
    ["100% %_", "words", "100% %_"],
  ])("%s", (typed, by, value) => {
    expect(readNeedle(typed)).toEqual([{ by, value }]);
  });

  it("nothing typed searches nothing", () => {
    expect(readNeedle("  ")).toEqual([]);
  });
});
