import { describe, expect, it } from "vitest";
import { nameTexts } from "./name-texts.ts";

describe("what the texts of a policy are called", () => {
  it("gives each text a name of its own, also when only a figure changed or came back", () => {
    const texts = ["2026-11", "2026-11", "2026-11.2", "2026-11.2", "2026-11.2"].map((version) => ({ version }));
    expect(nameTexts(texts).map(({ name }) => name)).toEqual([
      "2026-11",
      "2026-11, revisão 2",
      "2026-11.2",
      "2026-11.2, revisão 2",
      "2026-11.2, revisão 3",
    ]);
  });
});
