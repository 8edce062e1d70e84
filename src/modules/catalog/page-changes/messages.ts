import type { PageChanges } from "./rules.ts";

const MOST_NUMBERS = 12;
const LIST = new Intl.ListFormat("pt-BR", { type: "conjunction" });

/** "4, 7 e 12": three in a row or more as "4 a 9", and only so many. */
function numbersOf(pages: readonly number[]): string {
  const runs = pages.reduce<number[][]>((all, page) => {
    const last = all.at(-1);
    if (last?.at(-1) === page - 1) last.push(page);
    else all.push([page]);
    return all;
  }, []);
  const words = runs.flatMap((run) => (run.length > 2 ? [`${run[0]} a ${run.at(-1)}`] : run.map(String)));
  return LIST.format(words.length > MOST_NUMBERS ? [...words.slice(0, MOST_NUMBERS), "outras"] : words);
}

/** What changed in the pages of a file, in one sentence. */
export function pageChangesWords({ changed, added, removed, isPartial }: PageChanges): string {
  const to = changed.map((page) => page.to);
  const parts = [
    to.length > 0 && `${to.length === 1 ? "1 página mudou" : `${to.length} páginas mudaram`}: ${numbersOf(to)}`,
    added.length > 0 && `${added.length === 1 ? "1 página nova" : `${added.length} páginas novas`}: ${numbersOf(added)}`,
    removed.length > 0 && (removed.length === 1 ? "1 página saiu" : `${removed.length} páginas saíram`),
  ].filter(Boolean);
  const summary = parts.length > 0 ? `${parts.join("; ")}.` : "Nenhuma página mudou.";
  return isPartial ? `${summary} Comparamos as primeiras páginas.` : summary;
}
