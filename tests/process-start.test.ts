import { spawn } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..");

/** Starts a process as a unit does, with these variables and nobody else's; answers what it said once it ended. */
function start(given: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const { PATH = "", HOME = "" } = process.env;
  const child = spawn(process.execPath, ["--import", "tsx", "src/main.ts"], {
    cwd: ROOT,
    env: { PATH, HOME, NODE_ENV: "production", ROLE: "worker", ...given },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, said })));
}

it.each([
  ["no database", {}, "Falta DATABASE_URL"],
  [
    "half a bucket",
    { S3_ENDPOINT: "http://127.0.0.1:9000", S3_BUCKET: "feira" },
    "S3_ENDPOINT precisa também de S3_ACCESS_KEY_ID",
  ],
  ["no secrets", { PUBLIC_URL: "https://feira.example" }, "faltam as variáveis de ambiente: SESSION_SECRET, PAGARME_SECRET_KEY"],
  ["a port that is none", { PORT: "porta" }, 'PORT="porta"'],
])("with %s it ends in one sentence that names the variable", { timeout: 60_000 }, async (_, given, sentence) => {
  const { code, said } = await start(given);
  expect(said).toContain(sentence);
  expect({ code, lines: said.trim().split("\n").length }).toEqual({ code: 1, lines: 1 });
});

it(
  "with the port of measures that another process has, it ends with a line that names the variable",
  { timeout: 60_000 },
  async () => {
    const other = createServer();
    await new Promise<void>((listening) => other.listen(0, "127.0.0.1", listening));
    const { port } = other.address() as AddressInfo;
    const { code, said } = await start({ DATABASE_URL: process.env.DATABASE_URL ?? "", METRICS_PORT: String(port) });
    await new Promise((closed) => other.close(closed));
    const line = said.split("\n").find((one) => one.includes("port taken")) ?? said;
    expect(JSON.parse(line)).toMatchObject({ level: 60, variable: "METRICS_PORT", port });
    expect(code).toBe(1);
  },
);
