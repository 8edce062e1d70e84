import { readFileSync } from "node:fs";

/** The blocks of a catalogue text: groups of non-empty lines between blank lines. */
export function readBlocks(name: string): string[][] {
  const text = readFileSync(new URL(`./catalogue/${name}.txt`, import.meta.url), "utf8");
  return text
    .split(/\n\s*\n/)
    .map((block) =>
      block
        .split("\n")
        .map((line) => line.trim())
        .filter(Boolean),
    )
    .filter((block) => block.length > 0);
}

/** The cells of a line divided by bars; a line with another number of cells throws. */
export function cellsOf(line: string, count: number): string[] {
  const cells = line.split("|").map((cell) => cell.trim());
  if (cells.length !== count) throw new Error(`expected ${count} cells: ${line}`);
  return cells;
}
