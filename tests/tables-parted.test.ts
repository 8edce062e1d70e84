import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migrate } from "#platform/migrate.ts";
import { makeSale, writeMovements } from "./rows-to-part.ts";

/** `TEST_OLD_PG_URL` asks another server, of an older version. */
const SERVER = process.env.TEST_OLD_PG_URL ?? process.env.TEST_PG_URL ?? "";
const NAME = `test_${process.pid}_parted`;
const URL_HERE = Object.assign(new URL(SERVER), { pathname: `/${NAME}` }).href;
const TABLES = ["state_history", "downloads", "ledger_postings", "money_moves"];
const BEFORE = 2_400;
const ROWS_OF_A_PARTITION = 10_000;
/** As long as a person waits without thinking that it broke. */
const MOST_WAIT_MS = 1_500;

let client: pg.Client;
let sale: Awaited<ReturnType<typeof makeSale>>;
const opened: pg.Client[] = [];
async function connect(url = URL_HERE): Promise<pg.Client> {
  const made = new pg.Client({ connectionString: url });
  await made.connect();
  opened.push(made);
  return made;
}
const asAdmin = async (statement: string): Promise<void> => {
  const admin = new pg.Client({ connectionString: SERVER });
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
};
const ask = async <T extends object>(statement: string, values: unknown[] = []): Promise<T[]> =>
  (await client.query<T>(statement, values)).rows;
const refused = (statement: string): Promise<string> =>
  client.query(statement).then(
    () => "done",
    (error: unknown) => (error instanceof pg.DatabaseError ? `${error.code}` : String(error)),
  );

/** Every row of a kind, as one number for each table; those of downloads and of the ledger have none. */
async function digests(kind: string) {
  const found = [];
  for (const table of TABLES) {
    const which = { state_history: "to_state = $1", money_moves: "kind = $1" }[table] ?? "$1 = $1";
    const [row] = await ask<{ rows: number; sum: string }>(
      `select count(*)::int as rows, sum(hashtextextended(to_jsonb(t)::text, 0)) as sum from ${table} t where ${which}`,
      [kind],
    );
    found.push({ table, ...row });
  }
  return found;
}
/** What holds of a table, but for what its partitions have of their own. */
const shapes = () =>
  ask(
    `select c.relname, array(select format('%s %s %s', attname, format_type(atttypid, atttypmod), attnotnull) from pg_attribute where attrelid = c.oid and attnum > 0 order by attnum) as columns,
      array(select conname || ' ' || pg_get_constraintdef(oid) from pg_constraint where conrelid = c.oid and contype <> 'n' order by 1) as constraints,
      array(select replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ') from pg_index where indrelid = c.oid order by 1) as indexes,
      array(select pg_get_triggerdef(oid) from pg_trigger where tgrelid = c.oid and not tgisinternal order by 1) as triggers,
      array(select x::text from unnest(c.relacl) x order by 1) as rights
    from pg_class c where c.oid = any ($1::regclass[]) order by 1`,
    [TABLES],
  );

beforeAll(async () => {
  await asAdmin(`create database ${NAME}`);
  const files = readdirSync(join(import.meta.dirname, "../db/migrations")).sort();
  await migrate(
    URL_HERE,
    files.filter((file) => file < "0580"),
  );
  client = await connect();
  sale = await makeSale(client);
  await writeMovements(client, sale, "before", BEFORE);
  await client.query("grant select, insert on state_history, ledger_postings to public");
  await client.query("grant usage on all sequences in schema public to public");
});
afterAll(async () => {
  for (const one of opened) await one.end();
  await asAdmin(`drop database if exists ${NAME} with (force)`);
});

describe("parting the tables that grow", () => {
  it(
    "loses no row of who goes on writing, who waits a second at most, though somebody reads for longer",
    { timeout: 90_000 },
    async () => {
      const [before, shape] = [await digests("before"), await shapes()];
      const unnumbered = (rows: typeof before) =>
        rows.filter(({ table }) => table === "state_history" || table === "money_moves");
      await migrate(URL_HERE, ["0580_partitions.sql"]);
      await client.query(
        `create or replace function partition_rows() returns bigint language sql immutable as $$ select ${ROWS_OF_A_PARTITION}::bigint $$`,
      );

      // Somebody reads a long report of the books: the table is not parted before they end.
      const reader = await connect();
      await reader.query("begin; select count(*) from ledger_postings");
      const [writers, written, waits] = [[await connect(), await connect()], [0, 0], [0]];
      let isOver = false;
      const writing = writers.map(async (writer, nth) => {
        while (!isOver) {
          const began = Date.now();
          await writeMovements(writer, sale, "during");
          waits.push(Date.now() - began);
          written[nth] = (written[nth] ?? 0) + 1;
        }
      });
      const migrating = migrate(URL_HERE, ["0581_tables_parted.sql"]);
      const isAsking = async () => {
        const rows = await ask(
          "select 1 from pg_locks where relation = 'ledger_postings'::regclass and mode = 'AccessExclusiveLock' and not granted",
        );
        return rows.length > 0;
      };
      // It asks for the table, and gives up soon, so that nobody waits behind it.
      while (!(await isAsking())) await sleep(20);
      while (await isAsking()) await sleep(20);
      await reader.query("commit");
      expect(await migrating).toEqual(["0581_tables_parted.sql"]);
      isOver = true;
      await Promise.all(writing);

      const during = written.reduce((sum, one) => sum + one, 0);
      expect(during).toBeGreaterThan(10);
      expect(Math.max(...waits)).toBeLessThan(MOST_WAIT_MS);
      expect(unnumbered(await digests("before"))).toEqual(unnumbered(before));
      for (const { table, rows } of await digests("during")) {
        const all = table === "state_history" || table === "money_moves" ? during : BEFORE + during;
        expect({ table, rows }).toEqual({ table, rows: table === "ledger_postings" ? all * 2 : all });
      }
      expect(await shapes()).toEqual(shape);
      expect(await ask("select 1 from pg_class where oid = any ($1::regclass[]) and relkind = 'p'", [TABLES])).toHaveLength(4);
      const wrong = await ask(
        `select p.journal_id from ledger_postings p group by 1 having sum(amount_cents) <> 0
        union all select j.id from ledger_journals j where not exists (select 1 from money_moves m where m.journal_id = j.id and m.pending_cents = 100)`,
      );
      expect(wrong).toEqual([]);
    },
  );

  it("keeps what is refused refused, of the table and of each part of it", async () => {
    const [journal] = await ask<{ id: string }>("insert into ledger_journals (kind, ref) values ('x', 'x') returning id");
    const id = journal?.id ?? "";
    expect(await refused(`insert into ledger_postings values (${id}, 1, 100)`)).toBe("23514");
    expect(await refused("update ledger_postings set amount_cents = 1")).toBe("55000");
    expect(await refused("insert into ledger_postings values (-1, 1, 100)")).toBe("23503");
    expect(await refused("insert into downloads (entitlement_id, file_id, ip_prefix) values (new_id(), new_id(), '')")).toBe(
      "23503",
    );
    expect(await refused("truncate ledger_postings")).toBe("55000");
    const parts = await ask<{ name: string; key: string }>(
      "select i.inhrelid::regclass::text as name, t.key from parted_tables() t join pg_inherits i on i.inhparent = t.name::regclass",
    );
    expect(parts.length).toBeGreaterThanOrEqual(8);
    for (const { name, key } of parts) {
      expect([name, await refused(`insert into ${name} select * from ${name} limit 0`)]).toEqual([
        name,
        expect.stringMatching(/^(55000|428C9)$/),
      ]);
      expect([name, await refused(`update ${name} set ${key} = ${key}`)]).toEqual([name, "55000"]);
      expect([name, await refused(`delete from ${name}`)]).toEqual([name, "55000"]);
      if (name.startsWith("ledger")) expect([name, await refused(`truncate ${name}`)]).toEqual([name, "55000"]);
    }
    const open = await ask(
      "select 1 from pg_class c, aclexplode(c.relacl) x where c.oid = any ($1::regclass[]) and x.grantee <> c.relowner",
      [parts.map(({ name }) => name)],
    );
    expect(open).toEqual([]);
  });

  it("makes one partition when two ask at the same moment, and none before half of the last is given out", async () => {
    const others = [await connect(), await connect()];
    const made = () => ask<{ n: number }>("select count(*)::int as n from pg_inherits where inhparent = 'downloads'::regclass");
    const make = () => Promise.all(others.map((one) => one.query("select make_next_partition('downloads')")));
    await make();
    const before = (await made())[0]?.n ?? 0;
    await make();
    expect((await made())[0]?.n).toBe(before);
    // To where less than half of the last one is left.
    await client.query(
      "select setval('downloads_id_seq', last_value + make_next_partition('downloads') - 400) from downloads_id_seq",
    );
    await make();
    expect((await made())[0]?.n).toBe(before + 1);
  });

  it("takes rows that nobody made a place for, and makes their place afterwards", async () => {
    const later = 8 * ROWS_OF_A_PARTITION;
    for (const counter of ["downloads", "state_history", "ledger_journals"])
      await client.query(`select setval('${counter}_id_seq', last_value + ${later}) from ${counter}_id_seq`);
    const inRest = async () => {
      const counts = [];
      for (const table of TABLES) counts.push((await ask<{ n: number }>(`select count(*)::int as n from ${table}_rest`))[0]?.n);
      return counts;
    };
    const before = await inRest();
    await writeMovements(client, sale, "late", 30);
    const late = [30, 30, 60, 30].map((rows, nth) => rows + (before[nth] ?? 0));
    expect(await inRest()).toEqual(late);
    for (const table of TABLES) {
      const [row] = await ask<{ left: string }>(`select make_next_partition($1) as left`, [table]);
      expect(Number(row?.left)).toBeGreaterThanOrEqual(ROWS_OF_A_PARTITION / 2);
    }
    expect(await inRest()).toEqual([0, 0, 0, 0]);
    expect((await digests("late")).map(({ rows }) => rows)).toEqual([30, expect.any(Number), expect.any(Number), 30]);
    await writeMovements(client, sale, "later still", 5);
    expect(await inRest()).toEqual([0, 0, 0, 0]);
    expect(await refused("update ledger_postings set amount_cents = 1")).toBe("55000");
    const [unbalanced] = await ask<{ id: string }>("insert into ledger_journals (kind, ref) values ('y', 'y') returning id");
    expect(await refused(`insert into ledger_postings values (${unbalanced?.id}, 1, 100)`)).toBe("23514");
  });

  it("is asked of its partitions by their indexes", async () => {
    await client.query("set enable_seqscan = off");
    const plan = async (statement: string): Promise<string> =>
      (await ask<{ "QUERY PLAN": string }>(`explain (costs off) ${statement}`)).map((row) => row["QUERY PLAN"]).join("\n");
    const statement = await plan(
      `select * from money_moves where store_id = ${sale.storeId} order by day desc, at desc, journal_id desc limit 20`,
    );
    expect(statement).toContain("Merge Append");
    expect(statement).not.toContain("Sort\n");
    const newest = await plan(`select * from ledger_postings where account_id = 1 order by journal_id desc limit 20`);
    expect(newest).toMatch(/Append/);
    expect(newest).not.toContain("Sort\n");
    const one = await plan("select sum(amount_cents) from ledger_postings where journal_id = 5");
    expect(one).toContain("on ledger_postings_1");
    expect(one).not.toMatch(/Append|_2|rest/);
    const history = await plan("select * from state_history where entity = 'order' and entity_id = 'x' order by id");
    expect(history).toMatch(/^Append|^Merge Append/);
    expect(history).not.toContain("Seq Scan");
    const taken = await plan(`select 1 from downloads where entitlement_id = '${sale.entitlementId}' order by at, id limit 1`);
    expect(taken).not.toContain("Seq Scan");
    await client.query("reset enable_seqscan");
  });
});
