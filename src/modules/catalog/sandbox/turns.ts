/** For whom a file is parsed: who paid and waits for a copy, who is still making a product (`large` takes minutes), or who only looks around. */
export type Lane = "buyer" | "author" | "large" | "visitor";

/**
 * How many files are parsed at a time, and how many of those for authors: a place is always free for who paid. One of the authors'
 * is for what takes minutes, so that the other stays for what does not. Visitors have a place of their own, apart from these, and never another.
 */
export const MOST = 3;
const MOST_OF_AUTHORS = 2;
const MOST_OF_LARGE = 1;
export const MOST_OF_VISITORS = 1;

const inside: Record<Lane, number> = { buyer: 0, author: 0, large: 0, visitor: 0 };
const waiting: { lane: Lane; enter: () => void }[] = [];

function mayEnter(lane: Lane): boolean {
  if (lane === "visitor") return inside.visitor < MOST_OF_VISITORS;
  if (lane === "large" && inside.large === MOST_OF_LARGE) return false;
  const ofAuthors = inside.author + inside.large;
  return inside.buyer + ofAuthors < MOST && (lane === "buyer" || ofAuthors < MOST_OF_AUTHORS);
}

/** Resolves when it is this one's turn, with what ends it. Buyers go first. */
export async function takeTurn(lane: Lane): Promise<() => void> {
  if (!mayEnter(lane)) await new Promise<void>((enter) => waiting.push({ lane, enter }));
  else inside[lane] += 1;
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    inside[lane] -= 1;
    callNext();
  };
}

function callNext(): void {
  const able = waiting.filter(({ lane }) => mayEnter(lane));
  const next = able.find(({ lane }) => lane === "buyer") ?? able[0];
  if (!next) return;
  waiting.splice(waiting.indexOf(next), 1);
  inside[next.lane] += 1;
  next.enter();
}
