/** What the author reads of the pages, by their numbers, that would not show their stamp. */
export function unseenSentence(pages: readonly string[]): string {
  const shown = pages.slice(0, 5).join(", ") + (pages.length > 5 ? "…" : "");
  const where = pages.length === 1 ? `Na página ${shown}` : `Nas páginas ${shown}`;
  return `${where} o carimbo não apareceria: algo do próprio PDF o esconde. Exporte de novo e envie outra vez, ou não carimbe.`;
}
