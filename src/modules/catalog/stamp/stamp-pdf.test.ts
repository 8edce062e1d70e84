import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { degrees, PDFDict, PDFDocument, PDFName, type PDFRef } from "@cantoo/pdf-lib";
import { PDFiumLibrary } from "@hyzyla/pdfium";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { craftPdf } from "../inspect/fixtures/craft-pdf.ts";
import { structureOf } from "./fixtures/pdf-js.ts";
import { readMarks } from "./read-marks.ts";
import { stampPdf, type StampOrder } from "./stamp-pdf.ts";

const folder = await mkdtemp(path.join(tmpdir(), "autoria-carimbo-"));
afterAll(() => rm(folder, { recursive: true }));

/** Printed by a browser: tagged, with an outline, links between pages and out of it, a title and a language. */
const tagged = await readFile(new URL("./fixtures/fracoes.pdf", import.meta.url));
const MARK = "7F3K-9Q2M-X8WT";
const ORDER: StampOrder = {
  pages: "todas",
  line: `Cópia de Conceição D'Ávila, CPF •••.982.247-••, pedido 10.234. Código ${MARK}`,
  mark: MARK,
};

let made = 0;
async function stamp(bytes: Uint8Array, order: Partial<StampOrder> = {}) {
  const [source, target] = [path.join(folder, `${(made += 1)}.pdf`), path.join(folder, `${made}-carimbado.pdf`)];
  await writeFile(source, bytes);
  const answer = await stampPdf(source, target, { ...ORDER, ...order });
  return { answer, target, stamped: answer.ok ? await readFile(target) : Buffer.alloc(0) };
}

const reader = await PDFiumLibrary.init();
afterAll(() => reader.destroy());

async function texts(bytes: Uint8Array): Promise<string[]> {
  const document = await reader.loadDocument(bytes);
  const read = [...document.pages()].map((page) => page.getText());
  document.destroy();
  return read;
}

const load = (bytes: Uint8Array) => PDFDocument.load(bytes, { updateMetadata: false });

/** The same file as newer tools write it: objects packed in streams, with XMP, an attachment and a name for a place. */
async function modern(): Promise<Uint8Array> {
  const document = await load(tagged);
  await document.attach(Buffer.from("respostas"), "gabarito.txt", { mimeType: "text/plain" });
  const xmp = document.context.stream("<x:xmpmeta>direitos da autora</x:xmpmeta>", { Type: "Metadata", Subtype: "XML" });
  document.catalog.set(PDFName.of("Metadata"), document.context.register(xmp));
  document.catalog.set(PDFName.of("Dests"), document.context.obj({ gabarito: [document.getPage(2).ref, "Fit"] }));
  return document.save({ useObjectStreams: true });
}

describe.each([
  ["impresso por um navegador", async () => tagged],
  ["com objetos comprimidos, XMP e anexo", modern],
  ["já alterado uma vez", async () => (await stamp(tagged, { mark: "0000-0000-0001" })).stamped],
])("the PDF %s", (_, make) => {
  let original: Uint8Array;
  let stamped: Buffer;
  beforeAll(async () => {
    original = await make();
    ({ stamped } = await stamp(original));
  });

  it("gives nothing back to who cuts the copy at an end of file", async () => {
    const ends = [...stamped.toString("latin1").matchAll(/%%EOF/g)].map(({ index }) => index + 5);
    expect(ends.at(-1)).toBeGreaterThan(stamped.length - 8);
    for (const end of ends.slice(0, -1)) {
      const read = await texts(stamped.subarray(0, end)).catch(() => []);
      expect(read.filter((text) => !text.includes(ORDER.line))).toEqual([]);
    }
    expect(ends).toHaveLength(1);
  });

  it("says to another reader the same outline, links, tags, fields, attachments and places as before", async () => {
    const [before, after] = [await structureOf(original), await structureOf(stamped)];
    expect(before.outline).not.toBeNull();
    expect(before.links.flat().length).toBeGreaterThan(0);
    expect(before.tags.every((tag) => tag !== null)).toBe(true);
    expect(after).toEqual(before);
  });

  it("keeps outline, metadata, links, marks and attachments: only the pages change, and only in what they draw", async () => {
    const [before, after] = [await load(original), await load(stamped)];
    const pages = new Set(before.getPages().map((page) => page.ref));
    for (const [ref, object] of before.context.enumerateIndirectObjects()) {
      // What packs objects and says where they are is of the file, not of what it holds.
      if (/\/Type \/(ObjStm|XRef)\b/.test(String(object).slice(0, 200))) continue;
      if (!pages.has(ref)) expect(String(after.context.lookup(ref))).toBe(String(object));
    }
    for (const ref of pages) expect(othersOf(after, ref)).toEqual(othersOf(before, ref));
    for (const key of ["Root", "Info"] as const) expect(after.context.trailerInfo[key]).toBe(before.context.trailerInfo[key]);
    expect(after.catalog.has(PDFName.of("Outlines")) && after.catalog.has(PDFName.of("StructTreeRoot"))).toBe(true);
    expect(after.getTitle()).toBe("Frações na feira");
  });

  it("is read by another reader with its earlier text and the stamp on each page", async () => {
    const read = await texts(stamped);
    const heads = ["Frações na feira", "Metades e terços", "Gabarito"];
    expect(read.map((text, index) => text.includes(heads[index] ?? "") && text.includes(ORDER.line))).toEqual([true, true, true]);
  });
});

function othersOf(document: PDFDocument, ref: PDFRef): string[] {
  const page = document.context.lookup(ref, PDFDict);
  const drawn = new Set(["/Contents", "/Resources", "/AutoriaMark"]);
  return page.entries().flatMap(([key, value]) => (drawn.has(key.toString()) ? [] : [`${key.toString()} ${value.toString()}`]));
}

test("a copy is always the same, byte for byte, and what it adds to the file too", async () => {
  const [once, again] = [await stamp(tagged), await stamp(tagged)];
  expect(once.stamped.equals(again.stamped)).toBe(true);
  const [before, after] = [await load(tagged), await load(once.stamped)];
  const had = new Set(before.context.enumerateIndirectObjects().map(([ref, object]) => `${ref.toString()} ${object.toString()}`));
  const added = after.context.enumerateIndirectObjects().map(([ref, object]) => `${ref.toString()} ${object.toString()}`);
  await expect(added.filter((one) => !had.has(one)).join("\n")).toMatchFileSnapshot("./fixtures/fracoes-carimbo.txt");
});

test("form fields keep their names, values and looks", async () => {
  const form = await craftPdf(1, (document) => {
    const field = document.getForm().createTextField("aluna.nome");
    field.setText("Conceição");
    field.addToPage(document.getPage(0), { x: 60, y: 500, width: 200, height: 24 });
  });
  const { stamped } = await stamp(form);
  expect(stamped.toString("latin1").split("%%EOF")).toHaveLength(2);
  const before = await structureOf(form);
  expect(JSON.stringify(before.fields)).toContain("aluna.nome");
  expect(await structureOf(stamped)).toEqual(before);
});

describe("a file that was signed", () => {
  const signed = () =>
    craftPdf(1, (document) => {
      const vouched = document.context.obj({ Type: "Sig", Filter: "Adobe.PPKLite", ByteRange: [0, 10, 20, 30] });
      document.catalog.set(PDFName.of("Perms"), document.context.obj({ DocMDP: document.context.register(vouched) }));
    });

  it("comes first, byte for byte, as its signature vouches for it", async () => {
    const original = await signed();
    const { stamped } = await stamp(original);
    expect(stamped.subarray(0, original.length).equals(original)).toBe(true);
    expect((await texts(stamped))[0]).toContain(ORDER.line);
  });
});

test("on the first page, only there", async () => {
  const [first, ...rest] = await texts((await stamp(tagged, { pages: "primeira" })).stamped);
  expect(first).toContain(MARK);
  expect(rest.join()).not.toContain(MARK);
});

test.each([0, 90, 180, 270])(
  "on a page rotated by %i degrees and cropped, the stamp appears at the bottom and nothing else changes",
  async (angle) => {
    const page = await craftPdf(1, (document) => {
      document.getPage(0).setCropBox(60, 90, 400, 640);
      document.getPage(0).setRotation(degrees(angle));
    });
    const [before, after] = [await drawn(page), await drawn((await stamp(page)).stamped)];
    const changed = before.rows.flatMap((row, index) =>
      row.equals(after.rows[index] ?? row) ? [] : [index / before.rows.length],
    );
    expect(changed.length).toBeGreaterThan(2);
    expect(Math.min(...changed)).toBeGreaterThan(0.94);
  },
);

async function drawn(bytes: Uint8Array): Promise<{ rows: Buffer[] }> {
  const document = await reader.loadDocument(bytes);
  const { data, width, height } = await document.getPage(0).render({ scale: 1, render: "bitmap" });
  const pixels = Buffer.from(data);
  document.destroy();
  return { rows: Array.from({ length: height }, (_, row) => pixels.subarray(row * width * 4, (row + 1) * width * 4)) };
}

test("inherited resources and a page without content get the stamp too", async () => {
  const bare = await craftPdf(2, (document) => {
    const [first, second] = document.getPages();
    const resources = first?.node.Resources();
    if (!first || !second || !resources) throw new Error("no pages");
    first.node.Parent()?.set(PDFName.of("Resources"), document.context.register(resources));
    first.node.delete(PDFName.of("Resources"));
    second.node.delete(PDFName.of("Contents"));
    second.node.delete(PDFName.of("Resources"));
  });
  const [first, second] = await texts((await stamp(bare)).stamped);
  expect(first).toContain("Página 1");
  expect([first, second].every((text) => text?.includes(ORDER.line))).toBe(true);
});

test("letters the font lacks lose their accent, and the code stays legible", async () => {
  const [text] = await texts((await stamp(await craftPdf(1), { line: `Cópia de Ṱomé 東 Ñuñez. Código ${MARK}` })).stamped);
  expect(text).toContain(`Cópia de Tomé ? Ñuñez. Código ${MARK}`);
  const [polish] = await texts(
    (await stamp(await craftPdf(1), { line: `Cópia de Łukasz 👨\u200d👩\u200d👧 Đorđe. Código ${MARK}` })).stamped,
  );
  expect(polish).toContain(`Cópia de Lukasz Dorde. Código ${MARK}`);
});

test("the line is written once, and so read aloud once", async () => {
  const [text = ""] = await texts((await stamp(await craftPdf(1))).stamped);
  expect(text.split(ORDER.line).length - 1).toBe(1);
});

test("a PDF with a password or a damaged one is not stamped", async () => {
  const locked = await craftPdf(1, (document) => document.encrypt({ userPassword: "", ownerPassword: "dona" }));
  expect((await stamp(locked)).answer).toEqual({ ok: false, reason: "pdf_encrypted" });
  expect((await stamp(Buffer.from("%PDF-1.7\nnada"))).answer).toEqual({ ok: false, reason: "pdf_broken" });
});

describe("the code is found", () => {
  const leaks: [string, (bytes: Uint8Array) => Promise<Uint8Array>][] = [
    ["na cópia como saiu", async (bytes) => bytes],
    ["depois de salva de novo por outro programa", async (bytes) => (await load(bytes)).save()],
    [
      "numa página tirada dela",
      async (bytes) => {
        const apart = await PDFDocument.create();
        const [page] = await apart.copyPages(await load(bytes), [1]);
        return apart.addPage(page).doc.save();
      },
    ],
  ];

  it.each(leaks)("%s", async (_, leak) => {
    const found = path.join(folder, `vazado-${(made += 1)}.pdf`);
    await writeFile(found, await leak((await stamp(tagged)).stamped));
    expect(await readMarks(found)).toEqual({ ok: true, value: [MARK] });
  });

  it("nowhere in the original, and a file that does not open says so", async () => {
    const file = path.join(folder, "original.pdf");
    await writeFile(file, tagged);
    expect(await readMarks(file)).toEqual({ ok: true, value: [] });
    await writeFile(file, "isto não é um PDF");
    expect(await readMarks(file)).toEqual({ ok: false, reason: "pdf_broken" });
  });
});
