import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..");

/**
 * What a query holds when it decides by itself whether something may be sold.
 * A post, a request to sell and the look at a publication have states of their own: their aliases are `post`, `application`, `review`.
 */
const SPELLINGS = [
  ["is_published(p)", /(?<!post\.|set )\bstatus\)?\s*(=|<>|,|in\s*\([^)]*)\s*['"]publicado['"]/],
  ["is_open(s)", /(?<!application\.|review\.|set )\bstatus\)?\s*(=|<>|,|in\s*\([^)]*)\s*['"]aprovada['"]/],
  ["may_sell(owner)", /['"]vender['"]\s*(=|<>)\s*(any|all)\b/],
  ["may_charge(payee)", /\b(enviado|em_analise)['"],\s*['"]ativo['"]/],
] as const;

/** Where those states are declared and moved, and where something else has states by their names. */
const OWNERS = /\/posts\/|\/anticipation\/|\/recipients(\/rules)?\.ts$|\.test\.tsx?$/;

const files = ["src", "dev"]
  .flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)))
  .filter((file) => /\.tsx?$/.test(file) && !OWNERS.test(file));

describe("what may be sold is decided by the functions of 0110_sellable.sql alone", () => {
  it.each(SPELLINGS)("no query spells %s again", (_, spelling) => {
    expect(files.length).toBeGreaterThan(1000);
    expect(files.filter((file) => spelling.test(readFileSync(join(ROOT, file), "utf8")))).toEqual([]);
  });

  it.each([
    "from products p where p.status = 'publicado'",
    "from stores where status = 'aprovada'",
    "p.status in ('pausado', 'publicado')",
    'eq(products.status, "publicado")',
    "not 'vender' = any(u.suspended_from)",
    "r.status in ('enviado', 'em_analise', 'ativo')",
  ])("finds it spelled: %s", (text) => {
    expect(SPELLINGS.some(([, spelling]) => spelling.test(text))).toBe(true);
  });
});
