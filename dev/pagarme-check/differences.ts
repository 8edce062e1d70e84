export type Difference = { path: string; kind: "missing" | "unknown" | "retyped" };

/**
 * Where an answer differs from what our reader made of it, by the names of its fields alone: one that we read and is not there, one
 * that is there and we do not know, one that was there and could not be read. Of a list, its first row.
 */
export function differences(answered: unknown, read: unknown, path = ""): Difference[] {
  if (Array.isArray(answered) && Array.isArray(read)) {
    return answered.length > 0 && read.length > 0 ? differences(answered[0], read[0], `${path}[]`) : [];
  }
  if (!isRecord(answered) || !isRecord(read)) return [];
  return [...new Set([...Object.keys(answered), ...Object.keys(read)])].flatMap((name) => {
    const here = path === "" ? name : `${path}.${name}`;
    if (!(name in answered)) return [{ path: here, kind: "missing" as const }];
    if (!(name in read)) return [{ path: here, kind: "unknown" as const }];
    const isLost = present(answered[name]) && !present(read[name]);
    return isLost ? [{ path: here, kind: "retyped" as const }] : differences(answered[name], read[name], here);
  });
}

const present = (value: unknown): boolean => value !== null && value !== undefined;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
