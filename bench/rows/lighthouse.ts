import type { Autoria } from "../contenders/autoria.ts";
import { pagesJudged } from "../lighthouse-pages.ts";
import { judge } from "../lighthouse.ts";

/** Every page anybody may open, judged once each: what is not of speed must be 100, and speed tells more of the machine. */
export async function lighthouse(autoria: Autoria) {
  const lines = [];
  for (const { path, hidden } of await pagesJudged(autoria)) {
    const { figures, faults } = await judge(autoria.url + path, hidden ? ["is-crawlable"] : []);
    lines.push({ page: path, ...figures, faults: faults.join(" "), "not for search engines": hidden ?? "" });
  }
  return lines;
}
