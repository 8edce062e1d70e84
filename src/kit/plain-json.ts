/** More than any legitimate value nests, and far below the depth at which serializing it would fail. */
const MOST_DEPTH = 64;

/** The value of a JSON text; undefined when it is not JSON, is nested too deeply, or contains characters that cannot be stored. */
export function parsePlainJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  return isPlainJson(value) ? value : undefined;
}

/** Whether a parsed value nests at most 64 levels and all its texts, names included, are well-formed and without NUL. */
export function isPlainJson(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MOST_DEPTH) return false;
    const next: unknown[] = [];
    for (const one of level) {
      if (typeof one === "string" && !isSaved(one)) return false;
      if (typeof one !== "object" || one === null) continue;
      for (const [name, inside] of Object.entries(one)) {
        if (!isSaved(name)) return false;
        next.push(inside);
      }
    }
    level = next;
  }
  return true;
}

const isSaved = (text: string): boolean =>
  !text.includes("\0") && !/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/.test(text);
