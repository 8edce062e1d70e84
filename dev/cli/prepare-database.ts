import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const SRC = join(import.meta.dirname, "../../src");

/** The files that declare jobs; each declaration needs a queue before anyone puts work in it. */
export function jobDeclarations(): string[] {
  return readdirSync(SRC, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts"))
    .map((path) => join(SRC, path))
    .filter((file) => /=\s*defineJob[(<]/.test(readFileSync(file, "utf8")))
    .sort();
}

/** Brings a database up to date: migrations, then the job tables and queues. Answers the migrations applied now. */
export async function prepareDatabase(databaseUrl: string): Promise<string[]> {
  const { migrate } = await import("#platform/migrate.ts");
  const { installJobs } = await import("#platform/jobs.ts");
  const applied = await migrate(databaseUrl);
  for (const file of jobDeclarations()) await import(pathToFileURL(file).href);
  await installJobs(databaseUrl);
  return applied;
}
