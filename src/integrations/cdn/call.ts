const PATIENCE_MS = 10_000;

/** Calls a network of caches; throws what it said when it did not accept, or did not answer in ten seconds. */
export async function callCdn(url: string, request: RequestInit): Promise<string> {
  const answer = await fetch(url, { ...request, redirect: "error", signal: AbortSignal.timeout(PATIENCE_MS) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.status} ${text.slice(0, 200)}`);
  return text;
}
