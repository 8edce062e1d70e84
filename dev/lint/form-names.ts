import type { SourceFile } from "./sources.ts";

export type FormName = { path: string; name: string };

const TALKS = /\buse(?:Account|Offer)?Form(?:<\w+>)?\(/g;
const NAMED = [/\bname: ("[^"]+"|`[^`]+`|[A-Z_]+\b)/g, /useApplicationAct\(("[^"]+"|`[^`]+`)/g, /data-form=("[^"]+")/g];

/**
 * What each form is called on the page, as written in its source: "avaliacao-*", where the rest is the row it is about. A call of the hook
 * that gives no name of its own hands its caller's on.
 */
export function formNames(sources: readonly SourceFile[]): FormName[] {
  const constants = new Map(
    sources.flatMap(({ text }) =>
      [...text.matchAll(/const ([A-Z_]+) = "([^"]+)"/g)].map(([, key = "", value = ""]) => [key, value]),
    ),
  );
  const read = (written: string): string =>
    /^[A-Z_]+$/.test(written) ? (constants.get(written) ?? "") : written.slice(1, -1).replaceAll(/\$\{[^}]*\}/g, "*");
  return sources.flatMap(({ path, text }) => {
    const calls = [...text.matchAll(TALKS)].map(({ index }) => text.slice(index, endOfCall(text, index)));
    const written = [
      ...calls.flatMap((call) => [...call.matchAll(NAMED[0] as RegExp)].slice(0, 1)),
      ...NAMED.slice(1).flatMap((pattern) => [...text.matchAll(pattern)]),
    ];
    return written.map(([, name = ""]) => ({ path, name: read(name) }));
  });
}

/** Where the call that begins there closes. */
function endOfCall(text: string, from: number): number {
  let depth = 0;
  for (let at = text.indexOf("(", from); at < text.length; at++) {
    if (text[at] === "(") depth += 1;
    else if (text[at] === ")" && --depth === 0) return at;
  }
  return text.length;
}
