import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { supervise } from "./program.ts";

const folder = mkdtempSync(join(tmpdir(), "autoria-programa-"));
afterAll(() => rmSync(folder, { recursive: true }));

function program(name: string, source: string): { file: string; pidFile: string } {
  const file = join(folder, `${name}.mjs`);
  const pidFile = join(folder, `${name}.pid`);
  writeFileSync(file, `import { writeFileSync } from "node:fs";\n${source.replaceAll("PID_FILE", JSON.stringify(pidFile))}`);
  return { file, pidFile };
}

const pidIn = (file: string) => (existsSync(file) ? Number(readFileSync(file, "utf8")) : 0);

test("a program killed from outside comes back, and stopping ends it gracefully", async () => {
  const { file, pidFile } = program(
    "firme",
    `process.on("SIGTERM", () => { writeFileSync(PID_FILE, "-1"); process.exit(0); });
     setInterval(() => {}, 1000); writeFileSync(PID_FILE, String(process.pid));`,
  );
  const cached = supervise({ name: "firme", args: [file], env: process.env, patienceSeconds: 5 }, () => undefined);
  await expect.poll(() => pidIn(pidFile), { timeout: 15_000 }).toBeGreaterThan(0);
  const first = pidIn(pidFile);
  process.kill(first, "SIGKILL");
  await expect.poll(() => pidIn(pidFile), { timeout: 15_000 }).not.toBe(first);
  await cached.stop();
  expect(pidIn(pidFile)).toBe(-1);
});

test("a program that ignores the request to stop is forced when patience runs out", async () => {
  const { file, pidFile } = program(
    "surdo",
    `process.on("SIGTERM", () => {}); setInterval(() => {}, 1000); writeFileSync(PID_FILE, String(process.pid));`,
  );
  const cached = supervise({ name: "surdo", args: [file], env: process.env, patienceSeconds: 1 }, () => undefined);
  await expect.poll(() => pidIn(pidFile), { timeout: 15_000 }).toBeGreaterThan(0);
  const pid = pidIn(pidFile);
  await cached.stop();
  expect(() => process.kill(pid, 0)).toThrow();
});

test("a program that falls right after starting is given up after five falls", async () => {
  const { file } = program("quebrado", "process.exit(3);");
  const name = await new Promise<string>((resolve) =>
    supervise({ name: "quebrado", args: [file], env: process.env, patienceSeconds: 1 }, resolve),
  );
  expect(name).toBe("quebrado");
});
