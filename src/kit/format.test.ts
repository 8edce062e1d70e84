import { describe, expect, it } from "vitest";

import { fileSize, formatCount, orderNumber, pageCount, plural } from "./format.ts";

describe("written numbers", () => {
  it("an order number has its thousands separator", () => {
    expect(orderNumber(48_213)).toBe("48.213");
    expect(orderNumber(1204)).toBe("1.204");
    expect(formatCount(7)).toBe("7");
  });

  it.each([
    [0, "0 bytes"],
    [1, "1 byte"],
    [999, "999 bytes"],
    [1000, "1 KB"],
    [840_400, "840 KB"],
    [999_999, "1 MB"],
    [5_100_000, "5,1 MB"],
    [18_449_999, "18,4 MB"],
    [2_000_000_000, "2 GB"],
    [999_999_999, "1 GB"],
  ])("%i bytes are %s", (bytes, text) => {
    expect(fileSize(bytes)).toBe(text);
  });

  it("the plural follows the count", () => {
    expect([0, 1, 2, 1204].map((n) => plural(n, "material", "materiais"))).toEqual([
      "0 materiais",
      "1 material",
      "2 materiais",
      "1.204 materiais",
    ]);
    expect(pageCount(1)).toBe("1 página");
    expect(pageCount(42)).toBe("42 páginas");
  });
});
