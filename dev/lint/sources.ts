import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");

export type SourceFile = { path: string; text: string };

/** Every source of these folders but tests, by its path from the root of the repository. */
export const readSources = (...folders: string[]): SourceFile[] =>
  folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
      .map((path) => ({ path: join(folder, path), text: readFileSync(join(ROOT, folder, path), "utf8") })),
  );
