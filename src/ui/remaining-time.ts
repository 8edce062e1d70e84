/** "22:14", or "1:05:09" from an hour up; never negative. */
export function countdownText(remainingMs: number): string {
  const seconds = Math.max(0, Math.ceil(remainingMs / 1000));
  const pad = (n: number) => String(n).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  const tail = `${pad(minutes % 60)}:${pad(seconds % 60)}`;
  return minutes >= 60 ? `${Math.floor(minutes / 60)}:${tail}` : tail;
}

/** The minutes worth saying aloud just now (5 or 1), or null. True for one second each. */
export function minutesToAnnounce(remainingMs: number): 5 | 1 | null {
  const seconds = Math.ceil(remainingMs / 1000);
  if (seconds === 300) return 5;
  return seconds === 60 ? 1 : null;
}
