import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import type { Plugin } from "vite";

/** What only the server may run: found in a browser's script, a module of ours draws it in by a value used outside a handler. */
const SERVER_ONLY = /\/node_modules\/(pg|pino|prom-client)\/|^node:|\/src\/platform\/(db|rate-limit|request-scope)\.ts$/;

/** The modules that lead from the page to this one, for who has to find where it came in. */
function wayTo(id: string, importersOf: (id: string) => readonly string[]): string[] {
  const came = new Map<string, string | null>([[id, null]]);
  for (const at of came.keys()) {
    for (const next of importersOf(at)) if (!came.has(next)) came.set(next, at);
  }
  const way: string[] = [];
  const ends = [...came.keys()].filter((at) => importersOf(at).length === 0);
  for (let at: string | null | undefined = ends[0]; at; at = came.get(at))
    way.push(at.replace(/^.*\/(?=src\/|node_modules\/)/, ""));
  return way;
}

/** Beside each script and style its `.br`, as small as Brotli makes it: three times the work, done once and not at every start. */
export const compressed: Plugin = {
  name: "compressed",
  applyToEnvironment: ({ name }) => name === "client",
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      const leaked = chunk.type === "chunk" && chunk.moduleIds.find((id) => SERVER_ONLY.test(id));
      if (leaked) {
        const way = wayTo(leaked, (id) => this.getModuleInfo(id)?.importers ?? []);
        this.error(`the server's code is in a script of the browser: ${way.join(" → ")}`);
      }
    }
    const entry = Object.values(bundle).find((chunk) => chunk.type === "chunk" && chunk.isEntry);
    const first = new Set(entry ? [entry.fileName] : []);
    for (const name of first) {
      const chunk = bundle[name];
      if (chunk?.type !== "chunk") continue;
      const has = (place: string) => chunk.moduleIds.some((id) => id.includes(place));
      if (has("/node_modules/zod/"))
        this.error(
          "zod is in the first download of every page: a route reads its address with it, or imports a schema as a value",
        );
      if (has("/src/routes/painel"))
        this.error(
          "the panel's routes are in the first download of every page: the generated tree is not what `shop-routes` reads",
        );
      for (const next of chunk.imports) first.add(next);
    }
  },
  async writeBundle({ dir = "" }, bundle) {
    const files = Object.keys(bundle).filter((name) => /\.(m?js|css)$/.test(name));
    await Promise.all(
      files.map(async (name) => {
        const path = join(dir, name);
        await writeFile(`${path}.br`, await promisify(brotliCompress)(await readFile(path)));
      }),
    );
  },
};

/** Who shops never opens the panel: its routes are asked for by who arrives there (`src/router.tsx`), not in every first download. */
export const shopRoutes: Plugin = {
  name: "shop-routes",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    order: "pre",
    filter: { id: /\/routeTree\.gen\.ts$/ },
    handler: (tree) =>
      tree
        .split(/^(?=import |const |export )/m)
        .filter((statement) => !/^import .*\/routes\/painel|^const Painel/.test(statement))
        .join("")
        .replace(/\bPainel\w+: Painel\w+,?/g, ""),
  },
};

/** Who may call a function and how often is asked by the server alone: its middlewares do nothing in a browser, and weigh in every page. */
export const doorsOnServer: Plugin = {
  name: "doors-on-server",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  resolveId: {
    filter: { id: /^#platform\/(?:admin-doors|door)\.ts$/ },
    handler: (id) => join(import.meta.dirname, "../../src", id.slice(1).replace(".ts", "-of-browser.ts")),
  },
  transform: {
    order: "pre",
    filter: { id: /\/src\/modules\/.*\/functions\.ts$/ },
    handler: (code) => code.replace(/\.middleware\(\[[^\]]*\]\)/g, ""),
  },
};

/**
 * An import that failed, a script or its style, is told to the page, which reloads when its build is gone (`EARLIER_BUILD_SCRIPT`). What
 * Vite's own loader tells is heard by nobody here, and cannot hold the import back.
 */
export const renewed: Plugin = {
  name: "renewed",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler(code) {
      const loader = "export const __vitePreload = function preload";
      const told = /function handlePreloadError\(err\) \{[^]*?throw err;\s*\}/;
      if (!code.includes(loader) || !told.test(code)) this.error("Vite loads parts of a page by code this does not know");
      const silent = code.replace(told, "function handlePreloadError(err) { throw err; }");
      return `${silent.replace(loader, "const load = function preload")};export const __vitePreload = (...of) => load(...of).catch(self.missingFile);`;
    },
  },
};
