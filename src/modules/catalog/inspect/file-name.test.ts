import fc from "fast-check";
import { expect, test } from "vitest";

import { attachmentHeader, cleanFileName } from "./file-name.ts";

const hostile = fc.constantFrom("/", "\\", ".", "..", " ", "\0", "\n", "\u202E", "\u200B", '"', "%", ";", "con", "é", "e\u0301");
const anyLetter = fc.integer({ min: 0, max: 0x1f_fff }).map((code) => String.fromCodePoint(code >> 11 === 0x1b ? 0x41 : code));
const letter = fc.oneof(hostile, anyLetter);

test("the name shown loses folders, invisible signs and names the system reserves (B151)", () => {
  const cases: [string, string][] = [
    ["Coleção de férias.pdf", "Coleção de férias.pdf"],
    ["../../.ssh/id", "id"],
    ["C:\\Users\\ana\\plano.docx", "plano.docx"],
    ["con.pdf", "con-.pdf"],
    ["a\u202Efdp.exe", "afdp.exe"],
    ["; rm -rf", "rm -rf"],
    ["linha\nnova.txt", "linhanova.txt"],
    [".htaccess", "htaccess"],
    ["", "arquivo"],
    ["...", "arquivo"],
    ["a.jpg\0.php", "a.jpg"],
    ["a.php.jpg", "a.php.jpg"],
    [".pdf", "arquivo.pdf"],
    ["família 👨\u200d👩\u200d👧.pdf", "família 👨\u200d👩\u200d👧.pdf"],
    [`${"👩🏽\u200d🏫".repeat(130)}.pdf`, `${"👩🏽\u200d🏫".repeat(120)}.pdf`],
    ["a\u200db👩\u200d.pdf", "ab👩.pdf"],
    [`${"x".repeat(1_000)}.pdf`, `${"x".repeat(120)}.pdf`],
  ];
  for (const [sent, shown] of cases) expect([sent, cleanFileName(sent)]).toEqual([sent, shown]);
});

test("any name becomes a safe name, and cleaning again changes nothing (B151)", () => {
  fc.assert(
    fc.property(fc.string({ unit: letter, maxLength: 300 }), (sent) => {
      const shown = cleanFileName(sent);
      expect(shown).not.toMatch(/[/\\<>:"|?*;\p{Cc}\p{Cf}]|^\.|[. ]$|^$/u);
      expect(shown.length).toBeLessThan(270);
      expect(cleanFileName(shown)).toBe(shown);
    }),
  );
});

test("the download header is an ASCII line that turns back into the same name (B151)", () => {
  expect(attachmentHeader("Coleção (5º ano).pdf")).toBe(
    "attachment; filename=\"Colecao (5_ ano).pdf\"; filename*=UTF-8''Cole%C3%A7%C3%A3o%20%285%C2%BA%20ano%29.pdf",
  );
  fc.assert(
    fc.property(fc.string({ unit: letter, maxLength: 80 }), (sent) => {
      const name = cleanFileName(sent);
      const header = attachmentHeader(name);
      expect(header).toMatch(/^attachment; filename="[ !#-$&-[\]-~]*"; filename\*=UTF-8''[A-Za-z0-9._~%!-]*$/);
      expect(decodeURIComponent(header.split("UTF-8''")[1]!)).toBe(name);
    }),
  );
});
