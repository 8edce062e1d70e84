import { exit, stderr } from "node:process";

/** What a process is started by: says in one sentence what its environment lacks, then does what `process.ts` says. */
try {
  const { requireServed } = await import("#platform/env.ts");
  requireServed();
} catch (error) {
  stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  exit(1);
}
// The build puts this file in dist/server.
const client = new URL("../client/", import.meta.url);
await (await import("./process.ts")).startProcess(client);
