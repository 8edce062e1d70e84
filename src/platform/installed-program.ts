import { constants } from "node:fs";
import { access } from "node:fs/promises";
import path from "node:path";

const found = new Map<string, Promise<string | null>>();

/** The path of an executable in PATH, or null when it is not installed. Each name is searched once per process. */
export function installedProgram(name: string): Promise<string | null> {
  const known = found.get(name) ?? look(name);
  found.set(name, known);
  return known;
}

async function look(name: string): Promise<string | null> {
  for (const folder of (process.env["PATH"] ?? "").split(path.delimiter).filter((folder) => path.isAbsolute(folder))) {
    const file = path.join(folder, name);
    const isThere = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return file;
  }
  return null;
}
