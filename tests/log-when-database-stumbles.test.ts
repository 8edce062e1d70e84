import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { join } from "node:path";
import { expect, it } from "vitest";

it("logs what broke for visitors, and neither who they are nor what they carry", async () => {
  const [token, email, name] = ["tok3n0fSomebody9f8e7d6c5b4a", "marina.teles@exemplo.com.br", "Marina Teles Quaresma"];
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ["--import", "tsx", "tests/killed/stumble.ts", token, email, name],
    { cwd: join(import.meta.dirname, ".."), env: { ...process.env, LOG_LEVEL: "debug" }, timeout: 60_000 },
  );
  expect(Number(/broken (\d+)/.exec(stdout)?.[1])).toBeGreaterThanOrEqual(3);
  expect(stdout).toContain('"msg":"unhandled"');
  for (const secret of [token, email, name, "52998224725", "ornitorrinco"]) expect(stdout + stderr).not.toContain(secret);
  expect(stdout).not.toMatch(/params: (?!\[hidden\])/);
});
