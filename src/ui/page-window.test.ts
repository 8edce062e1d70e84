import { describe, expect, it } from "vitest";
import { pageWindow } from "./page-window.ts";

describe("the pages that get a link", () => {
  it.each([
    [1, 1, [1]],
    [1, 154, [1, 2, "gap", 154]],
    [4, 6, [1, 2, 3, 4, 5, 6]],
    [80, 154, [1, "gap", 79, 80, 81, "gap", 154]],
  ])("on page %i of %i", (page, pages, links) => {
    expect(pageWindow(page, pages)).toEqual(links);
  });
});
