import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "autoria-run-"));
afterAll(() => rmSync(folder, { recursive: true }));

function run(env: Record<string, string>): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync("/bin/sh", [join(import.meta.dirname, "run.sh"), "no-such-command"], {
    env: { PATH: `${dirname(process.execPath)}:/usr/bin:/bin`, ...env },
    encoding: "utf8",
  });
  return { status, output: `${stdout}${stderr}` };
}

describe("a command of bin/ on a machine whose Node cannot run it", () => {
  test("says that Node cannot start, and why, when NODE_OPTIONS is bad", () => {
    const { status, output } = run({ NODE_OPTIONS: "--no-such-option" });
    expect(status).toBe(1);
    expect(output).toContain('Confira a variável NODE_OPTIONS (agora: "--no-such-option")');
    expect(output).toContain("--no-such-option is not allowed in NODE_OPTIONS");
    expect(output).not.toContain("precisa da versão");
  });

  test("says so too when NODE_OPTIONS names a file that is not there", () => {
    const { status, output } = run({ NODE_OPTIONS: "--require /no/such/file.cjs" });
    expect(status).toBe(1);
    expect(output).toContain("não consegue começar");
    expect(output).toContain("/no/such/file.cjs");
  });

  test("says which version it found when Node is too old", () => {
    const node = join(folder, "node");
    writeFileSync(node, '#!/bin/sh\n[ "$1" = --version ] && echo v18.20.0\n[ "$2" = "" ] || [ "$1" = --version ]\n');
    chmodSync(node, 0o755);
    const { status, output } = run({ PATH: `${folder}:/usr/bin:/bin` });
    expect(status).toBe(1);
    expect(output).toContain("Este Node.js é v18.20.0 e a Autoria precisa da versão 20.19");
  });

  test("says that Node is missing when there is none", () => {
    const { status, output } = run({ PATH: "/nowhere" });
    expect(status).toBe(1);
    expect(output).toContain("Falta o Node.js");
  });
});
