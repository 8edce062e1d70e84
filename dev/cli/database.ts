import { join } from "node:path";
import pg from "pg";
import { type RunningPostgres, startPostgres } from "../embedded-postgres.ts";
import { freePort } from "./ports.ts";
import { print } from "./program.ts";

const USUAL_PORT = 54320;

/** The addresses of one database: of the role that owns it, and of the one its processes serve by. */
export type Databases = { owner: string; serving: string };

/** The embedded server of a data folder, kept up until `stop`. */
export async function openEmbedded(dataDir: string): Promise<RunningPostgres> {
  const wanted = join(dataDir, "postgres");
  const server = await startPostgres({
    dataDir: wanted,
    port: await freePort(USUAL_PORT),
    database: "autoria",
    onRestart: () => print("postgres", "tinha parado e voltou"),
  });
  if (server.folder !== wanted) {
    print("postgres", `como root, os dados ficam em ${server.folder}: a conta do servidor não alcança ${wanted}`);
  }
  return server;
}

/** The same database by the role that serves, made by the migration. */
export const servingUrl = (url: string, password: string): string =>
  Object.assign(new URL(url), { username: "autoria_serve", password }).href;

/** Throws, in words for a person, unless the database of DATABASE_URL answers. */
export async function requireDatabase(url: string): Promise<void> {
  try {
    await ask(url, "select 1");
  } catch (error) {
    const { hostname, port } = new URL(url);
    throw new Error(`O banco de DATABASE_URL (${hostname}:${port || 5432}) não respondeu.`, { cause: error });
  }
}

/**
 * Throws, in words for a person, when a market that is shown to the world has the demonstration's accounts: their password is written
 * in the documents, one of them administers, and their sales never were.
 */
export async function requireNoDemoAccounts(url: string): Promise<void> {
  const [row] = await ask<{ some: boolean }>(url, "select exists (select 1 from users where email like '%@demo.test') as some");
  if (row?.some)
    throw new Error(
      "PUBLIC_URL abre a feira ao mundo, e este banco é o da demonstração: a senha das contas @demo.test é pública. Use um banco novo, ou dê DEMO_PASSWORD para mostrar só a demonstração.",
    );
}

export async function hasNoProducts(url: string): Promise<boolean> {
  const [row] = await ask<{ some: boolean }>(url, "select exists (select 1 from products) as some");
  return row?.some === false;
}

async function ask<R extends pg.QueryResultRow>(url: string, statement: string): Promise<R[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    return (await client.query<R>(statement)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}
