import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import sharp from "sharp";
import { afterAll, expect, test } from "vitest";

import { kinds } from "../kinds/kinds.ts";
import { craftMp3, craftMp4, craftWav } from "./fixtures/craft-media.ts";
import { craftPdf } from "./fixtures/craft-pdf.ts";
import { craftZip } from "./fixtures/craft-zip.ts";
import { inspectFile } from "./inspect-file.ts";

const folder = await mkdtemp(path.join(tmpdir(), "autoria-arquivos-"));
afterAll(() => rm(folder, { recursive: true }));

let written = 0;
async function inspect(name: string, bytes: Uint8Array | string) {
  const file = path.join(folder, String(written++));
  await writeFile(file, bytes);
  return inspectFile(file, name);
}

async function answer(name: string, bytes: Uint8Array | string): Promise<string> {
  const inspected = await inspect(name, bytes);
  return inspected.ok ? inspected.value.kind : inspected.reason;
}

const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#c33" } })
  .jpeg()
  .toBuffer();
const program = Buffer.concat([Buffer.from("MZ\x90\0\x03\0\0\0", "latin1"), randomBytes(2_000)]);
const page = "<!doctype html><script>alert(1)</script>";

test("of a PDF counts pages, size and the fingerprint of its bytes", async () => {
  const bytes = await craftPdf(4);
  expect(await inspect("Apostila.PDF", bytes)).toEqual({
    ok: true,
    value: {
      kind: "pdf",
      contentType: "application/pdf",
      sizeBytes: bytes.length,
      sha256: createHash("sha256").update(bytes).digest("hex"),
      pageCount: 4,
      pageSizes: [{ widthMm: 210, heightMm: 297, pages: 4 }],
      durationSeconds: null,
      entries: null,
      widthPx: null,
      heightPx: null,
      flags: [],
    },
  });
});

test("accepts each kind of media and text, with the duration where there is one", async () => {
  expect(await inspect("aula.wav", craftWav(3))).toMatchObject({ value: { kind: "wav", durationSeconds: 3 } });
  expect(await inspect("aula.mp3", craftMp3(200))).toMatchObject({ value: { kind: "mp3", durationSeconds: 5 } });
  expect(await inspect("aula.mp4", craftMp4(95))).toMatchObject({ value: { kind: "mp4", durationSeconds: 95 } });
  expect(await inspect("foto.jpeg", picture)).toMatchObject({ value: { kind: "jpg", widthPx: 60, heightPx: 40 } });
  expect(await answer("plano.csv", "ano;componente\n5º;Matemática\n")).toBe("csv");
  expect(await answer("leia.txt", Buffer.from("colação", "latin1"))).toBe("txt");
  expect(await answer("leia.md", "# Título\n\n<b>forte</b>\n")).toBe("md");
  expect(await inspect("pacote.zip", craftZip([{ name: "a.txt", bytes: Buffer.from("a") }]))).toMatchObject({
    value: { entries: 1 },
  });
});

test("content that does not match its name is refused (B146)", async () => {
  for (const name of ["foto.jpg", "a.pdf", "a.zip", "a.docx", "a.mp3", "a.svg", "a.ttf", "a.txt", "a.csv"]) {
    expect([name, await answer(name, program)]).toEqual([name, "type_mismatch"]);
  }
  for (const name of ["foto.jpg", "foto.png", "a.pdf", "a.txt", "a.md", "a.svg"]) {
    expect([name, await answer(name, page)]).toEqual([name, "type_mismatch"]);
  }
  expect(await answer("foto.png", picture)).toBe("type_mismatch");
  expect(await answer("livro.pdf", craftZip([{ name: "a.pdf", bytes: Buffer.from("%PDF-1.7") }]))).toBe("type_mismatch");
});

test("a PDF, an image or a text with a ZIP hanging at its end is refused (B146)", async () => {
  const zip = craftZip([{ name: "a.class", bytes: Buffer.from("x") }]);
  expect(await answer("a.pdf", Buffer.concat([await craftPdf(1), zip]))).toBe("polyglot");
  expect(await answer("a.jpg", Buffer.concat([picture, zip]))).toBe("polyglot");
  expect(await answer("a.jpg", Buffer.concat([picture, zip, Buffer.from("sobra")]))).toBe("polyglot");
  expect(await answer("a.mp4", Buffer.concat([craftMp4(1), zip]))).toBe("polyglot");
});

test("bytes of another file before a ZIP are refused (B149)", async () => {
  const zip = craftZip([{ name: "a.txt", bytes: Buffer.from("x") }], { prefix: program });
  expect(await answer("a.zip", zip)).toBe("type_mismatch");
  expect(await answer("a.zip", Buffer.concat([Buffer.from("PK\u0003\u0004"), program, craftZip([])]))).toBe("archive_broken");
});

test("SVG is accepted as a product and marked when it runs or calls something from outside (B147)", async () => {
  const svg = (inside: string) =>
    `<?xml version="1.0"?>\n<!-- desenho -->\n<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;
  expect(await inspect("a.svg", svg('<path d="M0 0"/><use href="#x"/>'))).toMatchObject({ value: { kind: "svg", flags: [] } });
  const active = [
    "<script>alert(1)</script>",
    "<foreignObject/>",
    '<a onclick="x()"/>',
    '<image href="https://mau.example/x.png"/>',
    '<a xlink:href="javascript:x()"/>',
    "<style>@import 'x'</style>",
  ];
  for (const inside of active) {
    expect([inside, await inspect("a.svg", svg(inside))]).toMatchObject([inside, { value: { flags: ["svg_active_content"] } }]);
  }
});

test("only the last extension counts, and those we do not accept are refused whatever the content (B151)", async () => {
  for (const name of ["a.php", "a.jpg.php", ".htaccess", "semextensao", "a.exe", "a.html", "a.xlam", "", "a.jpg\0.php", "jpg"]) {
    expect([name, await answer(name, picture)]).toEqual([name, "type_not_allowed"]);
  }
  expect(await answer("a.php.jpg", picture)).toBe("jpg");
});

test("zero bytes and more than 5 GB are refused (B153)", async () => {
  expect(await answer("a.pdf", "")).toBe("empty_file");
  const file = path.join(folder, "enorme");
  await writeFile(file, "");
  await truncate(file, 5 * 1024 ** 3 + 1);
  expect(await inspectFile(file, "a.mp4")).toEqual({ ok: false, reason: "file_too_large" });
  await writeFile(file, "%PDF-1.7\n");
  await truncate(file, 1024 ** 3 + 1);
  expect(await inspectFile(file, "a.pdf")).toEqual({ ok: false, reason: "pdf_too_large" });
});

test("media and fonts with only their beginning are refused (B148)", async () => {
  expect(await answer("a.mp4", craftMp4(5).subarray(0, 60))).toBe("unreadable");
  expect(await answer("a.wav", craftWav(1).subarray(0, 30))).toBe("unreadable");
  const font = Buffer.alloc(64);
  font.set([0, 1, 0, 0, 0, 2]);
  font.writeUInt32BE(4_000, 12 + 12);
  expect(await answer("a.ttf", font)).toBe("unreadable");
});

test("each type of the list has an extension of its own", () => {
  const extensions = Object.values(kinds).flatMap((kind) => kind.extensions as readonly string[]);
  expect(new Set(extensions).size).toBe(extensions.length);
});

test("healthy files that look odd are taken: Apple's TrueType, an attachment kept as it is, a poster, a film without a length", async () => {
  const font = Buffer.alloc(12 + 16 + 4);
  font.write("true", 0, "latin1");
  font.writeUInt16BE(1, 4);
  font.write("head", 12, "latin1");
  font.writeUInt32BE(28, 20);
  font.writeUInt32BE(4, 24);
  expect(await answer("letra.ttf", font)).toBe("ttf");

  const zip = craftZip([{ name: "a.txt", bytes: Buffer.from("a".repeat(50)) }]);
  const plain = await craftPdf(1);
  const attached = await craftPdf(1, (document) =>
    document.context.register(document.context.stream(zip, { Type: "EmbeddedFile" })),
  );
  expect(attached.includes(zip)).toBe(true);
  expect(await inspect("plano.pdf", attached)).toMatchObject({ value: { kind: "pdf", pageCount: 1 } });
  expect(await answer("plano.pdf", Buffer.concat([plain, zip]))).toBe("polyglot");

  const poster = await sharp({ create: { width: 10_800, height: 7_200, channels: 3, background: "#fff" } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  expect(await inspect("cartaz.png", poster)).toMatchObject({ value: { widthPx: 10_800, heightPx: 7_200 } });

  expect(await inspect("aula.mp4", craftMp4(0))).toMatchObject({ value: { kind: "mp4", durationSeconds: null } });
  expect(await inspect("bip.mp3", craftMp3(3))).toMatchObject({ value: { durationSeconds: 1 } });
}, 60_000);
