import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { freePort } from "./cli/ports.ts";
import { findPostmaster } from "./embedded-postgres/postmaster.ts";
import { type RunningPostgres, startPostgres } from "./embedded-postgres.ts";

const PORT = await freePort(54_331);
let parent: string;
let server: RunningPostgres | undefined;

beforeAll(() => {
  parent = mkdtempSync(join(tmpdir(), "autoria-pg-"));
  chmodSync(parent, 0o755);
});
afterEach(async () => {
  await server?.stop();
  server = undefined;
});
afterAll(() => rmSync(parent, { recursive: true, force: true }));

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return (await client.query({ text: statement, rowMode: "array" })).rows.flat();
  } finally {
    await client.end().catch(() => undefined);
  }
}

const start = async (onRestart?: () => void) =>
  (server = await startPostgres({
    dataDir: join(parent, "pg"),
    port: PORT,
    database: "banca",
    ...(onRestart ? { onRestart } : {}),
  }));

test("the first time creates the database with checksums and Brazilian collation", async () => {
  const { url } = await start();
  await ask(url, "create table nomes (nome text)");
  await ask(url, "insert into nomes values ('zebra'), ('água'), ('Abacate'), ('ágil')");
  expect(await ask(url, "select nome from nomes order by nome")).toEqual(["Abacate", "ágil", "água", "zebra"]);
  expect(await ask(url, "select setting from pg_settings where name = 'data_checksums'")).toEqual(["on"]);
  expect(await ask(url, "select setting from pg_settings where name = 'fsync'")).toEqual(["on"]);
});

test("stopping ends the server and leaves no process file; the second time finds the data again", async () => {
  const first = await start();
  await first.stop();
  expect(existsSync(join(first.folder, "postmaster.pid"))).toBe(false);
  const { url } = await start();
  expect(await ask(url, "select count(*)::int from nomes")).toEqual([4]);
});

test.runIf(process.getuid?.() === 0)("uma pasta restaurada por root volta a servir", async () => {
  await start();
  await server?.stop();
  execFileSync("chown", ["-R", "0:0", join(parent, "pg")]);
  const { url } = await start();
  expect(await ask(url, "select 1")).toEqual([1]);
});

test("a start that finds the server up adopts it, on the port where it is", async () => {
  const { url, folder } = await start();
  const pid = findPostmaster(folder)?.pid;
  const adopted = await startPostgres({ dataDir: join(parent, "pg"), port: PORT + 1, database: "banca" });
  expect(adopted.url).toBe(url);
  expect(findPostmaster(folder)?.pid).toBe(pid);
  await adopted.stop();
});

test("two simultaneous starts in an empty folder make a single server", async () => {
  const input = { dataDir: join(parent, "dois"), port: PORT + 2 };
  const [one, other] = await Promise.all([startPostgres(input), startPostgres(input)]);
  expect(one.url).toBe(other.url);
  expect(await ask(one.url, "select 1")).toEqual([1]);
  await Promise.all([one.stop(), other.stop()]);
}, 30_000);

test("killed with kill -9, it is back on the same port with what had been committed", async () => {
  let restarts = 0;
  const { url, folder } = await start(() => (restarts += 1));
  await ask(url, "insert into nomes values ('confirmado')");
  const before = findPostmaster(folder)?.pid ?? 0;
  process.kill(before, "SIGKILL");
  await expect.poll(() => restarts, { timeout: 15_000 }).toBe(1);
  expect(await ask(url, "select count(*)::int from nomes where nome = 'confirmado'")).toEqual([1]);
  expect(findPostmaster(folder)?.pid).not.toBe(before);
}, 30_000);

test("answers only who has the password", async () => {
  const { url } = await start();
  const wrong = Object.assign(new URL(url), { password: "postgres" }).href;
  await expect(ask(wrong, "select 1")).rejects.toThrow(/password authentication failed/);
});

test("a port taken by another program is reported in words", async () => {
  const squatter = createServer().listen(PORT + 3, "127.0.0.1");
  await sleep(50);
  const input = { dataDir: join(parent, "ocupada"), port: PORT + 3 };
  await expect(startPostgres(input)).rejects.toThrow(`A porta ${PORT + 3}, do PostgreSQL, já está em uso.`);
  squatter.close();
}, 30_000);

test.runIf(process.getuid?.() === 0)(
  "as root, it serves from an ordinary account even below a closed folder",
  async () => {
    const closed = mkdtempSync(join(tmpdir(), "autoria-fechada-"));
    chmodSync(closed, 0o700);
    const hidden = await startPostgres({ dataDir: join(closed, "pg"), port: PORT + 4 });
    const pid = String(findPostmaster(hidden.folder)?.pid);
    expect(execFileSync("stat", ["-c", "%u", `/proc/${pid}`], { encoding: "utf8" }).trim()).not.toBe("0");
    expect(hidden.folder.startsWith(closed)).toBe(false);
    await hidden.stop();
    rmSync(hidden.folder, { recursive: true });
    rmSync(closed, { recursive: true });
  },
  30_000,
);
