import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { announce, localSecrets, openDataFolder, requireNobodyRunning, withdraw } from "./data-folder.ts";

const folder = mkdtempSync(join(tmpdir(), "autoria-dados-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("secrets are made once, stay, and only their owner can read them", () => {
  const first = localSecrets(folder);
  expect(first.SESSION_SECRET?.length).toBeGreaterThanOrEqual(32);
  expect(localSecrets(folder)).toEqual(first);
  expect(statSync(join(folder, "secrets.json")).mode & 0o777).toBe(0o600);
});

test("each folder has its own secrets", () => {
  const other = mkdtempSync(join(folder, "outra-"));
  expect(localSecrets(other).SESSION_SECRET).not.toBe(localSecrets(folder).SESSION_SECRET);
});

test("the folder is made with its parents, and the write probe does not stay in it", () => {
  const deep = join(folder, "a", "b");
  openDataFolder(deep);
  expect(existsSync(deep)).toBe(true);
  expect(existsSync(join(deep, `.teste-${process.pid}`))).toBe(false);
});

test("a file in the folder's place is reported with the variable that solves it", () => {
  const file = join(folder, "arquivo");
  writeFileSync(file, "");
  expect(() => openDataFolder(file)).toThrow(/Não dá para gravar na pasta de dados .*arquivo.*DATA_DIR/);
});

test("the notice of a process that has died does not block the next one", () => {
  const gone = { url: "http://localhost:3000", databaseUrl: null, sandboxUrl: null, mailUrl: null };
  announce(folder, { ...gone, pid: 2 ** 22 + 1 });
  expect(() => requireNobodyRunning(folder)).not.toThrow();
  withdraw(folder);
  expect(existsSync(join(folder, "running.json"))).toBe(false);
});
