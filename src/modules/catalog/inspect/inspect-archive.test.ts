import { randomBytes } from "node:crypto";

import fc from "fast-check";
import { expect, test } from "vitest";

import { memorySource } from "./byte-source.ts";
import type { Format } from "../kinds/names.ts";
import { craftZip, type CraftedEntry } from "./fixtures/craft-zip.ts";
import { inspectArchive } from "./inspect-archive.ts";

const MB = 1024 * 1024;
const text = Buffer.from("um texto qualquer");

async function answer(zip: Buffer, kind: Format = "zip"): Promise<string> {
  const inspected = await inspectArchive(memorySource(zip), kind);
  return inspected.ok ? "aceito" : inspected.reason;
}

function reasonFor(...entries: CraftedEntry[]): Promise<string> {
  return answer(craftZip(entries));
}

test("a common ZIP, with folders, accents and names from macOS and Windows, is accepted and counted", async () => {
  const zip = craftZip([
    { name: "Atividades/" },
    { name: "Atividades/Coleção de férias.pdf", bytes: text },
    { name: "Atividades\\fonte.ttf", bytes: randomBytes(4_000), store: true },
    { name: "./leia-me.txt", bytes: Buffer.alloc(0) },
    { name: "__MACOSX/Atividades/._plano.docx", bytes: Buffer.from([0, 5, 22, 7]) },
  ]);
  expect(await inspectArchive(memorySource(zip), "zip")).toEqual({
    ok: true,
    value: { entries: 5, unpackedBytes: 4_000 + text.length + 4, flags: [] },
  });
});

test("an empty ZIP and one with a comment are read", async () => {
  expect(await answer(craftZip([]))).toBe("aceito");
  expect(await answer(craftZip([{ name: "a.txt", bytes: text }], { comment: "feito no Recife" }))).toBe("aceito");
});

test("names that escape the folder, absolute, with a drive letter, reversed or reserved are refused (B149)", async () => {
  const names = [
    "../fora.txt",
    "a/../../x",
    "..\\..\\x",
    "/etc/passwd",
    "\\\\rede\\x",
    "C:\\x",
    "a\u202Efdp.exe",
    "a\nb",
    "a\0b",
    "con.txt",
  ];
  for (const name of names) expect([name, await reasonFor({ name, bytes: text })]).toEqual([name, "archive_unsafe_name"]);
  expect(await reasonFor({ name: "x".repeat(1_001), bytes: text })).toBe("archive_unsafe_name");
  expect(await reasonFor({ name: "", bytes: text })).toBe("archive_unsafe_name");
});

test("the same name twice, even written another way, is refused (B149)", async () => {
  for (const second of ["a/b.txt", "a\\b.txt", "./a/b.txt", "a//b.txt"]) {
    expect(await reasonFor({ name: "a/b.txt", bytes: text }, { name: second, bytes: text })).toBe("archive_duplicate_name");
  }
  expect(await reasonFor({ name: "\u00e9", bytes: text }, { name: "e\u0301", bytes: text })).toBe("archive_duplicate_name");
});

test("links, devices and entries with a password are refused (B149)", async () => {
  expect(await reasonFor({ name: "atalho", bytes: Buffer.from("/etc/passwd"), mode: 0o120777 })).toBe("archive_symlink");
  expect(await reasonFor({ name: "tubo", mode: 0o010644 })).toBe("archive_symlink");
  expect(await reasonFor({ name: "a.txt", bytes: text, flags: 1 })).toBe("archive_encrypted");
});

test("a bomb of zeros is refused for its ratio, and a small file that merely repeats a lot is not (B149)", async () => {
  expect(await reasonFor({ name: "zeros", bytes: Buffer.alloc(40 * MB) })).toBe("archive_bomb");
  expect(await reasonFor({ name: "branco.bmp", bytes: Buffer.alloc(5 * MB) })).toBe("aceito");
  const many = Array.from({ length: 20 }, (_, index) => ({ name: `z${index}`, bytes: Buffer.alloc(MB) }));
  expect(await reasonFor(...many)).toBe("archive_bomb");
});

test("entries that share the same bytes are refused (B149)", async () => {
  const first = { name: "a", bytes: randomBytes(1_000), store: true };
  expect(await reasonFor(first, { ...first, name: "b", sameDataAs: 0 })).toBe("archive_overlap");
  const quoting = { name: "a", bytes: randomBytes(100), store: true, packedBytes: 300, unpackedBytes: 300 };
  expect(await reasonFor(quoting, { name: "b", bytes: randomBytes(300), store: true })).toBe("archive_overlap");
});

test("more than 5,000 entries or more than 10 GB declared are refused without reading the rest (B149)", async () => {
  const many = Array.from({ length: 5_001 }, (_, index) => ({ name: `${index}.txt` }));
  expect(await reasonFor(...many)).toBe("archive_too_many_entries");
  const big = (name: string): CraftedEntry => ({ name, bytes: text, unpackedBytes: 3.5 * 1024 * MB, packedBytes: 40 * MB });
  expect(await reasonFor(big("a"), big("b"), big("c"))).toBe("archive_too_large");
});

test("sizes, names, counts, CRCs and positions that lie are refused (B149)", async () => {
  expect(await reasonFor({ name: "a", bytes: Buffer.alloc(100_000, "ab"), unpackedBytes: 10 })).toBe("archive_broken");
  expect(await reasonFor({ name: "a", bytes: text, unpackedBytes: 500 })).toBe("archive_broken");
  expect(await reasonFor({ name: "a", bytes: text, crc: 1 })).toBe("archive_broken");
  expect(await reasonFor({ name: "a", bytes: text, store: true, unpackedBytes: 3 })).toBe("archive_broken");
  expect(await reasonFor({ name: "bom.txt", bytes: text, localName: "mau.exe" })).toBe("archive_broken");
  expect(await answer(craftZip([{ name: "a", bytes: text }], { entryCount: 2 }))).toBe("archive_broken");
  expect(await answer(craftZip([{ name: "a", bytes: text }], { directoryShift: -4 }))).toBe("archive_broken");
  expect(await answer(craftZip([{ name: "a", bytes: text }]).subarray(0, -10))).toBe("archive_broken");
  expect(await reasonFor({ name: "a", bytes: text, method: 12 })).toBe("archive_method");
});

test("a ZIP64 that promises more than there is is refused (B149)", async () => {
  const plain = craftZip([{ name: "a", bytes: text }]);
  const wide = plain.subarray(0, -22);
  const record = Buffer.alloc(56);
  record.writeUInt32LE(0x06064b50, 0);
  record.writeBigUInt64LE(44n, 4);
  record.writeBigUInt64LE(2n ** 40n, 32);
  record.writeBigUInt64LE(2n ** 60n, 40);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(wide.length), 8);
  const end = Buffer.from(plain.subarray(-22));
  end.fill(0xff, 8, 20);
  expect(await answer(Buffer.concat([wide, record, locator, end]))).toBe("archive_broken");
});

test("archives inside archives count by their sum, and the third level is refused (B149)", async () => {
  const bomb = craftZip([{ name: "zeros", bytes: Buffer.alloc(40 * MB) }]);
  expect(await reasonFor({ name: "dentro.zip", bytes: bomb })).toBe("archive_bomb");
  expect(await reasonFor({ name: "dentro.ZIP", bytes: bomb, store: true })).toBe("archive_bomb");
  const wrap = (inner: Buffer) => craftZip([{ name: "camada.zip", bytes: inner, store: true }]);
  const two = wrap(wrap(craftZip([{ name: "a.txt", bytes: text }])));
  expect(await answer(two)).toBe("aceito");
  expect(await answer(wrap(two))).toBe("archive_nested");
});

test("documents with macros or an external template are accepted and marked; so are programs and other archives (B156)", async () => {
  const types = { name: "[Content_Types].xml", bytes: Buffer.from("<Types/>") };
  const external = '<Relationship Type="x/attachedTemplate" Target="http://mau/t.dotm" TargetMode="External"/>';
  const document = craftZip([
    types,
    { name: "word/document.xml", bytes: Buffer.from("<w/>") },
    { name: "word/vbaProject.bin", bytes: randomBytes(64) },
    { name: "word/_rels/settings.xml.rels", bytes: Buffer.from(external) },
  ]);
  const inspected = await inspectArchive(memorySource(document), "docx");
  expect(inspected).toMatchObject({ ok: true, value: { flags: ["office_macros", "office_external_template"] } });
  const mixed = craftZip([
    { name: "instalar.exe", bytes: text },
    { name: "extra.rar", bytes: text },
  ]);
  expect(await inspectArchive(memorySource(mixed), "zip")).toMatchObject({
    value: { flags: ["archive_executable", "archive_opaque"] },
  });
});

test("a ZIP with a document's name does not pass for a document (B146)", async () => {
  const plain = craftZip([{ name: "a.txt", bytes: text }]);
  for (const kind of ["docx", "pptx", "xlsx", "odt", "ods", "odp", "epub"] as const) {
    expect(await answer(plain, kind)).toBe("type_mismatch");
  }
  const book = craftZip([{ name: "mimetype", bytes: Buffer.from("application/epub+zip"), store: true }]);
  expect(await answer(book, "epub")).toBe("aceito");
  expect(await answer(book, "odt")).toBe("type_mismatch");
});

test("bytes changed at random never bring the reader down: either it is accepted or it has a reason", async () => {
  const honest = craftZip([
    { name: "a/b.txt", bytes: Buffer.alloc(3_000, "verso ") },
    { name: "c.zip", bytes: craftZip([]) },
  ]);
  const change = fc.tuple(fc.nat(honest.length - 1), fc.nat(255));
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
      const bytes = Buffer.from(honest);
      for (const [at, value] of changes) bytes[at] = value;
      expect(await answer(bytes)).toMatch(/^(aceito|archive_\w+)$/);
    }),
    { numRuns: 400 },
  );
});

test("the XML of a spreadsheet may repeat itself beyond what other files do, alone and inside a ZIP", async () => {
  const sheet = { name: "xl/worksheets/sheet1.xml", bytes: Buffer.from("<c><v>0</v></c>".repeat(MB)) };
  const parts = [
    { name: "[Content_Types].xml", bytes: Buffer.from("<Types/>") },
    { name: "xl/workbook.xml", bytes: text },
  ];
  const healthy = craftZip([...parts, sheet]);
  expect(healthy.length * 100).toBeLessThan(sheet.bytes.length);
  expect(await answer(healthy, "xlsx")).toBe("aceito");
  expect(await answer(craftZip([{ name: "notas.xlsx", bytes: healthy }]))).toBe("aceito");
  expect(await answer(craftZip([...parts, { ...sheet, name: "xl/media/zeros.bin" }]), "xlsx")).toBe("archive_bomb");
});
