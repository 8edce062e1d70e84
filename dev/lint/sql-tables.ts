import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { breaches, type SourceFile } from "./table-owners.ts";

/**
 * `bin/check`'s reading of raw SQL. A table belongs to the module whose tables file declares it. Only its owner writes it. Any
 * module may read a table of an earlier module. A table of a later one is read in `queries`, and what is in `queries` only reads.
 */
const ROOT = join(import.meta.dirname, "../..");

const { MODULES } = (await import(pathToFileURL(join(ROOT, ".dependency-cruiser.mjs")).href)) as { MODULES: string[] };
const found = breaches(readSources("src"), MODULES);
console.log(found.join("\n"));
process.exitCode = found.length > 0 ? 1 : 0;

function readSources(folder: string): SourceFile[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => ({ path: join(folder, path), text: readFileSync(join(ROOT, folder, path), "utf8") }));
}
