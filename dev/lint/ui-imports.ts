import { dirname, join } from "node:path";
import type { SourceFile } from "./sources.ts";

/** What a component may take a value from: doors, what is pure, texts, other components, and the pieces a provider gives browsers. */
const ALLOWED = [
  /\/(functions|rules|schema|messages|search)(\.ts$|\/)/,
  /\/ui\//,
  /^src\/modules\/pricing\/commission\.ts$/,
  /^src\/modules\/payments\/methods\/[a-z]+\.ts$/,
  /^src\/integrations\/(pagarme\/tokenize|[a-z]+\/browser)\.ts$/,
];
const IMPORT = /^(?:import|export)\s+(type\s+)?([^";]*?)\s*from\s*"([^"]+)"|\bimport\("([^"]+)"\)/gm;

/**
 * Components that take more than a type from a verb, a query or the platform, one line each. The types of anything may be named: they
 * are gone before the browser. dependency-cruiser cannot say it, since the parser it has for TypeScript 7 knows no type-only import.
 */
export const uiBreaches = (sources: readonly SourceFile[]): string[] =>
  sources
    .filter(({ path }) => /^src\/modules\/.*\/ui\//.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(IMPORT)].flatMap(([, type, names = "", from, loaded]) => {
        const target = resolve(path, from ?? loaded ?? "");
        if (!/^src\/(modules|platform|integrations)\//.test(target) || ALLOWED.some((allowed) => allowed.test(target))) return [];
        return type || (from && isOfTypes(names)) ? [] : [`${path} imports ${target}`];
      }),
    );

const resolve = (path: string, specifier: string): string =>
  specifier.startsWith("#")
    ? `src/${specifier.slice(1)}`
    : specifier.startsWith(".")
      ? join(dirname(path), specifier)
      : specifier;

/** `{ type A, type B }`: nothing of it is left in the browser. */
function isOfTypes(names: string): boolean {
  const inside = /^\{(.*)\}$/s.exec(names.trim())?.[1];
  if (inside === undefined) return false;
  const each = inside.split(",").map((name) => name.trim());
  return each.every((name) => name === "" || name.startsWith("type "));
}
