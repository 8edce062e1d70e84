/** A paragraph as it was and as it became; null where it was not, or is no more. */
export type ComparedRow = { before: string | null; after: string | null; isSame: boolean };

/** Past so many paragraphs or words each side, they are told one after the other. */
const MOST = 400;

/** Two texts paragraph by paragraph, in order: what stayed stands side by side, and what changed beside what took its place. */
export function compareTexts(before: string, after: string): ComparedRow[] {
  const [left, right] = [before.split("\n\n"), after.split("\n\n")];
  const rows: ComparedRow[] = [];
  let [l, r] = [0, 0];
  for (const [i, j] of [...matches(left, right), [left.length, right.length] as const]) {
    rows.push(...changed(left.slice(l, i), right.slice(r, j)));
    const same = left[i];
    if (same !== undefined) rows.push({ before: same, after: same, isSame: true });
    [l, r] = [i + 1, j + 1];
  }
  return rows;
}

/** A run of words, and whether the other side has it too. */
export type ComparedWords = { words: string; isSame: boolean };

/** The words of each side of a paragraph that changed, what stayed apart from what did not. */
export function compareWords(before: string, after: string): { before: ComparedWords[]; after: ComparedWords[] } {
  const [left, right] = [before.split(WORDS), after.split(WORDS)];
  const pairs = matches(left, right);
  const [stayedLeft, stayedRight] = [new Set(pairs.map(([i]) => i)), new Set(pairs.map(([, j]) => j))];
  return { before: runs(left, stayedLeft), after: runs(right, stayedRight) };
}

/** After each blank, so that words put together again read as they did. */
const WORDS = /(?<=\s)/;

function runs(words: readonly string[], stayed: ReadonlySet<number>): ComparedWords[] {
  const found: ComparedWords[] = [];
  for (const [index, word] of words.entries()) {
    const isSame = stayed.has(index);
    const last = found.at(-1);
    if (last?.isSame === isSame) last.words += word;
    else found.push({ words: word, isSame });
  }
  return found;
}

const changed = (left: string[], right: string[]): ComparedRow[] =>
  Array.from({ length: Math.max(left.length, right.length) }, (_, index) => ({
    before: left[index] ?? null,
    after: right[index] ?? null,
    isSame: false,
  }));

/** The longest run of paragraphs, or words, that both have in the same order, as pairs of places. */
function matches(left: string[], right: string[]): (readonly [number, number])[] {
  if (left.length > MOST || right.length > MOST) return [];
  const lengths = Array.from({ length: left.length + 1 }, () => new Uint16Array(right.length + 1));
  const at = (i: number, j: number): number => lengths[i]?.[j] ?? 0;
  for (let i = left.length - 1; i >= 0; i--)
    for (let j = right.length - 1; j >= 0; j--) {
      const row = lengths[i];
      if (row) row[j] = left[i] === right[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  const pairs: (readonly [number, number])[] = [];
  let [i, j] = [0, 0];
  while (i < left.length && j < right.length) {
    if (left[i] === right[j]) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return pairs;
}
