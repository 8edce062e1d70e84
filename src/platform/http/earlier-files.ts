import { readdir, readFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { db } from "../db.ts";
import { log } from "../log.ts";
import { col, readRows } from "../read.ts";
import { storage } from "../storage/open-storage.ts";
import { ObjectMissing } from "../storage/storage.ts";
import { type ClientFile, clientFileAnswer, clientFileOf } from "./client-files.ts";

/**
 * A browser that opened a page before a new build still requests the scripts of its own build: they are stored this long after they are
 * replaced.
 */
const RETENTION_DAYS = 30;
/** The path of a built file, including those in the dashboard's own folder. */
const NAME = /^\/assets\/((?:painel\/)?[\w-][\w.-]{0,200}\.\w{1,8})$/;
const SLICE = 200;

const keyOf = (name: string): string => `client/${name}`;
const loaded = new LRUCache<string, ClientFile>({ max: 200 });

/** Serves a file of an earlier build, from this machine or another; null when the address is not that of a built file. */
export function answerEarlierFile(request: Request): Promise<Response> | null {
  if (request.method !== "GET" && request.method !== "HEAD") return null;
  const name = NAME.exec(new URL(request.url).pathname)?.[1];
  return name === undefined ? null : find(name).then((file) => (file ? clientFileAnswer(request, file) : missing()));
}

/** Not cached: a deployment in progress may add the file in a moment. */
const missing = (): Response =>
  new Response("Não encontrado", {
    status: 404,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });

async function find(name: string): Promise<ClientFile | null> {
  const known = loaded.get(name);
  if (known) return known;
  try {
    const { stream } = await storage().open(keyOf(name));
    const file = await clientFileOf(await buffer(stream), `/assets/${name}`);
    loaded.set(name, file);
    return file;
  } catch (error) {
    if (!(error instanceof ObjectMissing)) log.warn({ name, err: String(error) }, "an earlier build's file could not be read");
    return null;
  }
}

/**
 * Stores the files of this build where every machine can read them; those no longer in the build start their retention period. Safe to run
 * again.
 */
export async function storeClientFiles(folder: URL): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter(
    (name) => !name.endsWith(".br") && NAME.test(`/assets/${name}`),
  );
  const list = sql`${sql.param(names)}::text[]`;
  const stored = await readRows(
    db,
    { name: col.text`name` },
    (row) => sql`update client_files set replaced_at = null where name = any(${list}) returning ${row}`,
  );
  const known = new Set(stored.map(({ name }) => name));
  for (const name of names.filter((one) => !known.has(one))) {
    await storage().put(keyOf(name), await readFile(new URL(name, folder)), { contentType: "application/octet-stream" });
    await db.execute(sql`insert into client_files (name) values (${name}) on conflict (name) do update set replaced_at = null`);
  }
  await db.execute(sql`update client_files set replaced_at = now() where replaced_at is null and name <> all(${list})`);
}

/** Deletes files that no build has had for thirty days, some at each run. */
export async function dropEarlierFiles(): Promise<void> {
  const old = await readRows(
    db,
    { name: col.text`name` },
    (row) =>
      sql`select ${row} from client_files where replaced_at < now() - make_interval(days => ${RETENTION_DAYS}) limit ${SLICE}`,
  );
  for (const { name } of old) {
    await storage().delete(keyOf(name));
    await db.execute(
      sql`delete from client_files where name = ${name} and replaced_at < now() - make_interval(days => ${RETENTION_DAYS})`,
    );
  }
}
