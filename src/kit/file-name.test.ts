import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { contentDisposition, safeFileName } from "./file-name.ts";

describe("file name (B151)", () => {
  it.each([
    ["Frações na feira.pdf", "Frações na feira.pdf"],
    ["../../.ssh/id", "id"],
    ["..\\..\\boot.ini", "boot.ini"],
    ["/etc/passwd", "passwd"],
    ["con.pdf", "_con.pdf"],
    ["LPT1", "_LPT1"],
    ["console.pdf", "console.pdf"],
    ["a\u202Efdp.exe", "afdp.exe"],
    [";rm -rf", "-rm -rf"],
    ["duas\r\nlinhas.pdf", "duaslinhas.pdf"],
    [".htaccess", "htaccess"],
    ["", "arquivo"],
    ["...", "arquivo"],
    ["  .pdf", "pdf"],
    ["a.php.jpg", "a.php.jpg"],
    ["a.jpg%00.php", "a.jpg-00.php"],
    ["a\0.pdf", "a.pdf"],
    ["a:b*c?.pdf", "a-b-c-.pdf"],
    ["\ud800a.pdf", "a.pdf"],
    ["Cafe\u0301.pdf", "Café.pdf"],
    ["nome.  ", "nome"],
  ])("%j is shown as %j", (name, shown) => {
    expect(safeFileName(name)).toBe(shown);
  });

  it("a thousand letters are cut and the extension stays", () => {
    const name = safeFileName(`${"á".repeat(1000)}.pdf`);
    expect(name).toBe(`${"á".repeat(116)}.pdf`);
    expect(new TextEncoder().encode(name).length).toBeLessThan(255);
  });

  it("fits the file system even with four-byte letters", () => {
    expect(new TextEncoder().encode(safeFileName(`${"𝒳".repeat(1000)}.pdf`)).length).toBeLessThanOrEqual(255);
  });

  it("the header carries the whole name and a plain one (RFC 6266)", () => {
    expect(contentDisposition("Frações (5º ano).pdf")).toBe(
      `attachment; filename="Fracoes (5_ ano).pdf"; filename*=UTF-8''Fra%C3%A7%C3%B5es%20%285%C2%BA%20ano%29.pdf`,
    );
    expect(contentDisposition("a.pdf", "inline")).toBe(`inline; filename="a.pdf"; filename*=UTF-8''a.pdf`);
  });

  it("no name escapes the header or the folder", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" })), (name) => {
        const safe = safeFileName(name);
        const isFlat = safe !== "" && !/[/\\\p{Cc}\p{Surrogate}]|^\./u.test(safe);
        return (
          isFlat &&
          /^attachment; filename="[\x20\x21\x23-\x5b\x5d-\x7e]+"; filename\*=UTF-8''[\w.~!#$&+^`|%-]+$/.test(
            contentDisposition(name),
          )
        );
      }),
      { numRuns: 20_000 },
    );
  });
});
