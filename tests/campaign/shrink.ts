import type { Step } from "./steps.ts";

/**
 * The fewest steps found, before `until`, that still break the same thing: halves, quarters and so on are left out while it lasts.
 * `breaks` plays the steps anew; timing is not part of a seed, so a campaign that passes once proves nothing and only costs a step more.
 */
export async function shrink(
  steps: readonly Step[],
  breaks: (steps: readonly Step[]) => Promise<boolean>,
  until: number,
): Promise<Step[]> {
  let saved = [...steps];
  for (let size = Math.ceil(saved.length / 2); size >= 1 && Date.now() < until; size = Math.floor(size / 2)) {
    for (let at = 0; at < saved.length && Date.now() < until;) {
      const without = [...saved.slice(0, at), ...saved.slice(at + size)];
      if (without.length > 0 && (await breaks(without))) saved = without;
      else at += size;
    }
  }
  return saved;
}
