import { pathToFileURL } from "node:url";
import { jobDeclarations } from "./template-sources.ts";

const { DATABASE_URL } = process.env;
if (!DATABASE_URL) throw new Error("DATABASE_URL names the database to prepare");

const { migrate } = await import("#platform/migrate.ts");
const { installJobs } = await import("#platform/jobs.ts");
await migrate(DATABASE_URL);
for (const file of jobDeclarations()) await import(pathToFileURL(file).href);
await installJobs(DATABASE_URL);
process.exit(0);
