import { readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { afterAll, expect } from "vitest";
import { quickFolder } from "../dev/quick-folder.ts";
import { freshDatabase } from "./database.ts";

// By the architecture's own law kit, ui and rules do no I/O; what is under dev/ stands alone.
const PURE = /^dev\/|^src\/(kit|ui)\/|\/ui\/|\/rules[^/]*\.test\.ts$|\/rules\//;
/** A file that uses neither the database nor what tests share needs none of its own: making one takes a second. */
const USES_DATABASE = /platform\/(db|storage)\b|"\.\/db\.ts"|\/tests\/|DATABASE_URL/;

process.env.LOG_LEVEL ??= "silent";
process.env.SESSION_SECRET ??= "segredo-so-dos-testes-com-mais-de-32-letras";
process.env.SANDBOX_PORT = String(20_000 + Math.floor(Math.random() * 12_000));

const testPath = expect.getState().testPath ?? "";
const testFile = relative(join(import.meta.dirname, ".."), testPath);
if (!PURE.test(testFile)) {
  const isShared = testFile.startsWith("tests/");
  const database = isShared || USES_DATABASE.test(readFileSync(testPath, "utf8")) ? await freshDatabase() : null;
  const dataDir = quickFolder("autoria-test-");
  process.env.DATA_DIR = dataDir;
  afterAll(async () => {
    await database?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });
}
