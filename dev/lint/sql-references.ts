/** One table that a piece of SQL names, and what it does with it. */
export type Reference = { table: string; isWrite: boolean; line: number };

const TAG = /\b(?:sql|col(?:\.\w+)+)(?:\((?:[^()`]|\([^()`]*\))*\)(?:\.orNull)?)?(?:<[^`;=]*?>)?\s*`/g;
const NAME = String.raw`"?([a-z_][a-z0-9_]*)"?(?!\s*\()(?![\w.])`;
const WRITES = [
  new RegExp(String.raw`\binsert\s+into\s+${NAME}`, "g"),
  new RegExp(String.raw`\bmerge\s+into\s+${NAME}`, "g"),
  new RegExp(String.raw`\bdelete\s+from\s+(?:only\s+)?${NAME}`, "g"),
  new RegExp(String.raw`(?<!\bfor\s+|\bkey\s+|\bdo\s+)\bupdate\s+(?:only\s+)?${NAME}`, "g"),
  new RegExp(String.raw`\btruncate\s+(?:table\s+)?${NAME}`, "g"),
];
const READS = new RegExp(String.raw`(?<!\bdelete\s+|\bdistinct\s+)\b(?:from|join|using)\s+(?:only\s+|lateral\s+)?${NAME}`, "g");
/** The next table of a list: `from orders o, stores s`. */
const NEXT = new RegExp(
  String.raw`\b(?:from|using)\s+(?:"?[a-z_]\w*"?(?:\s+(?:as\s+)?(?!where\b|join\b|left\b|on\b)[a-z_]\w*)?\s*,\s*)+${NAME}`,
  "g",
);

/** Every table the SQL templates of a source text name. What a template calls itself with `with … as (` is no table. */
export function sqlReferences(source: string): Reference[] {
  const found: Reference[] = [];
  for (const tag of source.matchAll(TAG)) {
    const start = tag.index + tag[0].length;
    const text = withoutLiterals(templateAt(source, start)).toLowerCase();
    const own = new Set(
      [
        ...text.matchAll(
          /(?:\bwith\s+(?:recursive\s+)?|\)\s*,\s*)([a-z_]\w*)\s*(?:\([^()]*\)\s*)?as\s+(?:not\s+)?(?:materialized\s*)?\(/g,
        ),
      ].map((m) => m[1]),
    );
    const lineAt = (index: number): number => source.slice(0, start + index).split("\n").length;
    const collect = (pattern: RegExp, isWrite: boolean): void => {
      for (const match of text.matchAll(pattern)) {
        const table = match[1];
        if (table && !own.has(table)) found.push({ table, isWrite, line: lineAt(match.index) });
      }
    };
    for (const pattern of WRITES) collect(pattern, true);
    collect(READS, false);
    collect(NEXT, false);
  }
  return found;
}

/** The text of the template that begins at `start`, each `${…}` as blanks: a template inside one is found by its own tag. */
function templateAt(source: string, start: number): string {
  let text = "";
  let index = start;
  while (index < source.length && source[index] !== "`") {
    if (source[index] === "\\") {
      text += "  ";
      index += 2;
    } else if (source.startsWith("${", index)) {
      const end = closingBrace(source, index + 2);
      text += source.slice(index, end).replaceAll(/[^\n]/g, " ");
      index = end;
    } else {
      text += source[index];
      index += 1;
    }
  }
  return text;
}

/** The index after the brace that closes the expression at `start`. */
function closingBrace(source: string, start: number): number {
  let depth = 1;
  let index = start;
  while (index < source.length && depth > 0) {
    const char = source[index];
    if (char === "`") index += templateLength(source, index + 1);
    else if (char === '"' || char === "'") index = source.indexOf(char, index + 1);
    else if (char === "{") depth += 1;
    else if (char === "}") depth -= 1;
    index += 1;
  }
  return index;
}

function templateLength(source: string, start: number): number {
  return templateAt(source, start).length + 1;
}

const withoutLiterals = (text: string): string =>
  text.replaceAll(/'(?:[^']|'')*'|--[^\n]*/g, (literal) => literal.replaceAll(/[^\n]/g, " "));
