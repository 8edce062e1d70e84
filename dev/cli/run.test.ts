import { spawnSync } from "node:child_process";
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
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

/** A tree with one package to run and one to build, after `npm prune --omit=dev`; its npm only says that it was called. */
function prunedTree(): string {
  const tree = mkdtempSync(join(folder, "pruned-"));
  mkdirSync(join(tree, "dev", "cli"), { recursive: true });
  mkdirSync(join(tree, "node_modules"));
  for (const file of ["run.sh", "packages-installed.mjs"])
    copyFileSync(join(import.meta.dirname, file), join(tree, "dev", "cli", file));
  for (const name of ["backup", "restore", "test"])
    writeFileSync(join(tree, "dev", "cli", `${name}.ts`), "console.log(`ran ${process.argv[2] ?? ''}`);");
  const kept = { "node_modules/kept": { version: "1.0.0" } };
  writeFileSync(join(tree, "node_modules", ".package-lock.json"), JSON.stringify({ packages: kept }));
  const packages = { "": {}, ...kept, "node_modules/builder": { version: "2.0.0", dev: true } };
  writeFileSync(join(tree, "package-lock.json"), JSON.stringify({ packages }));
  symlinkSync(join(import.meta.dirname, "../../node_modules/tsx"), join(tree, "node_modules", "tsx"));
  writeFileSync(join(tree, "npm"), "#!/bin/sh\necho npm $*\nexit 1\n");
  chmodSync(join(tree, "npm"), 0o755);
  return tree;
}

describe("a command of bin/ where only what running needs is installed", () => {
  const tree = prunedTree();
  const ask = (name: string) =>
    spawnSync("/bin/sh", [join(tree, "dev/cli/run.sh"), name, "here"], {
      env: { PATH: `${tree}:${dirname(process.execPath)}:/usr/bin:/bin` },
      encoding: "utf8",
    });

  test.each(["backup", "restore"])("bin/%s runs, and installs nothing", (name) => {
    const { status, stdout } = ask(name);
    expect({ status, stdout }).toEqual({ status: 0, stdout: "ran here\n" });
  });

  test("bin/test asks for what testing needs", () => {
    const { status, stdout } = ask("test");
    expect(status).toBe(1);
    expect(stdout).toContain("npm install --no-save --include=dev");
  });
});
