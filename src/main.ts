import { exit } from "node:process";

/** What a process is started by: says in one sentence what its environment lacks, then does what `process.ts` says. */
try {
  const { requireServed } = await import("#platform/env.ts");
  requireServed();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  exit(1);
}
await import("./process.ts");
