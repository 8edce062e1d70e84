import { execFileSync, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { lastRelease } from "./last-release.ts";
import { checkOut, requireJourneys, startOldMarket } from "./old-market.ts";

/**
 * `npm run upgrade:check [-- COMMIT]`: the release before this one goes on selling while the migrations of this tree are applied to its
 * database, then walks its own journeys on the new tables. Exits 1 when a page, a journey or the books failed.
 */
const ROOT = join(import.meta.dirname, "../..");
/** Publishing, Pix and the library; the card; withdrawing from a purchase; a guest who comes back; withdrawals; the administration. */
const ROADS = ["author-publishes", "card", "refunds", "guest-returns", "money-in-the-bank", "roles"];

const git = (...args: string[]): string => execFileSync("git", ["-C", ROOT, ...args], { encoding: "utf8" });
const run = (cwd: string, args: string[], env: Record<string, string | undefined>): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...env }, stdio: "inherit" });
    child.once("error", () => resolve(false));
    child.once("close", (code) => resolve(code === 0));
  });

const recorded = readFileSync(join(import.meta.dirname, "last-release"), "utf8");
const release = process.argv[2] ?? lastRelease(git("tag", "--list").split("\n"), recorded);
const folder = mkdtempSync(join(tmpdir(), "autoria-upgrade-"));
// The database's account has to walk in.
chmodSync(folder, 0o755);
const tree = join(folder, "release");
console.log(`versão anterior: ${git("log", "-1", "--format=%h de %ad, %s", "--date=short", release).trim()}`);
checkOut(release, tree);
const journeys = requireJourneys(tree, ROADS);
const market = await startOldMarket(tree, folder);
const failures: string[] = [];
const check = (what: string, holds: boolean): void => {
  console.log(`${holds ? "✓" : "✗"} ${what}`);
  if (!holds) failures.push(what);
};
try {
  const { owner, serving } = market.databases;
  const asked = { pages: 0, failed: 0, slowestMs: 0 };
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const began = Date.now();
      // No page kept from before: the query is one of its own.
      const answer = await fetch(`${market.url}/produtos?q=${asked.pages}`, { redirect: "manual" }).catch(() => null);
      asked.pages += 1;
      if (!answer || answer.status >= 400) asked.failed += 1;
      asked.slowestMs = Math.max(asked.slowestMs, Date.now() - began);
      await sleep(100);
    }
  })();
  const isMigrated = await run(ROOT, ["--import", "tsx", "dev/cli/migrate.ts"], {
    DATABASE_URL: serving,
    DATABASE_MIGRATE_URL: owner,
  });
  isOver = true;
  await asking;
  check("as migrações novas, com a versão anterior no ar", isMigrated);
  check(
    `${asked.pages} páginas pedidas enquanto isso, a mais lenta em ${asked.slowestMs} ms`,
    asked.pages > 0 && asked.failed === 0,
  );
  // One after another: days that pass at the bank for one of them would end the code that another waits for.
  const walked = await run(
    tree,
    [
      "node_modules/@playwright/test/cli.js",
      "test",
      "--no-deps",
      "--workers=1",
      "--project=jornadas",
      "--reporter=list",
      ...journeys,
    ],
    market.journeyEnv,
  );
  check(`as jornadas da versão anterior nas tabelas novas: ${ROADS.join(", ")}`, walked);
  for (const [name, at] of [
    ["anterior", tree],
    ["nova", ROOT],
  ] as const) {
    const books = await run(at, ["--import", "tsx", "dev/cli/ledger-check.ts"], {
      DATA_DIR: market.dataDir,
      DATABASE_URL: undefined,
    });
    check(`os livros, conferidos pela versão ${name}`, books);
  }
} finally {
  await market.stop();
}
if (failures.length === 0) rmSync(folder, { recursive: true, force: true });
else console.log(`falhou: ${failures.join("; ")}\nregistros em ${folder}`);
process.exit(failures.length === 0 ? 0 : 1);
