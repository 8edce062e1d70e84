import { degrees, PDFDocument, PDFName, PDFNumber, PDFString } from "@cantoo/pdf-lib";
import { expect, test } from "vitest";

import { craftPdf } from "./fixtures/craft-pdf.ts";
import { inspectPdf } from "./inspect-pdf.ts";

const A4 = { widthMm: 210, heightMm: 297 };

async function answer(bytes: Uint8Array): Promise<string> {
  const inspected = await inspectPdf(bytes);
  return inspected.ok ? ["aceito", ...inspected.value.flags].join(" ") : inspected.reason;
}

/** Puts an action in the catalog, where a reader runs it on opening. */
function opensWith(action: Record<string, string>, named: (value: string) => PDFName = (value) => PDFName.of(value)) {
  return (document: PDFDocument) => {
    const dict = document.context.obj({});
    for (const [key, value] of Object.entries(action))
      dict.set(PDFName.of(key), key === "S" ? named(value) : PDFString.of(value));
    document.catalog.set(PDFName.of("OpenAction"), document.context.register(dict));
  };
}

test("counts the pages of a common PDF", async () => {
  expect(await inspectPdf(await craftPdf(7))).toEqual({
    ok: true,
    value: { pageCount: 7, pageSizes: [{ ...A4, pages: 7 }], flags: [] },
  });
});

test("measures the pages as they are read: cut, turned, in units of their own, of several sizes", async () => {
  const found = await inspectPdf(
    await craftPdf(3, (document) => {
      document.getPage(1).setRotation(degrees(90));
      document.addPage([1000, 1300]).setCropBox(100, 100, 595, 842);
      document.addPage([420.9, 595.3]).node.set(PDFName.of("UserUnit"), PDFNumber.of(2));
      document.addPage([1684, 1191]).setRotation(degrees(270));
    }),
  );
  expect(found).toMatchObject({
    value: {
      pageCount: 6,
      pageSizes: [
        { ...A4, pages: 3 },
        { widthMm: 297, heightMm: 210, pages: 1 },
        { widthMm: 297, heightMm: 420, pages: 1 },
        { widthMm: 420, heightMm: 594, pages: 1 },
      ],
    },
  });
});

test("a PDF with an opening or a restriction password is refused (B148)", async () => {
  const locked = await craftPdf(1, (document) => document.encrypt({ userPassword: "abre", ownerPassword: "dona" }));
  const restricted = await craftPdf(1, (document) => document.encrypt({ userPassword: "", ownerPassword: "dona" }));
  expect(await answer(locked)).toBe("pdf_encrypted");
  expect(await answer(restricted)).toBe("pdf_encrypted");
});

test("scripts and programs are refused wherever they are (B148)", async () => {
  expect(await answer(await craftPdf(1, (document) => document.addJavaScript("x", "app.alert(1)")))).toBe("pdf_active_content");
  expect(await answer(await craftPdf(1, opensWith({ S: "JavaScript", JS: "app.alert(1)" })))).toBe("pdf_active_content");
  expect(await answer(await craftPdf(1, opensWith({ S: "Launch", F: "cmd.exe" })))).toBe("pdf_active_content");
  const onPage = await craftPdf(2, (document) => {
    const action = document.context.obj({ S: "Launch", F: PDFString.of("cmd.exe") });
    document.getPage(1).node.set(PDFName.of("AA"), document.context.obj({ O: action }));
  });
  expect(await answer(onPage)).toBe("pdf_active_content");
});

test("writing the action's name with codes does not hide it (B148)", async () => {
  const plain = Buffer.from(
    await (await PDFDocument.load(await craftPdf(1, opensWith({ S: "Launch", F: "cmd.exe" })))).save({ useObjectStreams: false }),
  );
  const at = plain.indexOf("/Launch");
  const hidden = Buffer.concat([plain.subarray(0, at), Buffer.from("/La#75nch"), plain.subarray(at + "/Launch".length)]);
  expect(hidden.includes("/Launch")).toBe(false);
  expect(await answer(hidden)).toBe("pdf_active_content");
});

test("an action of an earlier revision, hidden by the last one, counts too (B148)", async () => {
  const first = await (
    await PDFDocument.load(await craftPdf(1, opensWith({ S: "Launch", F: "cmd.exe" })))
  ).save({
    useObjectStreams: false,
  });
  const document = await PDFDocument.load(first);
  const objectNumber = /(\d+) 0 obj\s*<<[^>]*\/Launch/.exec(Buffer.from(first).toString("latin1"))![1];
  const update = `\n${objectNumber} 0 obj\n<< /S /GoTo >>\nendobj\n`;
  expect(document.getPageCount()).toBe(1);
  expect(await answer(Buffer.concat([first, Buffer.from(update)]))).toBe("pdf_active_content");
});

test("embedded files and other opening actions are accepted and marked (B148)", async () => {
  const attached = await craftPdf(1, (document) => document.attach(Buffer.from("oi"), "anexo.txt", { mimeType: "text/plain" }));
  expect(await answer(attached)).toBe("aceito pdf_embedded_files");
  expect(await answer(await craftPdf(1, opensWith({ S: "URI", URI: "https://exemplo.br" })))).toBe("aceito pdf_open_action");
  expect(await answer(await craftPdf(1, opensWith({ S: "GoTo", D: "x" })))).toBe("aceito");
});

test("a PDF that is cut, empty of pages or only the beginning of one is refused (B148)", async () => {
  const whole = await craftPdf(3);
  for (const broken of [
    whole.subarray(0, whole.length / 2),
    Buffer.from("%PDF-1.7\n"),
    Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(5_000, "x")]),
  ]) {
    expect(await answer(broken)).toBe("pdf_broken");
  }
});

test("more than 5,000 pages are refused (B148)", async () => {
  const addPages = (document: PDFDocument) => {
    for (let number = 2; number <= 5_001; number++) document.addPage([10, 10]);
  };
  expect(await answer(await craftPdf(1, addPages))).toBe("pdf_too_many_pages");
}, 60_000);

test("a form whose scripts are only Acrobat's own formats is accepted, in the last revision and in earlier ones", async () => {
  const formats = (script: string) => (document: PDFDocument) => {
    const action = document.context.obj({ S: "JavaScript", JS: PDFString.of(script) });
    document.getPage(0).node.set(PDFName.of("AA"), document.context.obj({ F: action }));
  };
  const plain = async (script: string) =>
    (await PDFDocument.load(await craftPdf(1, formats(script)))).save({ useObjectStreams: false });
  const format = await plain('AFNumber_Format\\(2, 1, 0, 0, "R$", true\\);');
  expect(await answer(format)).toMatch(/^aceito/);
  expect(await answer(await plain("app.alert\\(1\\)"))).toBe("pdf_active_content");

  const document = await PDFDocument.load(await plain("app.alert\\(1\\)"), { updateMetadata: false });
  const snapshot = document.takeSnapshot();
  formats("AFSpecial_Format\\(0\\);")(document);
  snapshot.markRefForSave(document.getPage(0).ref);
  const amended = Buffer.concat([
    await plain("app.alert\\(1\\)"),
    await document.saveIncremental(snapshot, { useObjectStreams: false }),
  ]);
  expect(await answer(amended)).toBe("pdf_active_content");
});
