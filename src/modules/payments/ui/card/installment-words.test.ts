import { describe, expect, it } from "vitest";
import { installmentRows } from "../../rules/installments.ts";
import { installmentWords } from "./installment-words.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

describe("instalments in words", () => {
  const rows = installmentRows(3490, { monthlyBps: 199, interestFreeUpTo: 3, max: 12, leastEachCents: 500 });

  it("say amount, interest and total of each line", () => {
    expect(rows.slice(0, 3).map((row) => plain(installmentWords(row)))).toEqual([
      "1x de R$ 34,90, à vista",
      "2x de R$ 17,45 sem juros",
      "3x de R$ 11,63 sem juros",
    ]);
    const [, , , fourth] = rows;
    expect(fourth && plain(installmentWords(fourth))).toMatch(/^4x de R\$ 9,\d\d, total R\$ 36,\d\d \(R\$ 1,\d\d de juros\)$/);
  });

  it("what the instalments add up to is the line's total, with the leftover centavos in the first", () => {
    for (const row of rows) expect(row.firstCents + row.eachCents * (row.count - 1)).toBe(row.totalCents);
  });
});
