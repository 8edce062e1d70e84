import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser } from "../../tests/factories.ts";
import { installJobs } from "./jobs.ts";
import { APPEND_ONLY, prepareServingRole } from "./serving-role.ts";

const owner = process.env.DATABASE_URL ?? "";
const role = `serve_${randomBytes(6).toString("hex")}`;
const serving = Object.assign(new URL(owner), { username: role, password: "uma-senha-de-servir" }).href;
let client: pg.Client;

const as = async (url: string, statement: string): Promise<string> => {
  const one = new pg.Client({ connectionString: url });
  await one.connect();
  try {
    await one.query(statement);
    return "done";
  } catch (error) {
    return error instanceof pg.DatabaseError ? (error.code ?? "") : String(error);
  } finally {
    await one.end();
  }
};
const DENIED = "42501";

beforeAll(async () => {
  await installJobs(owner);
  await prepareServingRole(owner, serving);
  await prepareServingRole(owner, serving);
  await createUser();
  client = new pg.Client({ connectionString: serving });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await as(owner, `drop owned by ${role}`);
  await as(owner, `drop role ${role}`);
});

describe("the role that serves", () => {
  it.each([
    "create table mine (id int)",
    "create temporary table mine (id int)",
    "create schema mine",
    "create table pgboss.mine (id int)",
    "drop table users",
    "alter table users add column mine int",
    "alter table admin_audit disable trigger admin_audit_fixed",
    "truncate users",
    "create index mine on users (name)",
    "create function mine() returns int language sql as 'select 1'",
    "drop table pgboss.job cascade",
    "insert into schema_migrations (name) values ('mine')",
    "set session_replication_role = replica",
    "select count(*) from downloads_1",
    "insert into ledger_postings_1 select * from ledger_postings_1 where false",
    "select part_table('downloads')",
    "select add_partition('downloads', 'mine', 'default')",
  ])("is refused: %s", async (statement) => {
    expect(await as(serving, statement)).toBe(DENIED);
  });

  it.each(APPEND_ONLY)("adds to %s, and neither changes nor takes away", async (table) => {
    const { rows } = await client.query<{ name: string }>(
      "select column_name as name from information_schema.columns where table_name = $1 and is_identity = 'NO' order by ordinal_position desc limit 1",
      [table],
    );
    expect(await as(serving, `update ${table} set ${rows[0]?.name} = ${rows[0]?.name}`)).toBe(DENIED);
    expect(await as(serving, `delete from ${table}`)).toBe(DENIED);
    expect(await as(serving, `insert into ${table} select * from ${table} where false`)).not.toBe(DENIED);
  });

  it("reads and writes rows everywhere else, the queue's included", async () => {
    const { rows } = await client.query<{ table: string }>(
      `select format('%I.%I', schemaname, tablename) as table from pg_tables
        where not (select relispartition from pg_class where oid = format('%I.%I', schemaname, tablename)::regclass and schemaname = 'public')
          and schemaname in ('public', 'pgboss') and tablename <> all ($1)
          and not (has_table_privilege(format('%I.%I', schemaname, tablename), 'select')
            and has_table_privilege(format('%I.%I', schemaname, tablename), 'insert')
            and has_table_privilege(format('%I.%I', schemaname, tablename), 'update')
            and has_table_privilege(format('%I.%I', schemaname, tablename), 'delete'))`,
      [[...APPEND_ONLY, "schema_migrations"]],
    );
    expect(rows).toEqual([]);
  });

  it("makes no administrator, and changes what else a person is", async () => {
    expect(await as(serving, "update users set roles = array['admin']")).toBe(DENIED);
    expect(await as(serving, "update users set roles = '{}', name = name")).toBe("done");
    expect(await as(owner, "update users set roles = array['admin']")).toBe("done");
    expect(await as(serving, "update users set roles = array['admin'], name = 'Outro Nome'")).toBe("done");
  });

  it.each(["financeiro", "moderacao", "conteudo", "suporte"])("gives nobody the role %s by itself", async (given) => {
    const person = await createUser();
    expect(await as(serving, `update users set roles = array['${given}'] where id = '${person.id}'`)).toBe(DENIED);
    expect(
      await as(serving, `insert into users (id, name, email, roles) values (new_id(), 'x', 'x@x.br', array['${given}'])`),
    ).toBe(DENIED);
  });

  it("gives a role in the name of an owner who proved a moment ago that it is them, with its line on record", async () => {
    const [chief, support, person] = [
      await createUser({ roles: ["admin"] }),
      await createUser({ roles: ["suporte"] }),
      await createUser(),
    ];
    const sessionOf = async (userId: string, provedAgo: string) => {
      const { rows } = await client.query<{ id: string }>(
        `insert into sessions (user_id, token, expires_at, stepped_up_at)
          values ($1, gen_random_uuid()::text, now() + interval '1 hour', now() - $2::interval) returning id`,
        [userId, provedAgo],
      );
      return rows[0]?.id ?? "";
    };
    const give = (giver: string, session: string) =>
      as(serving, `select give_role('${giver}', '${session}', '${person.id}', 'suporte', 'Vai ajudar.', '203.0.113', null)`);
    expect(await give(support.id, await sessionOf(support.id, "0"))).toBe(DENIED);
    expect(await give(chief.id, await sessionOf(chief.id, "6 minutes"))).toBe(DENIED);
    expect(await give(chief.id, await sessionOf(support.id, "0"))).toBe(DENIED);
    expect(await give(chief.id, await sessionOf(chief.id, "0"))).toBe("done");
    const { rows } = await client.query(
      `select u.roles, a.action, a.admin_id = $2 as "isChief" from users u join admin_audit a on a.target_id = u.id::text where u.id = $1`,
      [person.id, chief.id],
    );
    expect(rows).toEqual([{ roles: ["suporte"], action: "dar-papel", isChief: true }]);
  });

  it("asks for the next partition of a table that has them, and of no other", async () => {
    expect(await as(serving, "select make_next_partition('ledger_postings')")).toBe("done");
    expect(await as(serving, "select make_next_partition('users')")).toBe("42704");
  });

  it("hears and tells what the processes tell each other", async () => {
    await client.query("listen notice");
    const payloadReceived = new Promise<string | undefined>((resolve) =>
      client.once("notification", ({ payload }) => resolve(payload)),
    );
    await as(serving, "select pg_notify('notice', 'oi')");
    expect(await payloadReceived).toBe("oi");
  });
});

it("covers every table that the database itself keeps from being changed", async () => {
  const { rows } = await client.query<{ table: string }>(
    `select distinct coalesce(pg_partition_root(t.tgrelid), t.tgrelid)::regclass::text as table from pg_trigger t join pg_proc p on p.oid = t.tgfoid
      where p.proname like '%is_append_only'`,
  );
  expect(rows.map(({ table }) => table).filter((table) => !(APPEND_ONLY as readonly string[]).includes(table))).toEqual([]);
});

it("refuses, in words, a role that owns the tables", async () => {
  await as(owner, `create role ${role}_owner login superuser password 'x'`);
  const strong = Object.assign(new URL(owner), { username: `${role}_owner`, password: "x" }).href;
  await expect(prepareServingRole(owner, strong)).rejects.toThrow("é dono das tabelas ou superusuário");
  await as(owner, `drop owned by ${role}_owner`);
  await as(owner, `drop role ${role}_owner`);
});

it("says what to ask for when the migrating role may not make it", async () => {
  const migrating = Object.assign(new URL(owner), { username: role, password: "uma-senha-de-servir" }).href;
  const other = Object.assign(new URL(owner), { username: `${role}_other`, password: "x" }).href;
  await expect(prepareServingRole(migrating, other)).rejects.toThrow(`create role "${role}_other" login password`);
});
