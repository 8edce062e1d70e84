import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../dev/cli/ports.ts";
import { elementsOf } from "./elements-of.ts";
import type { Autoria } from "./autoria.ts";
import { type Server, startServer } from "./process.ts";

const FOLDER = join(tmpdir(), "autoria-bench-next");
const STAMP = join(FOLDER, "built-for");

/**
 * A Next.js app in a folder of its own: `/estatica/{bytes}`, prerendered, and `/fresca`, the elements of our `/produtos` drawn per
 * request after the same questions to the database.
 */
export async function startNext(htmlBytes: number[], autoria: Autoria): Promise<Server & { url: string }> {
  const sizes = htmlBytes.join(",");
  const env = {
    ...process.env,
    ...autoria.env,
    NODE_ENV: "production" as const,
    NEXT_TELEMETRY_DISABLED: "1",
    BENCH_HTML_BYTES: sizes,
    BENCH_QUESTIONS: join(import.meta.dirname, "list-questions.ts"),
    DATABASE_URL: autoria.databaseUrl,
    ROLE: "web",
  };
  const next = join(FOLDER, "node_modules/next/dist/bin/next");
  if (!existsSync(STAMP) || readFileSync(STAMP, "utf8") !== sizes) {
    rmSync(join(FOLDER, "app"), { recursive: true, force: true });
    cpSync(join(import.meta.dirname, "../next-app"), FOLDER, { recursive: true });
    writeFileSync(join(FOLDER, "app/fresca/body.json"), JSON.stringify(await elementsOf(`${autoria.url}/produtos`)));
    if (!existsSync(next)) run("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error"], env);
    run(process.execPath, [next, "build"], env);
    writeFileSync(STAMP, sizes);
  }
  const port = await freePort(4216);
  const url = `http://127.0.0.1:${port}`;
  // Our questions are TypeScript.
  const loader = import.meta.resolve("tsx");
  const command = [process.execPath, "--import", loader, next, "start", "-p", String(port), "-H", "127.0.0.1"];
  return { url, ...(await startServer(command, `${url}/estatica/${htmlBytes[0]}`, { cwd: FOLDER, env })) };
}

function run(program: string, args: string[], env: NodeJS.ProcessEnv): void {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: FOLDER, env, encoding: "utf8" });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")} failed:\n${stdout}${stderr}`);
}
