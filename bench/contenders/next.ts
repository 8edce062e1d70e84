import { spawnSync } from "node:child_process";
import { cpSync, existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../dev/cli/ports.ts";
import { recordAnswer } from "./bare.ts";
import { type Server, startServer } from "./process.ts";

const FOLDER = join(tmpdir(), "autoria-bench-next");

/** A minimal Next.js app in a folder of its own, built so that its pages weigh about `htmlBytes`. */
export async function startNext({
  htmlBytes,
  databaseUrl,
}: {
  htmlBytes: number;
  databaseUrl: string;
}): Promise<Server & { url: string; staticBytes: number }> {
  cpSync(join(import.meta.dirname, "../next-app"), FOLDER, { recursive: true });
  const env = {
    ...process.env,
    NODE_ENV: "production" as const,
    NEXT_TELEMETRY_DISABLED: "1",
    BENCH_HTML_BYTES: String(htmlBytes),
    BENCH_DATABASE_URL: databaseUrl,
  };
  if (!existsSync(join(FOLDER, "node_modules/next"))) run("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error"], env);
  const next = join(FOLDER, "node_modules/next/dist/bin/next");
  run(process.execPath, [next, "build"], env);
  const port = await freePort(4216);
  const url = `http://127.0.0.1:${port}`;
  const server = await startServer([process.execPath, next, "start", "-p", String(port), "-H", "127.0.0.1"], `${url}/estatica`, {
    cwd: FOLDER,
    env,
  });
  const { body } = await recordAnswer(`${url}/estatica`, {});
  return { ...server, url, staticBytes: body.length };
}

function run(program: string, args: string[], env: NodeJS.ProcessEnv): void {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: FOLDER, env, encoding: "utf8" });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")} failed:\n${stdout}${stderr}`);
}
