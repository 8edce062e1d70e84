import { spawn } from "node:child_process";
import { copyFile, stat } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { OfficeReading } from "../../../kinds/kind.ts";
import { writeOfficeProfile } from "./office-profile.ts";

/** How many pages are shown of a document. */
export const MOST_PAGES = 3;

const MOST_BYTES = 50 * 1024 * 1024;
/** Seconds: of the processor, then by the clock. */
const WORK_SECONDS = 20;
const WHOLE_SECONDS = 40;
const MEMORY_KB = 4_000_000;

/** What LibreOffice writes a PDF with, by the kind of document. */
const WRITERS = { text: "writer_pdf_Export", slides: "impress_pdf_Export", sheet: "calc_pdf_Export" } as const;

/** A document as LibreOffice is told to read it, and the ending of its name. */
type Reading = OfficeReading & { ending: string };

/**
 * The first pages of a document as a PDF inside `folder`, or null when it is too large, LibreOffice could not read it, or it took too
 * long. LibreOffice opens nothing that the document names outside of itself. The system ends it by time and memory, also when the process
 * that asked for it is gone.
 */
export async function writePdf(soffice: string, from: string, reading: Reading, folder: string): Promise<string | null> {
  if ((await stat(from)).size > MOST_BYTES) return null;
  const source = path.join(folder, `documento.${reading.ending}`);
  const profile = path.join(folder, "perfil");
  await copyFile(from, source);
  await writeOfficeProfile(profile);
  const pages = JSON.stringify({ PageRange: { type: "string", value: `1-${MOST_PAGES}` } });
  const startedBy = [soffice, `-env:UserInstallation=${pathToFileURL(profile).href}`];
  const quietly = ["--headless", "--norestore", "--nolockcheck", "--nodefault"];
  const reader = reading.filter ? [`--infilter=${reading.filter}`] : [];
  const writer = ["--convert-to", `pdf:${WRITERS[reading.as]}:${pages}`, "--outdir", folder];
  await run([...startedBy, ...quietly, ...reader, ...writer, source]);
  const target = path.join(folder, "documento.pdf");
  return stat(target).then(
    () => target,
    () => null,
  );

  function run(words: string[]): Promise<void> {
    const limits = `ulimit -t ${WORK_SECONDS}; ulimit -v ${MEMORY_KB} 2>/dev/null; exec timeout -s KILL ${WHOLE_SECONDS} "$@"`;
    return new Promise((resolve) => {
      const child = spawn("/bin/sh", ["-c", limits, "sh", ...words], {
        env: { HOME: folder, TMPDIR: folder, PATH: "/usr/local/bin:/usr/bin:/bin" },
        stdio: "ignore",
      });
      child.on("error", () => resolve());
      child.on("close", () => resolve());
    });
  }
}
