import {
  decodePDFRawStream,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFObjectParser,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFString,
} from "@cantoo/pdf-lib";
import { isAcrobatFormat } from "./acrobat-format.ts";

export type PdfActions = { hasProgram: boolean; hasEmbeddedFiles: boolean; hasOpenAction: boolean };

const SCRIPT = "/JavaScript";
const PROGRAM_ACTIONS = new Set([SCRIPT, "/Launch"]);
const EMBEDDING_KEYS = new Set(["/EmbeddedFiles", "/EmbeddedFile", "/EF", "/RichMedia", "/RichMediaContent"]);
const HARMLESS_OPENINGS = new Set(["/GoTo", "/Named", undefined]);

/**
 * What a PDF would do by itself. Every object is read, names decoded, those inside object streams and those no page
 * points to included; then the raw bytes, for objects of earlier revisions that a reader may still be led to. A script that only
 * gives a field one of Acrobat's own formats is no program.
 */
export function findPdfActions(context: PDFContext, bytes: Uint8Array): PdfActions {
  const found = { hasProgram: false, hasEmbeddedFiles: false, hasOpenAction: false };
  for (const [, object] of context.enumerateIndirectObjects()) noteActions(object, context, found);
  found.hasProgram ||= hasRawAction(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), context);
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
      found.hasProgram ||= isProgram(name, value, dict, context);
      found.hasEmbeddedFiles ||= EMBEDDING_KEYS.has(name);
      found.hasOpenAction ||= (name === "/OpenAction" && opensMore(value, context)) || name === "/AA";
      pending.push(value);
    }
  }
}

function isProgram(key: string, value: PDFObject, dict: PDFDict, context: PDFContext): boolean {
  if (key === SCRIPT) return true;
  if (key === "/JS") return !isFormatOnly(value, context);
  if (key !== "/S") return false;
  const action = nameOf(value, context) ?? "";
  const script = dict.get(PDFName.of("JS"));
  return PROGRAM_ACTIONS.has(action) && !(action === SCRIPT && script !== undefined && isFormatOnly(script, context));
}

function isFormatOnly(value: PDFObject, context: PDFContext): boolean {
  const script = context.lookup(value);
  if (script instanceof PDFString || script instanceof PDFHexString) return isAcrobatFormat(script.decodeText());
  if (!(script instanceof PDFRawStream)) return false;
  try {
    return isAcrobatFormat(Buffer.from(decodePDFRawStream(script).decode()).toString("latin1"));
  } catch {
    return false;
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

function hasRawAction(bytes: Buffer, context: PDFContext): boolean {
  return [...PROGRAM_ACTIONS].some((action) => {
    for (let at = bytes.indexOf(action); at >= 0; at = bytes.indexOf(action, at + 1)) {
      if (!/\/S\s*$/.test(bytes.subarray(Math.max(0, at - 16), at).toString("latin1"))) continue;
      if (action !== SCRIPT || !isRawFormat(bytes, at, context)) return true;
    }
    return false;
  });
}

/** Whether the action these bytes stand in, whatever its revision, is a dictionary whose script is written in it and only formats. */
function isRawFormat(bytes: Buffer, at: number, context: PDFContext): boolean {
  const from = bytes.lastIndexOf("<<", at, "latin1");
  try {
    const action = from < 0 ? null : PDFObjectParser.forBytes(bytes.subarray(from, at + 8_192), context).parseObject();
    const script = action instanceof PDFDict ? action.get(PDFName.of("JS")) : undefined;
    const isWritten = script instanceof PDFString || script instanceof PDFHexString;
    if (isWritten) return isAcrobatFormat(script.decodeText());
    return script instanceof PDFRef && isWrittenOnce(bytes, script) && isFormatOnly(script, context);
  } catch {
    return false;
  }
}

/** An object written twice may have said something else before. */
function isWrittenOnce(bytes: Buffer, { objectNumber, generationNumber }: PDFRef): boolean {
  const opening = `${objectNumber} ${generationNumber} obj`;
  let count = 0;
  for (let at = bytes.indexOf(opening); at >= 0; at = bytes.indexOf(opening, at + 1)) {
    const before = bytes[at - 1] ?? 0;
    if (before < 0x30 || before > 0x39) count += 1;
  }
  return count <= 1;
}
