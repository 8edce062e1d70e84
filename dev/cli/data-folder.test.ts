import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { announce, localSecrets, openDataFolder, requireNobodyRunning, withdraw } from "./data-folder.ts";

const folder = mkdtempSync(join(tmpdir(), "autoria-dados-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("os segredos são feitos uma vez, ficam, e só o dono os lê", () => {
  const first = localSecrets(folder);
  expect(first.SESSION_SECRET?.length).toBeGreaterThanOrEqual(32);
  expect(localSecrets(folder)).toEqual(first);
  expect(statSync(join(folder, "secrets.json")).mode & 0o777).toBe(0o600);
});

test("cada pasta tem os seus segredos", () => {
  const other = mkdtempSync(join(folder, "outra-"));
  expect(localSecrets(other).SESSION_SECRET).not.toBe(localSecrets(folder).SESSION_SECRET);
});

test("a pasta é feita com as de cima, e a prova de escrita não fica nela", () => {
  const deep = join(folder, "a", "b");
  openDataFolder(deep);
  expect(existsSync(deep)).toBe(true);
  expect(existsSync(join(deep, `.teste-${process.pid}`))).toBe(false);
});

test("um arquivo no lugar da pasta é dito em palavras, com a variável que resolve", () => {
  const file = join(folder, "arquivo");
  writeFileSync(file, "");
  expect(() => openDataFolder(file)).toThrow(/Não dá para gravar na pasta de dados .*arquivo.*DATA_DIR/);
});

test("o aviso de um processo que já morreu não impede o próximo", () => {
  const gone = { url: "http://localhost:3000", databaseUrl: null, sandboxUrl: null, mailUrl: null };
  announce(folder, { ...gone, pid: 2 ** 22 + 1 });
  expect(() => requireNobodyRunning(folder)).not.toThrow();
  withdraw(folder);
  expect(existsSync(join(folder, "running.json"))).toBe(false);
});
