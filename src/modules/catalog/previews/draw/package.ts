import { fileSize } from "#kit/format.ts";
import { readDirectory } from "../../inspect/archive/read-directory.ts";
import { withFileSource } from "../../inspect/byte-source.ts";
import type { DrawnPreview, PreviewRequest } from "../drawn-preview.ts";
import { MOST_ENTRIES } from "../rules/limits.ts";
import { markedPicture } from "./marked-picture.ts";
import { drawLine, drawSheet, SHEET } from "./sheet.ts";

type Entry = { name: string; sizeBytes: number };

const SHOWN_LINES = 14;
const LINE_PX = 34;
/** What computers add by themselves and nobody sells. */
const LITTER = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$|\._)/i;

/** The names in a ZIP, drawn as a sheet and told one by one. Null when it holds no file. */
export async function drawPackage({ path, storeName }: PreviewRequest): Promise<DrawnPreview | null> {
  const directory = await withFileSource(path, readDirectory);
  if (!directory.ok) return null;
  const all: Entry[] = directory.value.entries
    .filter((entry) => !entry.isFolder && !LITTER.test(entry.name))
    .map(({ name, unpackedBytes }) => ({ name: name.replaceAll("\\", "/"), sizeBytes: unpackedBytes }));
  if (all.length === 0) return null;
  const sorted = all.toSorted((a, b) => a.name.localeCompare(b.name, "pt-BR", { numeric: true }));
  const image = await markedPicture(drawSheet(shapesOf(sorted)), storeName);
  return { image, content: null, facts: { entries: sorted.slice(0, MOST_ENTRIES), entryCount: all.length } };
}

function shapesOf(entries: Entry[]): string {
  const { margin, width } = SHEET;
  const heading = entries.length === 1 ? "1 arquivo neste ZIP" : `${entries.length} arquivos neste ZIP`;
  const lines = treeLines(entries);
  const shown = lines.length > SHOWN_LINES ? lines.slice(0, SHOWN_LINES - 1) : lines;
  const rest = lines.length - shown.length;
  const drawn = shown.map(({ depth, text, size }, index) => {
    const y = margin + 96 + index * LINE_PX;
    const x = margin + Math.min(depth, 6) * 28;
    const name = drawLine({ text, x, y, size: 20, mostPx: width - margin - x - 130 });
    return size === "" ? name : name + drawLine({ text: size, x: width - margin - 110, y, size: 18, color: "#5A6478" });
  });
  const more =
    rest > 0 ? drawLine({ text: `… e mais ${rest}`, x: margin, y: margin + 96 + shown.length * LINE_PX, size: 20 }) : "";
  return drawLine({ face: "title", text: heading, x: margin, y: margin + 30, size: 38 }) + drawn.join("") + more;
}

/** Folders over what is in them; only the names are known, so folders come from these. */
function treeLines(entries: Entry[]): { depth: number; text: string; size: string }[] {
  const lines: { depth: number; text: string; size: string }[] = [];
  let open: string[] = [];
  for (const { name, sizeBytes } of entries) {
    const steps = name.split("/").filter(Boolean);
    const folders = steps.slice(0, -1);
    const alike = folders.findIndex((step, index) => step !== open[index]);
    for (const [index, step] of folders.entries()) {
      if (alike !== -1 && index >= alike) lines.push({ depth: index, text: `${step}/`, size: "" });
    }
    open = folders;
    lines.push({ depth: folders.length, text: steps.at(-1) ?? name, size: fileSize(sizeBytes) });
  }
  return lines;
}
