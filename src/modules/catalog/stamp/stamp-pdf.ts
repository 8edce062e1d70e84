import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { PDFDocument, StandardFonts } from "@cantoo/pdf-lib";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { readTables } from "./sound-table.ts";
import { stampPage, type StampWords } from "./stamp-page.ts";
import { findUnstamped, type StampedPages } from "./verify-stamp.ts";
import { writtenLine } from "./written-line.ts";

/** `isSigned`: the original carries a digital signature, after which the copy shows as changed. */
export type StampedFile = { sizeBytes: number; sha256: string; isSigned?: boolean };
export type StampReason = "pdf_encrypted" | "pdf_broken" | "stamp_unseen";
export type StampOrder = StampWords & { pages: "primeira" | "todas" };

/** How a copy is made: added after the original or written anew, and the pages (from 0) that need the stamp on top of everything. */
type Way = { whole: boolean; onTop: ReadonlySet<number> };
type Made = { bytes: Buffer; pages: StampedPages; pageCount: number };

/** Besides the pages where something could hide the stamp, this many are looked at, evenly. */
const LOOKED_AT = 12;

/**
 * Writes at `target` the PDF at `source` with a buyer's words on the first page or on all. Every object of the original is written
 * again, in one revision, so that no cut of the copy gives the original back; a signed file is amended after its own bytes, which its
 * signature vouches for. Every stamped page is then read by another program, and looked at where something of its own could hide the
 * stamp; a copy in which one does not show it is refused (`stamp_unseen`, with `data.pages` from 1). The same order always makes the
 * same bytes.
 */
export async function stampPdf(source: string, target: string, order: StampOrder): Promise<Outcome<StampedFile, StampReason>> {
  const original = await readFile(source);
  // Whatever throws while another's file is taken apart is that file's defect.
  const made = await makeVerified(original, order).catch(() => refuse("pdf_broken"));
  if (!made.ok) return made;
  await writeFile(target, made.value);
  const sha256 = createHash("sha256").update(made.value).digest("hex");
  return ok({ sizeBytes: made.value.length, sha256, isSigned: isSigned(original) });
}

/** The bytes a signature vouches for are listed in the clear: it could not be checked otherwise. */
const isSigned = (original: Buffer): boolean => original.includes("/ByteRange");

/** Whether a copy is written anew, in the order to be tried; the second of a kind lays the stamp on top where the first did not show. */
function waysOf(original: Buffer): boolean[] {
  const { isSound, isInOrder } = readTables(original);
  if (!isSound) return [true, true];
  return isSigned(original) || !isInOrder ? [false, false, true] : [true, true, false, false];
}

async function makeVerified(original: Buffer, order: StampOrder): Promise<Outcome<Buffer, StampReason>> {
  const broken = new Set<boolean>();
  let failed: number[] = [];
  for (const whole of waysOf(original)) {
    if (broken.has(whole)) continue;
    const made = await make(original, order, { whole, onTop: new Set(failed) }).catch(() => null);
    if (made && !made.ok) return made;
    const found = made && (await findUnstamped(original, made.value.bytes, made.value.pages, order.mark));
    if (!made || found?.pageCount !== made.value.pageCount) broken.add(whole);
    else {
      failed = [...found.unread, ...found.unseen];
      if (failed.length === 0) return ok(made.value.bytes);
    }
  }
  if (failed.length === 0) return refuse("pdf_broken");
  return refuse("stamp_unseen", { data: { pages: failed.map((page) => String(page + 1)) } });
}

async function make(original: Buffer, { pages, ...words }: StampOrder, way: Way): Promise<Outcome<Made, StampReason>> {
  const document = await PDFDocument.load(original, { ignoreEncryption: true, updateMetadata: false });
  if (document.isEncrypted) return refuse("pdf_encrypted");
  const { context } = document;
  const lastNumber = (context.trailerInfo.Size?.asNumber() ?? 1) - 1;
  context.largestObjectNumber = Math.max(context.largestObjectNumber, lastNumber);
  const snapshot = document.takeSnapshot();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const letters = new Set(font.getCharacterSet());
  const written = { ...words, line: writtenLine((letter) => letters.has(letter), words.line) };
  const saved = context.register(context.stream("q\n"));
  const glass = context.register(context.obj({ Type: "ExtGState", ca: 0.72 }));
  const all = document.getPages();
  // One page object may stand in two places of the book.
  const chosen = new Map((pages === "todas" ? all : all.slice(0, 1)).map((page, index) => [page.ref, { page, index }]));
  const risky: number[] = [];
  for (const { page, index } of chosen.values()) {
    if (stampPage(page, { font, saved, glass }, written, way.onTop.has(index))) risky.push(index);
    snapshot.markRefForSave(page.ref);
  }
  const { useObjectStreams } = context.pdfFileDetails;
  const bytes = way.whole
    ? Buffer.from(await document.save({ useObjectStreams, updateFieldAppearances: false, addDefaultPage: false }))
    : Buffer.concat([original, await document.saveIncremental(snapshot, { useObjectStreams })]);
  const stamped = [...chosen.values()].map(({ index }) => index);
  const looked = new Set([...risky, ...stamped.filter((_, at) => at % Math.ceil(stamped.length / LOOKED_AT) === 0)]);
  return ok({ bytes, pages: { stamped, looked }, pageCount: all.length });
}
