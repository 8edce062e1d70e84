import {
  decodePDFRawStream,
  PDFArray,
  PDFContentStream,
  PDFDict,
  PDFName,
  type PDFObject,
  type PDFPage,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from "@cantoo/pdf-lib";
import { balanceOf } from "./content-balance.ts";
import { undoPredictor } from "./predictor.ts";

/**
 * What a page drew before, made safe to draw after: pieces of content, words that close them, and pictures they name. `isTidy`: it
 * closed by itself all that it opened.
 */
export type ClosedContents = {
  before: PDFObject[];
  closing: string;
  drawings: [name: string, drawing: PDFRef][];
  isTidy: boolean;
};

const PAGE_KEY = "AutoriaPage";
const NO_CLIP = [-1_000_000, -1_000_000, 1_000_000, 1_000_000];

/**
 * The page's own drawing between a saved and a restored state. Where it closes what it opened (or only forgot to) its streams stay
 * the very same, between a `q` and as many `Q`s; where it restores more than it saved, or cannot be read, it becomes a drawing of
 * its own, which no reader lets touch what comes after. Throws when it can be neither.
 */
export function closeContents(page: PDFPage, saved: PDFRef, mustIsolate: boolean): ClosedContents {
  const entries = entriesOf(page);
  const decoded = decode(entries.map(({ stream }) => stream));
  const balance = decoded && balanceOf(decoded);
  if (balance && balance.extraRestores === 0 && !mustIsolate) {
    const ends = [balance.isInText ? "ET " : "", "EMC ".repeat(balance.openMarks), "Q ".repeat(balance.openSaves + 1)];
    const closing = ends.join("").trim();
    return { before: [saved, ...entries.map(({ entry }) => entry)], closing, drawings: [], isTidy: closing === "Q" };
  }
  const drawing = isolate(
    page,
    entries.map(({ stream }) => stream),
    decoded,
  );
  return { before: [], closing: `q /${PAGE_KEY} Do Q`, drawings: [[PAGE_KEY, drawing]], isTidy: false };
}

function isolate(page: PDFPage, streams: PDFStream[], decoded: Uint8Array | null): PDFRef {
  const { context } = page.node;
  const resources = page.node.Resources() ?? context.obj({});
  const dict = { Type: "XObject", Subtype: "Form", BBox: NO_CLIP, Resources: resources };
  if (decoded) return context.register(context.flateStream(decoded, dict));
  const [only] = streams;
  if (streams.length !== 1 || !(only instanceof PDFRawStream)) throw new Error("contents that cannot be decoded");
  const copy = context.obj(dict) as PDFDict;
  for (const key of ["Filter", "DecodeParms", "Length"]) {
    const value = only.dict.get(PDFName.of(key));
    if (value) copy.set(PDFName.of(key), value);
  }
  return context.register(PDFRawStream.of(copy, only.getContents()));
}

function entriesOf({ node }: PDFPage): { entry: PDFObject; stream: PDFStream }[] {
  const contents = node.context.lookup(node.get(PDFName.of("Contents")));
  const entry = node.get(PDFName.of("Contents"));
  const entries = contents instanceof PDFArray ? contents.asArray() : entry ? [entry] : [];
  return entries.flatMap((one) => {
    const stream = node.context.lookup(one);
    return stream instanceof PDFStream && (one instanceof PDFRef || one === entry) ? [{ entry: one, stream }] : [];
  });
}

function decode(streams: PDFStream[]): Uint8Array | null {
  try {
    return Buffer.concat(streams.flatMap((stream) => [decodeOne(stream), Buffer.from("\n")]));
  } catch {
    return null;
  }
}

function decodeOne(stream: PDFStream): Uint8Array {
  if (stream instanceof PDFRawStream) return undoPredictor(Buffer.from(decodePDFRawStream(stream).decode()), stream.dict);
  if (stream instanceof PDFContentStream) return stream.getUnencodedContents();
  return stream.getContents();
}
