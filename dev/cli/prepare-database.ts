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

/**
 * Brings a database up to date by the role that owns it: migrations, then the job tables and queues, then what the role that serves
 * may do, when it is another. Answers the migrations applied now.
 */
export async function prepareDatabase(databaseUrl: string, servingUrl = databaseUrl): Promise<string[]> {
  const { migrate } = await import("#platform/migrate.ts");
  const { installJobs } = await import("#platform/jobs.ts");
  const { prepareServingRole } = await import("#platform/serving-role.ts");
  const applied = await migrate(databaseUrl);
  for (const file of jobDeclarations()) await import(pathToFileURL(file).href);
  await installJobs(databaseUrl);
  await prepareServingRole(databaseUrl, servingUrl);
  return applied;
}
