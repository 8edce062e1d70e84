import * as pdfjs from "pdfjs-dist/legacy/build/pdf.mjs";
// oxlint-disable-next-line import/default -- an address, made by the bundler
import workerUrl from "pdfjs-dist/legacy/build/pdf.worker.min.mjs?url";

export type Pdf = pdfjs.PDFDocumentProxy;
export type PdfPage = pdfjs.PDFPageProxy;
export type PdfTrouble = "preparing" | "password" | "gone" | "broken" | "away";

pdfjs.GlobalWorkerOptions.workerSrc = workerUrl;

/** Opens a PDF by its pieces, as they are needed; nothing in it may run. */
export function openPdf(url: string): pdfjs.PDFDocumentLoadingTask {
  return pdfjs.getDocument({
    url,
    disableAutoFetch: true,
    disableStream: true,
    enableXfa: false,
    stopAtErrors: false,
    wasmUrl: "/leitor/wasm/",
    cMapUrl: "/leitor/cmaps/",
    standardFontDataUrl: "/leitor/standard_fonts/",
    iccUrl: "/leitor/iccs/",
  });
}

/** Why a PDF did not open, in the few ways that people can do something about. */
export function troubleOf(error: unknown): PdfTrouble {
  if (!(error instanceof Error)) return "broken";
  if (error.name === "PasswordException") return "password";
  const { status } = error as { status?: number };
  if (status === 503) return "preparing";
  if (status === 401 || status === 404) return "gone";
  if (error.name === "InvalidPDFException" || error.name === "FormatError") return "broken";
  return "away";
}

export const TextLayer = pdfjs.TextLayer;
