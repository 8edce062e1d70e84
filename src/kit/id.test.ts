import { describe, expect, it } from "vitest";

import { isUuid, newId } from "./id.ts";

describe("new identifier", () => {
  it("is a version 7 UUID that says when it was created", () => {
    for (const now of [0, 2 ** 31 + 7, 2 ** 32 - 1, 2 ** 40 + 1, Date.parse("2026-03-18T12:12:00.123Z"), 2 ** 48 - 1]) {
      const id = newId(now);
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(Number.parseInt(id.replace("-", "").slice(0, 12), 16)).toBe(now);
    }
  });

  it("comes in order of creation, without repeating within a millisecond", () => {
    expect(newId(1_000) < newId(1_001)).toBe(true);
    expect(newId(2 ** 32 - 1) < newId(2 ** 32)).toBe(true);
    expect(new Set(Array.from({ length: 10_000 }, () => newId(1_000))).size).toBe(10_000);
  });

  it.each([
    "0",
    "-1",
    "1e3",
    "null",
    "undefined",
    "9223372036854775808",
    "",
    "018f3a7c-0000-7000-8000-00000000000",
    "018F3A7C-0000-7000-8000-000000000000",
    "018f3a7c-0000-7000-8000-000000000000\n",
    "018f3a7c-0000-7000-8000-00000000000'",
  ])("%j is no identifier (B078)", (text) => {
    expect(isUuid(text)).toBe(false);
  });

  it("recognises ours and the database's", () => {
    expect(isUuid(newId())).toBe(true);
    expect(isUuid(crypto.randomUUID())).toBe(true);
  });
});
