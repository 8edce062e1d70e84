/** A paragraph, a list, or steps in order. Words between brackets and an address after them, `[assim](/ajuda)`, are a link. */
export type Block = string | { list: string[] } | { steps: string[] };

/** A stretch of a line: words, or words that lead somewhere. */
export type Stretch = { text: string; href: string | null };

const LINK = /\[([^\]]+)\]\(((?:\/|mailto:)[^)\s]*)\)/g;

/** A line as words and links, in order. Only addresses of this site, and of mail, are links. */
export function stretchesOf(line: string): Stretch[] {
  const found: Stretch[] = [];
  let at = 0;
  for (const match of line.matchAll(LINK)) {
    if (match.index > at) found.push({ text: line.slice(at, match.index), href: null });
    found.push({ text: match[1] ?? "", href: match[2] ?? null });
    at = match.index + match[0].length;
  }
  if (at < line.length) found.push({ text: line.slice(at), href: null });
  return found;
}

/** A line without its addresses. */
export const plainLine = (line: string): string =>
  stretchesOf(line)
    .map(({ text }) => text)
    .join("");

const linesOf = (block: Block): string[] =>
  typeof block === "string" ? [block] : "list" in block ? block.list.map((line) => `• ${line}`) : numbered(block.steps);
const numbered = (steps: string[]): string[] => steps.map((line, index) => `${index + 1}. ${line}`);

/** Blocks as plain text, one line each: what is hashed, searched and told to search engines. */
export const plainText = (blocks: readonly Block[]): string => blocks.flatMap(linesOf).map(plainLine).join("\n");

/** Every address the blocks lead to. */
export const linksIn = (blocks: readonly Block[]): string[] =>
  blocks.flatMap(linesOf).flatMap((line) => stretchesOf(line).flatMap(({ href }) => (href === null ? [] : [href])));
