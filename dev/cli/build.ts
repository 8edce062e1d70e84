import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");
const STAMP = join(ROOT, "dist/.stamp");
const SOURCES = ["src", "public", "package.json", "package-lock.json", "tsconfig.json", "vite.config.ts", "dev/vite"];
// The build itself rewrites the route tree; tests are not in it.
const NOT_BUILT = /routeTree\.gen\.ts$|\.test\.tsx?$/;

/** Builds the web app into dist/ unless dist/ was made from these very sources. Answers whether it built. */
export async function buildWhenChanged(): Promise<boolean> {
  const wanted = sourcesHash();
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === wanted) return false;
  rmSync(STAMP, { force: true });
  await viteBuild();
  writeFileSync(STAMP, wanted);
  return true;
}

function sourcesHash(): string {
  const hash = createHash("sha256");
  for (const file of SOURCES.flatMap((source) => filesUnder(join(ROOT, source)))) {
    if (!NOT_BUILT.test(file)) hash.update(file.slice(ROOT.length)).update(readFileSync(file));
  }
  return hash.digest("hex");
}

function filesUnder(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}

function viteBuild(): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(ROOT, "node_modules/vite/bin/vite.js"), "build"], {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: "production" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.once("error", reject);
    child.once("close", (code) => {
      if (code === 0) return resolve();
      reject(new Error(`A construção das páginas falhou:\n${output.split("\n").slice(-60).join("\n")}`));
    });
  });
}
