const TAG = /^v(\d+)\.(\d+)\.(\d+)$/;

/** The newest of the tags `vX.Y.Z`, else the commit recorded in the file. Throws when there is neither. */
export function lastRelease(tags: readonly string[], recorded: string): string {
  const [newest] = tags.filter((tag) => TAG.test(tag)).toSorted((a, b) => compareTags(b, a));
  const commit = recorded.split("\n").find((line) => /^[0-9a-f]{40}$/.test(line));
  const release = newest ?? commit;
  if (!release) throw new Error("Nenhuma versão marcada (vX.Y.Z), e dev/upgrade/last-release não diz uma. Diga o commit.");
  return release;
}

function compareTags(one: string, other: string): number {
  const [a, b] = [one, other].map((tag) => (TAG.exec(tag) ?? []).slice(1).map(Number));
  for (let nth = 0; nth < 3; nth++) {
    const difference = (a?.[nth] ?? 0) - (b?.[nth] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
