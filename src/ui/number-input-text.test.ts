import { maskitoTransform } from "@maskito/core";
import { describe, expect, it } from "vitest";
import { firstNumber, numberMask } from "./number-input-text.ts";

describe("a field of numbers", () => {
  it.each([
    [0, "12", "12"],
    [0, " 12\u200b ", "12"],
    [0, "Páginas: 12", "12"],
    [0, "1.234", "1234"],
    [0, "12,0", "12"],
    [0, "12.345-6", "12345"],
    [0, "0001-9", "0001"],
    [2, "12,5", "12,5"],
    [2, "12.5", "12,5"],
    [2, " 12,50\u00a0%", "12,50"],
    [2, "R$ 1.234,5", "1234,5"],
    [2, "1.234", "1234"],
    [2, "nenhum", ""],
  ])("with %i decimals reads the pasted text %j as %j", (decimals, pasted, read) => {
    expect(firstNumber(pasted, decimals)).toBe(read);
    expect(maskitoTransform(pasted, numberMask(6, decimals))).toBe(read);
  });

  it("takes no more digits than it holds", () => {
    expect(maskitoTransform("123456789", numberMask(4, 0))).toBe("1234");
    expect(maskitoTransform("12,3456", numberMask(3, 2))).toBe("12,34");
  });
});
