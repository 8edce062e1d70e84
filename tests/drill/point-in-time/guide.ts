import { readFileSync } from "node:fs";
import { join } from "node:path";

const GUIDE = join(import.meta.dirname, "../../../docs/operate/point-in-time.md");

export type Block = { language: string; text: string };

/** The lines of a document that somebody copies, in their order. */
export const blocksOf = (markdown: string): Block[] =>
  [...markdown.matchAll(/^```(\w+)\n([\s\S]*?)^```/gm)].map(([, language = "", text = ""]) => ({ language, text }));

/** The one block of the guide that says this, with what stands there replaced by what is here. Throws when there is none, or several. */
export function lineOfGuide(says: string, here: Record<string, string>): string {
  const found = blocksOf(readFileSync(GUIDE, "utf8")).filter(({ text }) => text.includes(says));
  const [block] = found;
  if (!block || found.length > 1) throw new Error(`the guide has ${found.length} blocks that say ${says}`);
  return placed(block.text, here);
}

/** Throws when something to be replaced is not there: the guide changed, and the drill would run something else. */
export function placed(text: string, here: Record<string, string>): string {
  return Object.entries(here).reduce((placedText, [there, value]) => {
    if (!text.includes(there)) throw new Error(`the guide does not say ${there}`);
    return placedText.replaceAll(there, value);
  }, text);
}
