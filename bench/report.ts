import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { generator } from "./load.ts";

export type Line = Record<string, string | number>;

/** Prints a row's table and keeps it in results/, with the commit and the machine it was measured on. */
export function report(row: string, lines: Line[]): void {
  console.log(`\n${row}`);
  console.table(lines);
  const folder = join(import.meta.dirname, "results");
  mkdirSync(folder, { recursive: true });
  const cached = {
    row,
    commit: spawnSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).stdout.trim(),
    at: new Date().toISOString(),
    node: process.version,
    cores: cpus().length,
    loadAverage: loadavg()[0],
    generator,
    lines,
  };
  writeFileSync(join(folder, `${row}.json`), `${JSON.stringify(cached, null, 2)}\n`);
}
