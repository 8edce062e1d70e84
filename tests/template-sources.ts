import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..");

/** The files that declare jobs: each has a queue in the template database. */
export function jobDeclarations(): string[] {
  return readdirSync(join(ROOT, "src"), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts"))
    .map((path) => join(ROOT, "src", path))
    .filter((file) => readFileSync(file, "utf8").includes("= defineJob("))
    .sort();
}

/** Changes whenever the template would come out different. */
export function templateHash(): string {
  const migrations = join(ROOT, "db/migrations");
  const files = readdirSync(migrations).sort().map((name) => join(migrations, name));
  files.push(...jobDeclarations(), join(ROOT, "src/platform/jobs.ts"));
  const hash = createHash("sha256");
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest("hex").slice(0, 16);
}
