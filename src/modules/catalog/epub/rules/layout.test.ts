import { describe, expect, it } from "vitest";
import { readLayout } from "./layout.ts";
import { findAll, parseMarkup } from "./markup.ts";
import { declaredSize, pageSizeOf } from "./page-size.ts";
import { spreadsOf } from "./spreads.ts";

const layoutsOf = (metas: string, refs: string, apple: string | null = null) => {
  const book = parseMarkup(
    `<package><metadata>${metas}</metadata><spine page-progression-direction="rtl">${refs}</spine></package>`,
    "xml",
  );
  const layout = readLayout(book, apple === null ? null : parseMarkup(apple));
  return { ...layout, parts: [...findAll(book, "itemref")].map(layout.partLayout) };
};
const FIXED = '<meta property="rendition:layout">pre-paginated</meta>';
const one = (more: string) => `<itemref properties="${more}"/>`;

describe("how a book says it is laid out", () => {
  it("a fixed book has pages at their sides, and a part of it may flow", () => {
    const { direction, parts } = layoutsOf(
      `${FIXED}<meta property="rendition:spread">landscape</meta>`,
      one("page-spread-right") + one("rendition:page-spread-center rendition:spread-none") + one("rendition:layout-reflowable"),
    );
    expect(direction).toBe("rtl");
    expect(parts).toEqual([
      { isFixed: true, spread: "landscape", side: "right" },
      { isFixed: true, spread: "none", side: "center" },
      { isFixed: false, spread: "landscape", side: null },
    ]);
  });

  it("a book that flows may have a fixed page; what is said of another thing is not of the book", () => {
    const refined = '<meta refines="#x" property="rendition:layout">pre-paginated</meta>';
    expect(layoutsOf(refined, one("") + one("rendition:layout-pre-paginated")).parts.map(({ isFixed }) => isFixed)).toEqual([
      false,
      true,
    ]);
  });

  it.each([
    ["Apple", "", '<display_options><platform name="*"><option name="fixed-layout">true</option></platform></display_options>'],
    ["Amazon", '<meta name="fixed-layout" content="true"/><meta name="original-resolution" content="600x800"/>', null],
  ])("the older words of %s", (_, metas, apple) => {
    const { parts, pageSize } = layoutsOf(metas, one(""), apple);
    expect(parts[0]?.isFixed).toBe(true);
    expect(pageSize).toEqual(apple === null ? { width: 600, height: 800 } : null);
  });

  it.each<[string, ReturnType<typeof declaredSize>]>([
    ["width=1200, height=900", { width: 1200, height: 900 }],
    ["height=900.5;width=1200px", { width: 1200, height: 900.5 }],
    ["width=device-width, height=device-height", null],
    ["width=0, height=10", null],
    ["min-width=3, max-height=4", null],
    ["", null],
  ])("the size in “%s”", (viewport, size) => {
    expect(declaredSize(viewport)).toEqual(size);
  });

  it("a page says its size in its head, a drawing in its box", () => {
    const head =
      '<html><head><meta name="viewport" content="width=30, height=40"/></head><body><svg viewBox="0 0 1 2"/></body></html>';
    expect(pageSizeOf(parseMarkup(head))).toEqual({ width: 30, height: 40 });
    expect(pageSizeOf(parseMarkup('<svg viewBox="0 0 300 400" width="100%"/>'))).toEqual({ width: 300, height: 400 });
    expect(pageSizeOf(parseMarkup('<svg width="30px" height="40"/>'))).toEqual({ width: 30, height: 40 });
    expect(pageSizeOf(parseMarkup("<html><body/></html>"))).toBeNull();
  });
});

describe("which pages are open together", () => {
  const WIDE = { width: 1280, height: 900 };
  const PHONE = { width: 390, height: 844 };
  const page = (side: "left" | "right" | "center" | null, spread: "auto" | "both" | "landscape" | "none" = "auto") => ({
    isFixed: true,
    spread,
    side,
  });
  const flowing = { isFixed: false, spread: "auto", side: null } as const;

  it("a cover alone, then two by two, on a wide window; one by one on a phone", () => {
    const book = [page("right"), page("left"), page("right"), page("left")];
    expect(spreadsOf(book, "ltr", WIDE)).toEqual([[0], [1, 2], [3]]);
    expect(spreadsOf(book, "ltr", PHONE)).toEqual([[0], [1], [2], [3]]);
  });

  it("from right to left the first of two stands at the right", () => {
    expect(spreadsOf([page("left"), page("right"), page("left")], "rtl", WIDE)).toEqual([[0], [1, 2]]);
  });

  it("pages that name no side pair up only where the book asks for two", () => {
    expect(spreadsOf([page(null), page(null)], "ltr", WIDE)).toEqual([[0], [1]]);
    expect(spreadsOf([page(null, "landscape"), page(null, "landscape")], "ltr", WIDE)).toEqual([[0, 1]]);
    expect(spreadsOf([page(null, "landscape"), page(null, "landscape")], "ltr", { width: 800, height: 1100 })).toEqual([
      [0],
      [1],
    ]);
    expect(spreadsOf([page(null, "both"), page(null, "both")], "ltr", { width: 800, height: 1100 })).toEqual([[0, 1]]);
  });

  it("what flows, what stands in the middle and what wants no other stay alone, each page once and in order", () => {
    const book = [
      page("left"),
      flowing,
      page("left"),
      page("center"),
      page("left"),
      page("left"),
      page("right", "none"),
      page("right"),
    ];
    const spreads = spreadsOf(book, "ltr", WIDE);
    expect(spreads).toEqual([[0], [1], [2], [3], [4], [5], [6], [7]]);
    expect(spreads.flat()).toEqual(book.map((_, at) => at));
  });
});
