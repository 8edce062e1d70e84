import { describe, expect, it } from "vitest";
import { bankName } from "./bank-account.ts";
import { BANKS, bankCodeOf, bankLabel } from "./banks.ts";

describe("banks", () => {
  it("the maintained list only has codes that exist", () => {
    expect(Object.keys(BANKS).filter((code) => !bankName(code))).toEqual([]);
  });

  it.each([
    ["341", "341"],
    [" 341 ", "341"],
    ["341 · Itaú", "341"],
    ["341 - Itau", "341"],
    ["itaú", "341"],
    ["ITAU", "341"],
    ["nubank", "260"],
    ["Inter", "077"],
    ["caixa", "104"],
    ["banco do brasil", "001"],
    ["999", "999"],
  ])("%j is %s", (typed, code) => expect(bankCodeOf(typed)).toBe(code));

  it.each(["", "1", "0341", "34", "banco", "xyz", "３４１", "341a", "a".repeat(5000)])("%j is no bank", (typed) =>
    expect(bankCodeOf(typed)).toBeNull(),
  );

  it("each label turns back into its code", () => {
    for (const [code, name] of Object.entries(BANKS)) expect(bankCodeOf(bankLabel(code, name))).toBe(code);
  });
});
