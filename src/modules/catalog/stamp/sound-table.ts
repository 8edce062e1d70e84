import { decodePDFRawStream, PDFArray, PDFContext, PDFName, PDFNumber, PDFObjectParser, PDFRawStream } from "@cantoo/pdf-lib";
import { undoPredictor } from "./predictor.ts";

const MOST_SECTIONS = 200;

/**
 * What the tables that say where the objects of a PDF are say of themselves, from the last back to the first. `isSound`: they tell the
 * truth; readers that trust them are lost when they do not, and an amendment that leads back to them leads nowhere. `isInOrder`: of
 * an object written twice the valid one comes last, as whoever reads the file from its beginning takes it.
 */
export function readTables(bytes: Buffer): { isSound: boolean; isInOrder: boolean } {
  const broken = { isSound: false, isInOrder: false };
  const [last] = [
    ...bytes
      .subarray(-2_048)
      .toString("latin1")
      .matchAll(/startxref\s+(\d+)\s+%%EOF/g),
  ].slice(-1);
  if (!last || !bytes.subarray(0, 5).equals(Buffer.from("%PDF-"))) return broken;
  const seen = new Set<number>();
  const valid = new Map<number, number>();
  let isInOrder = true;
  const pending = [Number(last[1])];
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    if (seen.has(at)) return broken;
    seen.add(at);
    const section = seen.size > MOST_SECTIONS ? null : readSection(bytes, at);
    if (!section || !section.places.every(([number, place]) => isObjectAt(bytes, number, place))) return broken;
    for (const [number, place] of section.places) {
      if (place > (valid.get(number) ?? Infinity)) isInOrder = false;
      if (!valid.has(number)) valid.set(number, place);
    }
    pending.push(...section.more);
  }
  return { isSound: true, isInOrder };
}

export const hasSoundTable = (bytes: Buffer): boolean => readTables(bytes).isSound;

type Section = { places: [number: number, place: number][]; more: number[] };

function isObjectAt(bytes: Buffer, number: number, place: number): boolean {
  const opening = /^\s*(\d+)\s+\d+\s+obj/.exec(bytes.subarray(place, place + 40).toString("latin1"));
  return opening !== null && Number(opening[1]) === number;
}

function readSection(bytes: Buffer, at: number): Section | null {
  try {
    const opening = bytes.subarray(at, at + 16).toString("latin1");
    return /^xref\s/.test(opening) ? readTable(bytes, at) : /^\d+\s+\d+\s+obj/.test(opening) ? readStream(bytes, at) : null;
  } catch {
    return null;
  }
}

function readTable(bytes: Buffer, at: number): Section | null {
  const end = bytes.indexOf("trailer", at, "latin1");
  if (end < 0) return null;
  const rows = bytes
    .subarray(at + 4, end)
    .toString("latin1")
    .trim()
    .split(/[\r\n]+/);
  const places: Section["places"] = [];
  for (let index = 0; index < rows.length;) {
    const [, first, count] = /^\s*(\d+)\s+(\d+)\s*$/.exec(rows[index] ?? "") ?? [];
    if (first === undefined) return null;
    for (let offset = 0; offset < Number(count); offset += 1) {
      const [, place, , state] = /^\s*(\d{1,10})\s+(\d{1,5})\s+([nf])\s*$/.exec(rows[index + 1 + offset] ?? "") ?? [];
      if (!state) return null;
      if (state === "n") places.push([Number(first) + offset, Number(place)]);
    }
    index += 1 + Number(count);
  }
  const trailer =
    bytes
      .subarray(end, end + 4_096)
      .toString("latin1")
      .split("startxref")[0] ?? "";
  const more = [...trailer.matchAll(/\/(?:Prev|XRefStm)\s+(\d+)/g)].map((found) => Number(found[1]));
  return { places, more };
}

function readStream(bytes: Buffer, at: number): Section | null {
  const bodyAt = bytes.indexOf("obj", at, "latin1") + 3;
  const stream = PDFObjectParser.forBytes(bytes.subarray(bodyAt), PDFContext.create()).parseObject();
  if (!(stream instanceof PDFRawStream)) return null;
  const { dict } = stream;
  const [kindBytes = 0, placeBytes = 0, restBytes = 0] = numbersOf(dict.lookup(PDFName.of("W"), PDFArray));
  const size = dict.lookup(PDFName.of("Size"), PDFNumber).asNumber();
  const index = dict.has(PDFName.of("Index")) ? numbersOf(dict.lookup(PDFName.of("Index"), PDFArray)) : [0, size];
  const data = undoPredictor(Buffer.from(decodePDFRawStream(stream).decode()), dict);
  const places: Section["places"] = [];
  const rowBytes = kindBytes + placeBytes + restBytes;
  let row = 0;
  for (let pair = 0; pair + 1 < index.length; pair += 2) {
    for (let offset = 0; offset < (index[pair + 1] ?? 0); offset += 1, row += rowBytes) {
      if (row + rowBytes > data.length) return null;
      const kind = kindBytes === 0 ? 1 : data.readUIntBE(row, kindBytes);
      if (kind === 1 && placeBytes > 0 && placeBytes <= 6)
        places.push([(index[pair] ?? 0) + offset, data.readUIntBE(row + kindBytes, placeBytes)]);
    }
  }
  const before = dict.lookupMaybe(PDFName.of("Prev"), PDFNumber);
  return { places, more: before ? [before.asNumber()] : [] };
}

const numbersOf = (array: PDFArray): number[] => array.asArray().map((one) => (one instanceof PDFNumber ? one.asNumber() : 0));
