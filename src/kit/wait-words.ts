/** How long somebody has to wait, rounded up, as a sentence says it: "45 s", "58 min", "3 h". */
export function waitWords(seconds: number): string {
  if (seconds < 120) return `${seconds} s`;
  return seconds < 7200 ? `${Math.ceil(seconds / 60)} min` : `${Math.ceil(seconds / 3600)} h`;
}
