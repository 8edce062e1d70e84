import { installPackage } from "./install-package.ts";
import { type Part, startPart } from "./part.ts";

/** Redis, which keeps nothing on the disk: after a fall it knows nothing of before. */
export async function startCache(port: number, logs: string): Promise<{ part: Part; url: string }> {
  await installPackage("Redis", ["redis-server", "--version"], "redis-server");
  const words = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
  return { part: startPart("redis", ["redis-server", ...words], process.env, logs), url: `redis://127.0.0.1:${port}` };
}
