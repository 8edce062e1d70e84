import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { inspectInChild } from "#modules/catalog/inspect/inspect-in-child.ts";
import { filePreviewSandbox } from "#modules/catalog/inspect/limits.ts";
import { previewPrograms } from "#modules/catalog/previews/preview-programs.ts";
import { filePreviewOf } from "#modules/catalog/previews/rules.ts";
import { stampsOf } from "#modules/catalog/kinds/kinds.ts";
import type { Format } from "#modules/catalog/kinds/names.ts";
import { runInSandbox } from "#modules/catalog/sandbox/run-in-sandbox.ts";
import { renderPreviews, renderThumbnails } from "#modules/catalog/render/render-pages.ts";
import { STAMP_MOST_BYTES, type Stamped } from "#modules/catalog/stamp/rules.ts";
import { readMarksInChild, stampInChild } from "#modules/catalog/stamp/stamp-in-child.ts";
import { openBook } from "#modules/delivery/reader/ui/epub/open-epub.ts";
import type { PdfReader } from "./readers.ts";

/** What was found in a file, and what did not hold. */
export type CheckedFile = { path: string; kind: string; summary: string; faults: string[]; ms: number };

type Step = { summary: string; faults: string[] };

const MARK = "7F3K-9Q2M-X8WT";
const LINE = `Cópia de teste, pedido 10.234. Código ${MARK}`;
const LOOKED_PAGES = 3;

/** Takes one file the whole way that a sold one goes. What throws is a fault of ours. */
export async function checkFile(file: string, readers: PdfReader[]): Promise<CheckedFile> {
  const started = performance.now();
  const kind = path.extname(file).slice(1).toLowerCase();
  const step = await walk(file, readers).catch((error: unknown): Step => ({
    summary: "crashed",
    faults: [String(error).slice(0, 200)],
  }));
  return { path: file, kind, ...step, ms: performance.now() - started };
}

async function walk(file: string, readers: PdfReader[]): Promise<Step> {
  const inspected = await inspectInChild(file, path.basename(file));
  if (!inspected.ok)
    return { summary: inspected.reason, faults: inspected.reason === "unreadable" ? ["the inspection died or gave up"] : [] };
  const { kind, pageCount } = inspected.value;
  if (kind === "epub") return joined(joined(await readEpub(file), await preview(file, kind)), await stampEpub(file));
  if (stampsOf(kind).includes("dados")) return joined(await preview(file, kind), await stampPicture(file));
  if (kind !== "pdf" || pageCount === null) return joined({ summary: "taken", faults: [] }, await preview(file, kind));
  const pages = Array.from({ length: Math.min(LOOKED_PAGES, pageCount) }, (_, index) => index + 1);
  const small = await renderThumbnails(file, pages);
  // What was too much in miniature is not tried large: see `choosePreviews`.
  const large = small.ok ? await renderPreviews(file, pages, "Loja de teste") : small;
  const drawn = small.ok && large.ok ? large.value.filter((page) => !page.isBlank).length : 0;
  const stamped = await stampPdf(file, readers);
  const drawing = !small.ok || !large.ok ? "not drawn" : drawn === 0 ? "drawn blank" : "drawn";
  return { summary: `${drawing}, ${stamped.summary}`, faults: stamped.faults };
}

const joined = (one: Step, other: Step): Step => ({
  summary: [one.summary, other.summary].filter(Boolean).join(", "),
  faults: [...one.faults, ...other.faults],
});

/** What shows a file before it is bought, made as it is at an upload. */
async function preview(file: string, kind: Format): Promise<Step> {
  if (filePreviewOf(kind) === null) return { summary: "", faults: [] };
  const request = { path: file, kind, storeName: "Loja de teste", ...(await previewPrograms()) };
  const drawn = await runInSandbox("drawPreview", [request], filePreviewSandbox);
  return { summary: drawn.ok ? "shown" : `not shown: ${drawn.reason}`, faults: [] };
}

const stampPdf = (file: string, readers: PdfReader[]): Promise<Step> =>
  stamp(file, "todas", async (copy) => {
    const faults: string[] = [];
    for (const reader of readers) {
      // Only what a reader can open before the stamp can miss it after.
      const [before, after] = [await reader.textOf(file), await reader.textOf(copy)];
      if (!after.includes(MARK) && before.trim() !== "") faults.push(`stamp missing in ${reader.name}`);
    }
    return faults;
  });

const stampEpub = (file: string): Promise<Step> =>
  stamp(file, "fim", async (copy) => {
    const book = await openBook(new Blob([new Uint8Array(await readFile(copy))]));
    const page = typeof book === "string" ? null : await book.page(book.parts.length - 1);
    return page?.html.includes(MARK) ? [] : ["stamp missing in our reader"];
  });

/** Among its data, then at its foot; the code is read back as it is of a leak. */
async function stampPicture(file: string): Promise<Step> {
  const faultsOf = async (copy: string) => {
    const found = await readMarksInChild(copy);
    return found.ok && found.value.includes(MARK) ? [] : ["stamp missing among the data"];
  };
  return joined(await stamp(file, "dados", faultsOf), await stamp(file, "rodape", faultsOf));
}

async function stamp(file: string, place: Stamped, faultsOf: (copy: string) => Promise<string[]>): Promise<Step> {
  if ((await stat(file)).size > STAMP_MOST_BYTES) return { summary: "too large to stamp", faults: [] };
  const folder = await mkdtemp(path.join(tmpdir(), "autoria-conferencia-"));
  const target = path.join(folder, "copia");
  try {
    const made = await stampInChild(file, target, { place, line: LINE, mark: MARK }, "author");
    return made.ok ? { summary: "stamped", faults: await faultsOf(target) } : { summary: made.reason, faults: [] };
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function readEpub(file: string): Promise<Step> {
  const book = await openBook(new Blob([new Uint8Array(await readFile(file))]));
  if (typeof book === "string") return { summary: `book ${book}`, faults: [] };
  let empty = 0;
  for (const [index] of book.parts.entries()) {
    const page = await book.page(index).catch(() => null);
    if (page === null || !/[^\s<>]|<img/.test(page.html)) empty += 1;
  }
  return { summary: "read", faults: empty > 0 ? [`${empty} of ${book.parts.length} parts empty`] : [] };
}
