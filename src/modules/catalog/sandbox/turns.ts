/** For whom a file is parsed: who paid and waits for a copy, or who is still making a product. */
export type Lane = "buyer" | "author";

/** How many files are parsed at a time, and how many of those for authors: a place is always free for who paid. */
const MOST = 3;
const MOST_OF_AUTHORS = 2;

const inside: Record<Lane, number> = { buyer: 0, author: 0 };
const waiting: { lane: Lane; enter: () => void }[] = [];

const mayEnter = (lane: Lane): boolean =>
  inside.buyer + inside.author < MOST && (lane === "buyer" || inside.author < MOST_OF_AUTHORS);

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
  const next = waiting.find((one) => one.lane === "buyer") ?? waiting[0];
  if (!next || !mayEnter(next.lane)) return;
  waiting.splice(waiting.indexOf(next), 1);
  inside[next.lane] += 1;
  next.enter();
}
