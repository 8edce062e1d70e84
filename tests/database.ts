import { randomBytes } from "node:crypto";
import pg from "pg";

export type FreshDatabase = { url: string; drop: () => Promise<void> };

/**
 * A database of its own for one test file, copied from the template, and named in DATABASE_URL.
 * Call it before any module of the app is imported.
 */
export async function freshDatabase(): Promise<FreshDatabase> {
  const { TEST_PG_URL, TEST_TEMPLATE } = process.env;
  if (!TEST_PG_URL || !TEST_TEMPLATE) throw new Error("vitest's globalSetup tests/postgres.ts did not run");
  const name = `test_${process.pid}_${randomBytes(6).toString("hex")}`;
  await asAdmin(TEST_PG_URL, `create database ${name} template ${TEST_TEMPLATE}`);
  const url = Object.assign(new URL(TEST_PG_URL), { pathname: `/${name}` }).href;
  process.env.DATABASE_URL = url;
  return { url, drop: () => asAdmin(TEST_PG_URL, `drop database if exists ${name} with (force)`) };
}

async function asAdmin(adminUrl: string, statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}
