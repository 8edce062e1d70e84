import { describe, expect, it } from "vitest";

import { bankName, parseBankAccount } from "./bank-account.ts";

const account = { bankCode: "341", branchNumber: "1234", branchCheckDigit: "", accountNumber: "44187", accountCheckDigit: "7" };

describe("bank account", () => {
  it("accepts it and returns what is stored", () => {
    expect(parseBankAccount(account)).toEqual({ ok: true, value: { ...account, branchCheckDigit: null } });
  });

  it("accepts X only at Banco do Brasil and P only at Bradesco (B115)", () => {
    expect(parseBankAccount({ ...account, bankCode: "001", branchCheckDigit: "x", accountCheckDigit: "X" })).toMatchObject({
      ok: true,
      value: { branchCheckDigit: "X", accountCheckDigit: "X" },
    });
    expect(parseBankAccount({ ...account, bankCode: "237", accountCheckDigit: "P" }).ok).toBe(true);
    for (const accountCheckDigit of ["X", "P"])
      expect(parseBankAccount({ ...account, accountCheckDigit })).toEqual({ ok: false, reason: "invalid_account_digit" });
  });

  it.each([
    ["B113", { bankCode: "000" }, "unknown_bank"],
    ["B113", { bankCode: "999" }, "unknown_bank"],
    ["B113", { bankCode: "1" }, "unknown_bank"],
    ["B113", { bankCode: "0341" }, "unknown_bank"],
    ["B113", { bankCode: "３41" }, "unknown_bank"],
    ["B114", { branchNumber: "12345" }, "invalid_branch"],
    ["B114", { branchNumber: "0" }, "invalid_branch"],
    ["B114", { branchNumber: "0000" }, "invalid_branch"],
    ["B114", { branchNumber: "00000" }, "invalid_branch"],
    ["B114", { branchNumber: "12-3" }, "invalid_branch"],
    ["B114", { branchNumber: "abcd" }, "invalid_branch"],
    ["B114", { branchCheckDigit: "12" }, "invalid_branch_digit"],
    ["B115", { accountCheckDigit: "" }, "invalid_account_digit"],
    ["B115", { accountCheckDigit: "12" }, "invalid_account_digit"],
    ["B115", { accountNumber: "12345678901234" }, "invalid_account"],
    ["B115", { accountNumber: "0000000" }, "invalid_account"],
    ["B115", { accountNumber: "" }, "invalid_account"],
    ["B115", { accountNumber: "44187-7" }, "invalid_account"],
  ])("%s: %j is %s", (_id, change, reason) => {
    expect(parseBankAccount({ ...account, ...change })).toEqual({ ok: false, reason });
  });

  it("knows the bank's name", () => {
    expect(bankName("341")).toMatch(/ita/i);
    expect(bankName("999")).toBeNull();
  });
});
