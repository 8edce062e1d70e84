import { spawn, spawnSync } from "node:child_process";
import { join } from "node:path";
import pg from "pg";
import { freePort } from "../dev/cli/ports.ts";
import { type RunningPostgres, startPostgres } from "../dev/embedded-postgres.ts";
import { DATA_DIR } from "./contenders/autoria.ts";
import { onCore } from "./load.ts";

const ROOT = join(import.meta.dirname, "..");
/** How many products each market measured has. */
export const SIZES = (process.env.BENCH_PRODUCTS ?? "10000,100000,1000000").split(",").map(Number);
const MADE = "feira pronta";

export type Market = { products: number; databaseUrl: string };

let server: RunningPostgres | undefined;

/** A market of each size, in one PostgreSQL of their own held to the servers' core; those missing are made by `npm run seed`. */
export async function openMarkets(): Promise<Market[]> {
  server ??= await startPostgres({ dataDir: join(DATA_DIR, "markets", "postgres"), port: await freePort(54_340) });
  const markets = [];
  for (const products of SIZES) markets.push(await openMarket(server.url, products));
  holdToServersCore(server.folder);
  return markets;
}

/** A migrated database with nothing in it but what its own row puts there, kept from one run to the next. */
export async function openBench(name: string): Promise<Market> {
  server ??= await startPostgres({ dataDir: join(DATA_DIR, "markets", "postgres"), port: await freePort(54_340) });
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  try {
    const found = await admin.query("select 1 from pg_database where datname = $1", [name]);
    if (found.rowCount === 0) await admin.query(`create database ${name}`);
  } finally {
    await admin.end();
  }
  const databaseUrl = Object.assign(new URL(server.url), { pathname: `/${name}` }).href;
  await run(["dev/cli/migrate.ts"], databaseUrl);
  holdToServersCore(server.folder);
  return { products: 0, databaseUrl };
}

export async function closeMarkets(): Promise<void> {
  await server?.stop();
  server = undefined;
}

async function openMarket(adminUrl: string, products: number): Promise<Market> {
  const name = `feira_${products}`;
  const databaseUrl = Object.assign(new URL(adminUrl), { pathname: `/${name}` }).href;
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    const found = await admin.query<{ made: string | null }>(
      "select shobj_description(oid, 'pg_database') as made from pg_database where datname = $1",
      [name],
    );
    if (found.rowCount === 0) await admin.query(`create database ${name}`);
    await run(["dev/cli/migrate.ts"], databaseUrl);
    if (found.rows[0]?.made !== MADE) await run(["db/seed/main.ts", "--products", String(products)], databaseUrl);
    await admin.query(`comment on database ${name} is '${MADE}'`);
  } finally {
    await admin.end();
  }
  return { products, databaseUrl };
}

/** One of the project's programs on a market's database. */
async function run(args: string[], databaseUrl: string): Promise<void> {
  const child = spawn(process.execPath, ["--import", "tsx", ...args], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: "inherit",
  });
  const code = await new Promise<number | null>((resolve) => child.once("exit", resolve));
  if (code !== 0) throw new Error(`${args.join(" ")} ended with ${code}`);
}

/** What a program prints as JSON, run on the load's core against a market. */
export async function measureIn<T>({ databaseUrl }: Market, file: string, args: string[]): Promise<T> {
  const [program = "", ...rest] = onCore(1, [process.execPath, "--import", "tsx", join(ROOT, file), ...args]);
  const child = spawn(program, rest, {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: databaseUrl, NODE_ENV: "production", ROLE: "worker", LOG_LEVEL: "error" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  if (code !== 0) throw new Error(`${file} ended with ${code}`);
  return JSON.parse(output) as T;
}

function holdToServersCore(folder: string): void {
  const pid = spawnSync("head", ["-1", join(folder, "postmaster.pid")], { encoding: "utf8" }).stdout.trim();
  const [program = "", ...args] = onCore(0, ["true"]);
  if (program === "taskset" && pid) spawnSync(program, ["-a", "-p", "-c", args[1] ?? "0", pid]);
}
