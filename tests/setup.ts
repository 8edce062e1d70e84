import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, expect } from "vitest";
import { freshDatabase } from "./database.ts";

// By the architecture's own law kit, ui and rules do no I/O; what is under dev/ stands alone.
const WITHOUT_DATABASE = /^dev\/|^src\/(kit|ui)\/|\/rules[^/]*\.test\.ts$|\/rules\//;

process.env.LOG_LEVEL ??= "silent";
process.env.SESSION_SECRET ??= "segredo-so-dos-testes-com-mais-de-32-letras";
process.env.SANDBOX_PORT = String(20_000 + Math.floor(Math.random() * 12_000));

const testFile = relative(join(import.meta.dirname, ".."), expect.getState().testPath ?? "");
if (!WITHOUT_DATABASE.test(testFile)) {
  const database = await freshDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), "autoria-test-"));
  process.env.DATA_DIR = dataDir;
  afterAll(async () => {
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });
}
