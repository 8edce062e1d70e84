import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { readSources } from "./sources.ts";
import { breaches } from "./table-owners.ts";

/**
 * `bin/check`'s reading of raw SQL. A table belongs to the module whose tables file declares it. Only its owner writes it. Any
 * module may read a table of an earlier module. A table of a later one is read in `queries`, and what is in `queries` only reads.
 */
const ROOT = join(import.meta.dirname, "../..");

const { MODULES } = (await import(pathToFileURL(join(ROOT, ".dependency-cruiser.mjs")).href)) as { MODULES: string[] };
const found = breaches(readSources("src"), MODULES);
console.log(found.join("\n"));
process.exitCode = found.length > 0 ? 1 : 0;
