import { randomBytes } from "node:crypto";

import fc from "fast-check";
import { expect, test } from "vitest";

import { memorySource } from "./byte-source.ts";
import type { FileKind } from "./file-kinds.ts";
import { craftZip, type CraftedEntry } from "./fixtures/craft-zip.ts";
import { inspectArchive } from "./inspect-archive.ts";

const MB = 1024 * 1024;
const text = Buffer.from("um texto qualquer");

async function answer(zip: Buffer, kind: FileKind = "zip"): Promise<string> {
  const inspected = await inspectArchive(memorySource(zip), kind);
  return inspected.ok ? "aceito" : inspected.reason;
}

function reasonFor(...entries: CraftedEntry[]): Promise<string> {
  return answer(craftZip(entries));
}

test("um ZIP comum, com pastas, acentos e nomes do macOS e do Windows, é aceito e contado", async () => {
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

test("um ZIP vazio e um com comentário são lidos", async () => {
  expect(await answer(craftZip([]))).toBe("aceito");
  expect(await answer(craftZip([{ name: "a.txt", bytes: text }], { comment: "feito no Recife" }))).toBe("aceito");
});

test("B149: nomes que escapam da pasta, absolutos, com letra de unidade, virados ou reservados são recusados", async () => {
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

test("B149: o mesmo nome duas vezes, mesmo escrito de outro jeito, é recusado", async () => {
  for (const second of ["a/b.txt", "a\\b.txt", "./a/b.txt", "a//b.txt"]) {
    expect(await reasonFor({ name: "a/b.txt", bytes: text }, { name: second, bytes: text })).toBe("archive_duplicate_name");
  }
  expect(await reasonFor({ name: "\u00e9", bytes: text }, { name: "e\u0301", bytes: text })).toBe("archive_duplicate_name");
});

test("B149: atalhos, dispositivos e entradas com senha são recusados", async () => {
  expect(await reasonFor({ name: "atalho", bytes: Buffer.from("/etc/passwd"), mode: 0o120777 })).toBe("archive_symlink");
  expect(await reasonFor({ name: "tubo", mode: 0o010644 })).toBe("archive_symlink");
  expect(await reasonFor({ name: "a.txt", bytes: text, flags: 1 })).toBe("archive_encrypted");
});

test("B149: uma bomba de zeros é recusada pela razão, e um arquivo pequeno que só é muito repetido não", async () => {
  expect(await reasonFor({ name: "zeros", bytes: Buffer.alloc(40 * MB) })).toBe("archive_bomb");
  expect(await reasonFor({ name: "branco.bmp", bytes: Buffer.alloc(5 * MB) })).toBe("aceito");
  const many = Array.from({ length: 20 }, (_, index) => ({ name: `z${index}`, bytes: Buffer.alloc(MB) }));
  expect(await reasonFor(...many)).toBe("archive_bomb");
});

test("B149: entradas que dividem os mesmos bytes são recusadas", async () => {
  const first = { name: "a", bytes: randomBytes(1_000), store: true };
  expect(await reasonFor(first, { ...first, name: "b", sameDataAs: 0 })).toBe("archive_overlap");
  const quoting = { name: "a", bytes: randomBytes(100), store: true, packedBytes: 300, unpackedBytes: 300 };
  expect(await reasonFor(quoting, { name: "b", bytes: randomBytes(300), store: true })).toBe("archive_overlap");
});

test("B149: mais de 5.000 entradas ou mais de 2 GB declarados são recusados sem ler o resto", async () => {
  const many = Array.from({ length: 5_001 }, (_, index) => ({ name: `${index}.txt` }));
  expect(await reasonFor(...many)).toBe("archive_too_many_entries");
  const big = (name: string): CraftedEntry => ({ name, bytes: text, unpackedBytes: 1.5 * 1024 * MB, packedBytes: 20 * MB });
  expect(await reasonFor(big("a"), big("b"))).toBe("archive_too_large");
});

test("B149: tamanhos, nomes, contagens, CRC e posições que mentem são recusados", async () => {
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

test("B149: um ZIP64 que promete mais do que há é recusado", async () => {
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

test("B149: compactados dentro de compactados valem pela soma, e o terceiro nível é recusado", async () => {
  const bomb = craftZip([{ name: "zeros", bytes: Buffer.alloc(40 * MB) }]);
  expect(await reasonFor({ name: "dentro.zip", bytes: bomb })).toBe("archive_bomb");
  expect(await reasonFor({ name: "dentro.ZIP", bytes: bomb, store: true })).toBe("archive_bomb");
  const wrap = (inner: Buffer) => craftZip([{ name: "camada.zip", bytes: inner, store: true }]);
  const two = wrap(wrap(craftZip([{ name: "a.txt", bytes: text }])));
  expect(await answer(two)).toBe("aceito");
  expect(await answer(wrap(two))).toBe("archive_nested");
});

test("B156: documentos com macros ou modelo externo são aceitos e marcados; programas e outros compactados também", async () => {
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

test("B146: um ZIP com nome de documento não passa por documento", async () => {
  const plain = craftZip([{ name: "a.txt", bytes: text }]);
  for (const kind of ["docx", "pptx", "xlsx", "odt", "ods", "odp", "epub"] as const) {
    expect(await answer(plain, kind)).toBe("type_mismatch");
  }
  const book = craftZip([{ name: "mimetype", bytes: Buffer.from("application/epub+zip"), store: true }]);
  expect(await answer(book, "epub")).toBe("aceito");
  expect(await answer(book, "odt")).toBe("type_mismatch");
});

test("bytes trocados ao acaso nunca derrubam a leitura: ou é aceito ou tem um motivo", async () => {
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
