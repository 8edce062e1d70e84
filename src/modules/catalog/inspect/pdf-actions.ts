import { PDFArray, PDFDict, PDFName, PDFStream, type PDFContext, type PDFObject } from "@cantoo/pdf-lib";

export type PdfActions = { hasProgram: boolean; hasEmbeddedFiles: boolean; hasOpenAction: boolean };

const PROGRAM_ACTIONS = new Set(["/JavaScript", "/Launch"]);
const PROGRAM_KEYS = new Set(["/JavaScript", "/JS"]);
const EMBEDDING_KEYS = new Set(["/EmbeddedFiles", "/EmbeddedFile", "/EF", "/RichMedia", "/RichMediaContent"]);
const HARMLESS_OPENINGS = new Set(["/GoTo", "/Named", undefined]);

/**
 * What a PDF would do by itself. Every object is read, names decoded, those inside object streams and those no page
 * points to included; then the raw bytes, for objects of earlier revisions that a reader may still be led to.
 */
export function findPdfActions(context: PDFContext, bytes: Uint8Array): PdfActions {
  const found = { hasProgram: false, hasEmbeddedFiles: false, hasOpenAction: false };
  for (const [, object] of context.enumerateIndirectObjects()) noteActions(object, context, found);
  found.hasProgram ||= hasRawAction(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  return found;
}

function noteActions(start: PDFObject, context: PDFContext, found: PdfActions): void {
  const pending: PDFObject[] = [start];
  for (let object = pending.pop(); object; object = pending.pop()) {
    if (object instanceof PDFArray) pending.push(...object.asArray());
    const dict = object instanceof PDFStream ? object.dict : object;
    if (!(dict instanceof PDFDict)) continue;
    for (const [key, value] of dict.entries()) {
      const name = key.toString();
      found.hasProgram ||= PROGRAM_KEYS.has(name) || (name === "/S" && PROGRAM_ACTIONS.has(nameOf(value, context) ?? ""));
      found.hasEmbeddedFiles ||= EMBEDDING_KEYS.has(name);
      found.hasOpenAction ||= (name === "/OpenAction" && opensMore(value, context)) || name === "/AA";
      pending.push(value);
    }
  }
}

function opensMore(value: PDFObject, context: PDFContext): boolean {
  const action = context.lookup(value);
  return action instanceof PDFDict && !HARMLESS_OPENINGS.has(nameOf(action.get(PDFName.of("S")), context));
}

function nameOf(value: PDFObject | undefined, context: PDFContext): string | undefined {
  const name = value && context.lookup(value);
  return name instanceof PDFName ? PDFName.of(name.decodeText()).toString() : undefined;
}

function hasRawAction(bytes: Buffer): boolean {
  return [...PROGRAM_ACTIONS].some((action) => {
    for (let at = bytes.indexOf(action); at >= 0; at = bytes.indexOf(action, at + 1)) {
      if (/\/S\s*$/.test(bytes.subarray(Math.max(0, at - 16), at).toString("latin1"))) return true;
    }
    return false;
  });
}
