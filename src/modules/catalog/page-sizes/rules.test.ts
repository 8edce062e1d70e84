import { describe, expect, it } from "vitest";
import { groupSizes, merge, pageSizeWords } from "./rules.ts";

const A4 = { width: 595.28, height: 841.89 };
const A3 = { width: 841.89, height: 1190.55 };
const turned = ({ width, height }: typeof A4) => ({ width: height, height: width });
const words = (...pages: (typeof A4)[]) => pageSizeWords(groupSizes(pages));

describe("the size of the pages", () => {
  it("is told by its name, as programs round it, and when it lies", () => {
    expect(words(A4)).toBe("A4");
    expect(words({ width: 595, height: 842 })).toBe("A4");
    expect(words(turned(A4))).toBe("A4 na horizontal");
    expect(words(A3)).toBe("A3");
    expect(words({ width: 612, height: 792 })).toBe("Carta");
    expect(words({ width: 419.53, height: 595.28 })).toBe("A5");
  });

  it("is told in centimetres when it has no name", () => {
    expect(words({ width: 720, height: 405 })).toBe("25,4 × 14,3 cm");
    expect(words({ width: 600, height: 600 })).toBe("21,2 × 21,2 cm");
  });

  it("is told with the pages of each when they differ, the most pages first", () => {
    expect(words(turned(A3), A4, A4, { width: 595, height: 842 })).toBe("A4 (3 páginas) e A3 na horizontal (1 página)");
  });

  it("tells three, and that there are others", () => {
    const pages = [A4, A4, A3, A3, turned(A4), turned(A4), { width: 612, height: 792 }, { width: 600, height: 600 }];
    expect(words(...pages)).toBe("A4 (2 páginas), A3 (2 páginas), A4 na horizontal (2 páginas) e outros");
  });

  it("of several files is told once", () => {
    expect(pageSizeWords(merge([...groupSizes([A4, A4]), ...groupSizes([A4, A3])]))).toBe("A4 (3 páginas) e A3 (1 página)");
    expect(pageSizeWords([])).toBeNull();
  });
});
