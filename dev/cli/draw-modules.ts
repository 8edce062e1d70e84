import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { cruise } from "dependency-cruiser";

const ROOT = join(import.meta.dirname, "../..");
const PAGE = join(ROOT, "docs/architecture.md");
const MARKS = /(<!-- módulos -->\n)[\s\S]*?(<!-- fim dos módulos -->)/;

type Cruised = { modules: { source: string; dependencies: { resolved: string }[] }[] };

const moduleOf = (path: string): string | undefined => /^src\/modules\/([^/]+)\//.exec(path)?.[1];
/** Reads may look anywhere, so what only queries import is not drawn. */
const isRead = (path: string): boolean => /\/queries(\/|\.ts$)|\.test\.tsx?$/.test(path);

/** Redraws, in docs/architecture.md, which module leans on which, as the code stands. */
async function draw(): Promise<void> {
  const { output } = await cruise(
    ["src/modules"],
    { baseDir: ROOT, includeOnly: "^src/modules", tsPreCompilationDeps: true },
    undefined,
    {},
  );
  const edges = new Set<string>();
  for (const { source, dependencies } of (output as Cruised).modules) {
    if (isRead(source)) continue;
    for (const { resolved } of dependencies) {
      const [from, to] = [moduleOf(source), moduleOf(resolved)];
      if (from && to && from !== to) edges.add(`  ${from} --> ${to}`);
    }
  }
  const picture = ["```mermaid", "graph BT", ...[...edges].toSorted(), "```", ""].join("\n");
  const page = await readFile(PAGE, "utf8");
  await writeFile(PAGE, page.replace(MARKS, `$1${picture}$2`));
}

await draw();
