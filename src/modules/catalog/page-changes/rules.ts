import { bitsApart } from "../duplicates/rules.ts";

/** Of each file, so many pages are compared. */
export const MOST_PAGES = 120;
/** Two prints of 256 bits this near are of one page that was changed. */
const SAME_PAGE_BITS = 64;

/** How a page looks: its print, and the digest of its picture. Both empty when it could not be drawn. */
export type PageLook = { print: string; digest: string };

/** By page number from 1: those that look different (where they were, where they are), the new ones and those that left. */
export type PageChanges = { changed: { from: number; to: number }[]; added: number[]; removed: number[]; isPartial: boolean };

/** What changed in one file of a version. */
export type FilePages = { name: string; changes: PageChanges };

const GAP = 1;
/** A page changed in place costs less than one gone and another come; a page that is another altogether, hardly less. */
const costOf = (one: PageLook, other: PageLook): number => {
  if (one.digest === other.digest) return 0;
  return one.print && other.print && bitsApart(one.print, other.print) <= SAME_PAGE_BITS ? 1 : 1.9;
};

/** What changed from some pages to others, by the alignment of the two that changes least. */
export function comparePages(before: readonly PageLook[], after: readonly PageLook[]): Omit<PageChanges, "isPartial"> {
  const best = costsOf(before, after);
  const found: Omit<PageChanges, "isPartial"> = { changed: [], added: [], removed: [] };
  let [from, to] = [before.length, after.length];
  while (from > 0 || to > 0) {
    const here = best[from]![to]!;
    const cost = from > 0 && to > 0 ? costOf(before[from - 1]!, after[to - 1]!) : Infinity;
    if (from > 0 && to > 0 && here === best[from - 1]![to - 1]! + cost) {
      if (cost > 0) found.changed.unshift({ from, to });
      [from, to] = [from - 1, to - 1];
    } else if (to > 0 && here === best[from]![to - 1]! + GAP) found.added.unshift(to--);
    else found.removed.unshift(from--);
  }
  return found;
}

/** The least that turning the first pages of one into the first of the other costs, for every two lengths. */
function costsOf(before: readonly PageLook[], after: readonly PageLook[]): number[][] {
  const best = [Array.from({ length: after.length + 1 }, (_, to) => to * GAP)];
  for (let from = 1; from <= before.length; from++) {
    const row = [from * GAP];
    for (let to = 1; to <= after.length; to++) {
      const replaced = best[from - 1]![to - 1]! + costOf(before[from - 1]!, after[to - 1]!);
      row.push(Math.min(replaced, best[from - 1]![to]! + GAP, row[to - 1]! + GAP));
    }
    best.push(row);
  }
  return best;
}

/** Whether a page's picture, before or after, is part of what changed. */
export const isShown = ({ changed, added, removed }: PageChanges, side: "antes" | "depois", page: number): boolean =>
  side === "antes"
    ? removed.includes(page) || changed.some((one) => one.from === page)
    : added.includes(page) || changed.some((one) => one.to === page);

type Named = { id: string; name: string; replaces?: string | null };

/** Which file each new one takes the place of: the one its author said, that of the same name, of the same name but its number, or the only one left. */
export function pairFiles<F extends Named>(gone: readonly F[], came: readonly F[]): { prior: F; file: F }[] {
  const pairs = came.flatMap((file) => {
    const prior = gone.find(({ id }) => id === file.replaces);
    return prior ? [{ prior, file }] : [];
  });
  for (const keyOf of [(one: F) => one.name.toLowerCase(), (one: F) => stemOf(one.name), () => "única"]) {
    const [left, next] = [gone, came].map((files) =>
      files.filter((one) => !pairs.some((pair) => pair.prior === one || pair.file === one)),
    );
    for (const file of next ?? []) {
      const same = (one: F) => keyOf(one) === keyOf(file);
      const [prior, another] = (left ?? []).filter(same);
      if (prior && !another && (next ?? []).filter(same).length === 1) pairs.push({ prior, file });
    }
  }
  return pairs;
}

/** A file's name without its ending, nor what usually counts its versions: "Guia v2 (1).pdf" and "guia.pdf" are the same. */
const stemOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\.[a-z0-9]+$/, "")
    .replace(/([\s_.-]*(\(\d+\)|v(ers[aã]o)?[\s_.-]*\d+([.]\d+)*|corrigid[oa]|final|nov[oa]))+$/, "");
