import type { SourceFile } from "./sources.ts";
import { type Reference, sqlReferences } from "./sql-references.ts";

/** Tables that only raw SQL knows. */
const UNDECLARED = {
  announcements: "platform",
  cdn_purges: "platform",
  client_files: "platform",
  rate_limits: "platform",
  review_reminder_stops: "reviews",
  search_tiers: "catalog",
  shared_pages: "platform",
};
/** Who asks is read at every request, by what serves requests: the one place of the platform that knows these tables. */
const SESSION = { path: "src/platform/session.ts", tables: ["sessions", "users", "stores"] };

/** What breaks the law of tables in these sources, one line each. `modules` is their order, the earliest first. */
export function breaches(sources: readonly SourceFile[], modules: readonly string[]): string[] {
  const owners = new Map<string, string>(Object.entries(UNDECLARED));
  for (const { path, text } of sources) {
    for (const [, table] of text.matchAll(/pgTable\(\s*"([a-z_0-9]+)"/g)) if (table) owners.set(table, moduleOf(path));
  }
  const place = (module: string): number => ["platform", ...modules].indexOf(module);
  return sources.flatMap(({ path, text }) =>
    sqlReferences(text).flatMap((reference) => {
      if (path === SESSION.path && SESSION.tables.includes(reference.table)) return [];
      const owner = owners.get(reference.table);
      const problem = owner && problemOf(reference, { path, owner, isLater: place(owner) > place(moduleOf(path)) });
      return problem ? [`${path}:${reference.line} ${problem}`] : [];
    }),
  );
}

function problemOf({ table, isWrite }: Reference, at: { path: string; owner: string; isLater: boolean }): string | null {
  const isQuery = /\/queries(\/|\.ts$)/.test(at.path);
  if (isWrite && at.owner !== moduleOf(at.path)) return `writes ${table}, which only ${at.owner} does: call a verb of its own`;
  if (isWrite && isQuery) return `writes ${table} in queries, which only read`;
  if (at.isLater && !isQuery) return `reads ${table} of ${at.owner}, a later module: move the reading to queries`;
  return null;
}

/** The module a source belongs to, or the folder of src that holds it. */
function moduleOf(path: string): string {
  const [, first = "", second = ""] = path.split("/");
  return first === "modules" ? second : first;
}
