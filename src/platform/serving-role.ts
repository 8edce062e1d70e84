import pg from "pg";

/** Tables whose rows are only added: the ledger, sale reversals, the history of states and the acts of administrators. */
export const APPEND_ONLY = [
  "ledger_accounts",
  "ledger_journals",
  "ledger_postings",
  "sale_reversals",
  "state_history",
  "admin_audit",
] as const;

const LOCK = 4_812_009;

/**
 * Gives the role of `servingUrl` the rights to serve the database owned by the role of `migratingUrl`: it reads and writes rows, only adds
 * to append-only tables, and cannot create, change or drop a table. Creates the role, with the name and password of its address, when it is
 * missing and the migrating role may. Safe to run again, and needed after each migration. Throws a message in Portuguese when it cannot.
 */
export async function prepareServingRole(migratingUrl: string, servingUrl: string): Promise<void> {
  const role = decodeURIComponent(new URL(servingUrl).username);
  if (role === decodeURIComponent(new URL(migratingUrl).username)) return;
  const client = new pg.Client({ connectionString: migratingUrl });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    if (!(await answers(servingUrl))) await makeRole(client, role, decodeURIComponent(new URL(servingUrl).password));
    for (const statement of await grantsFor(client, pg.escapeIdentifier(role))) await client.query(statement);
    await refuseOwner(client, role);
  } finally {
    await client.end();
  }
}

async function makeRole(client: pg.Client, role: string, password: string): Promise<void> {
  const name = pg.escapeIdentifier(role);
  const { rowCount } = await client.query("select 1 from pg_roles where rolname = $1", [role]);
  const verb = rowCount ? "alter" : "create";
  try {
    await client.query(`${verb} role ${name} login password ${pg.escapeLiteral(password)}`);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && error.code === "42501")) throw error;
    throw new Error(
      `O papel de DATABASE_URL (${role}) não entra no banco, e o de DATABASE_MIGRATE_URL não pode criá-lo. Peça a quem administra o banco: ${verb} role ${name} login password '…';`,
      { cause: error },
    );
  }
}

async function grantsFor(client: pg.Client, role: string): Promise<string[]> {
  const { rows } = await client.query<{ database: string; version: number }>(
    "select current_database() as database, current_setting('server_version_num')::int as version",
  );
  const database = pg.escapeIdentifier(rows[0]?.database ?? "");
  // Rows are reached through the table, whose triggers and rights would not count for its partitions.
  const { rows: partitions } = await client.query<{ name: string }>(
    "select oid::regclass::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relispartition",
  );
  // The queue maintains its own indexes, which needs this right since PostgreSQL 17.
  const upkeep = (rows[0]?.version ?? 0) >= 170_000 ? ", maintain" : "";
  return [
    `grant connect on database ${database} to ${role}`,
    `revoke create, temporary on database ${database} from public, ${role}`,
    `revoke create on schema public, pgboss from public, ${role}`,
    `grant usage on schema public, pgboss to ${role}`,
    `grant select, insert, update, delete on all tables in schema public to ${role}`,
    `grant select, insert, update, delete${upkeep} on all tables in schema pgboss to ${role}`,
    `grant usage on all sequences in schema public, pgboss to ${role}`,
    `revoke update, delete on ${APPEND_ONLY.join(", ")} from ${role}`,
    ...partitions.map(({ name }) => `revoke all on ${name} from ${role}`),
    `revoke insert, update, delete on schema_migrations from ${role}`,
  ];
}

/** Refuses a role with greater rights from elsewhere (the owner, a superuser): the grants would not restrict it. */
async function refuseOwner(client: pg.Client, role: string): Promise<void> {
  const { rows } = await client.query<{ may: boolean }>(
    "select has_table_privilege($1, 'ledger_postings', 'update') or has_schema_privilege($1, 'public', 'create') as may",
    [role],
  );
  if (rows[0]?.may)
    throw new Error(
      `O papel de DATABASE_URL (${role}) é dono das tabelas ou superusuário: use um que só sirva, ou tire DATABASE_MIGRATE_URL.`,
    );
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
