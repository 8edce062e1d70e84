import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** A program of this machine that reads the text of a PDF. */
export type PdfReader = { name: string; textOf(path: string): Promise<string> };

const ALL: { name: string; arguments(path: string): string[] }[] = [
  { name: "pdftotext", arguments: (path) => [path, "-"] },
  { name: "mutool", arguments: (path) => ["draw", "-q", "-F", "txt", path] },
];

/** The readers that are installed here. */
export async function findReaders(): Promise<PdfReader[]> {
  const found = await Promise.all(
    ALL.map(async (one): Promise<PdfReader[]> => {
      const isHere = await run("which", [one.name]).then(
        () => true,
        () => false,
      );
      return isHere ? [{ name: one.name, textOf: (path) => readText(one.name, one.arguments(path)) }] : [];
    }),
  );
  return found.flat();
}

/** What a reader says on its way to giving up still counts as read. */
async function readText(program: string, words: string[]): Promise<string> {
  const options = { timeout: 20_000, maxBuffer: 256 * 1024 * 1024 };
  try {
    return (await run(program, words, options)).stdout;
  } catch (error) {
    return error instanceof Error && "stdout" in error ? String(error.stdout) : "";
  }
}
