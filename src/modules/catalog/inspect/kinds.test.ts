import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { kinds } from "../kinds/kinds.ts";
import { craftMp4 } from "./fixtures/craft-media.ts";
import { craftZip } from "./fixtures/craft-zip.ts";
import { inspectFile } from "./inspect-file.ts";
import { FORMATS, type Format } from "../kinds/names.ts";
import { shownKind } from "../kinds/shown-kind.ts";

const folder = await mkdtemp(path.join(tmpdir(), "autoria-formatos-"));
afterAll(() => rm(folder, { recursive: true }));

async function answer(name: string, bytes: Uint8Array | string): Promise<string> {
  const file = path.join(folder, "arquivo");
  await writeFile(file, bytes);
  const inspected = await inspectFile(file, name);
  return inspected.ok ? [inspected.value.kind, ...inspected.value.flags].join(" ") : inspected.reason;
}

/** The first bytes of a kind as it says they are, and something after them. */
function begin(kind: Format): Buffer {
  const bytes = Buffer.alloc(512, 0x20);
  const { signature } = kinds[kind];
  for (const [at, mark] of (signature.by === "marks" && signature.marks[0]) || []) bytes.write(mark, at, "latin1");
  return bytes;
}

const PICTURES = new Set<Format>(["gif", "tiff", "avif"]);

test("every kind told by its own bytes is taken by them and refused without them", async () => {
  for (const kind of FORMATS.filter((one) => kinds[one].signature.by === "marks" && !PICTURES.has(one))) {
    const name = `a.${kinds[kind].extensions[0]}`;
    expect([kind, (await answer(name, begin(kind))).split(" ")[0]]).toEqual([kind, kind]);
    expect([kind, await answer(name, Buffer.alloc(512, 0x20))]).toEqual([kind, "type_mismatch"]);
  }
});

/** As Windows programs write it: two bytes a character, after a mark of their order. */
function inUtf16(text: string, isBigEndian = false): Buffer {
  const bytes = Buffer.from(`\uFEFF${text}`, "utf16le");
  return isBigEndian ? bytes.swap16() : bytes;
}

test("texts of two bytes a character are taken as texts, and refused in words where no program of their kind opens them", async () => {
  for (const isBigEndian of [false, true]) {
    expect(await answer("aula.txt", inUtf16("Olá, frações", isBigEndian))).toBe("txt");
    expect(await answer("notas.csv", inUtf16("nome;nota\r\nAna;9\r\n", isBigEndian))).toBe("csv");
    expect(await answer("pagina.txt", inUtf16("<script>x()</script>", isBigEndian))).toBe("type_mismatch");
    expect(await answer("bytes.txt", inUtf16("a\u0001b", isBigEndian))).toBe("type_mismatch");
    expect(await answer("cubo.obj", inUtf16("v 0 0 0\n", isBigEndian))).toBe("text_utf16");
  }
  expect(await answer("a.3mf", '<?xml version="1.0"?><model unit="millimeter"/>')).toBe("type_mismatch");
});

test("pictures that are not for the web are read to their end", async () => {
  const plain = sharp({ create: { width: 30, height: 20, channels: 3, background: "#c33" } });
  expect(await answer("a.gif", await plain.clone().gif().toBuffer())).toBe("gif");
  expect(await answer("a.tif", await plain.clone().tiff().toBuffer())).toBe("tiff");
  expect(await answer("a.avif", await plain.clone().avif().toBuffer())).toBe("avif");
  expect(await answer("a.gif", (await plain.clone().gif().toBuffer()).subarray(0, 20))).toBe("image_broken");
});

test("what is a ZIP inside is told by what it holds", async () => {
  const bytes = Buffer.from("um texto qualquer");
  const types = { name: "[Content_Types].xml", bytes };
  const macros = { name: "word/vbaProject.bin", bytes };
  expect(await answer("a.docm", craftZip([types, { name: "word/document.xml", bytes }, macros]))).toBe("docm office_macros");
  expect(await answer("a.xlsm", craftZip([types, { name: "word/document.xml", bytes }]))).toBe("type_mismatch");
  expect(await answer("a.pages", craftZip([{ name: "Index/Document.iwa", bytes }]))).toBe("pages");
  expect(await answer("a.procreate", craftZip([{ name: "Document.archive", bytes }]))).toBe("procreate");
  expect(await answer("a.procreate", craftZip([{ name: "outra.coisa", bytes }]))).toBe("type_mismatch");
  expect(await answer("a.3mf", craftZip([{ name: "3D/3dmodel.model", bytes }]))).toBe("3mf");
});

test("what no signature tells is taken for its program, unless it is a program or a page", async () => {
  const stitches = Buffer.from("\u0074\0\0\0\u0014\0\0\0bordado", "latin1");
  expect(await answer("flor.jef", stitches)).toBe("jef");
  expect(shownKind("jef")?.words).toBe("JEF, arquivo para bordadeiras Janome");
  expect(await answer("flor.jef", Buffer.from("MZ\u0090\0\u0003", "latin1"))).toBe("type_mismatch");
  expect(await answer("flor.studio3", "<!doctype html><script>x()</script>")).toBe("type_mismatch");
  expect(await answer("flor.jef", "#!/bin/sh\n")).toBe("type_mismatch");
});

test("old archives are taken and marked as what cannot be looked into; sounds and films say how long they are", async () => {
  expect(await answer("a.rar", begin("rar"))).toBe("rar archive_opaque");
  expect(await answer("a.mov", craftMp4(12))).toBe("mov");
  expect(await answer("a.stl", "solid vaso\nendsolid vaso\n")).toBe("stl");
});

test("an Office document behind a password is refused for the password", async () => {
  const compound = Buffer.from("d0cf11e0a1b11ae1", "hex");
  const locked = Buffer.concat([compound, Buffer.alloc(504)]);
  for (const name of ["a.docx", "a.xlsx", "a.pptx", "a.xlsm"])
    expect([name, await answer(name, locked)]).toEqual([name, "office_encrypted"]);
  expect(await answer("a.zip", locked)).toBe("type_mismatch");
});
