import { sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { csvPages } from "./csv-pages.ts";
import { type Db, db } from "./db.ts";

const COUNT = 20_500;

beforeAll(async () => {
  await db.execute(sql`create table spreadsheet_rows (id int primary key, made_at timestamptz not null)`);
  await db.execute(sql`insert into spreadsheet_rows select n, '2026-03-18T01:30:00Z' from generate_series(1, ${COUNT}::int) n`);
});

const read = async (limit: number, offset: number, on: Db) => {
  const { rows } = await on.execute<{ id: number; at: number }>(sql`
    select id, (extract(epoch from made_at) * 1000)::float8 as at from spreadsheet_rows order by id limit ${limit} offset ${offset}`);
  // Another row arrives at the top of the list after every piece.
  await db.execute(sql`insert into spreadsheet_rows select coalesce(min(id), 1) - 1, now() from spreadsheet_rows`);
  return rows;
};

it("a spreadsheet has every row of one moment once, however many, whatever arrives meanwhile", async () => {
  let text = "";
  for await (const piece of csvPages(["Linha", "Dia"], read, ({ id, at }) => [id, new Date(at)])) text += piece;
  const lines = text.trimEnd().split("\r\n");
  expect(lines.slice(0, 2)).toEqual(["\uFEFFLinha;Dia", "1;2026-03-17"]);
  expect(lines.slice(1).map((line) => Number(line.split(";")[0]))).toEqual(Array.from({ length: COUNT }, (_, at) => at + 1));
});

it("a spreadsheet that is abandoned or fails gives its connection back", async () => {
  for await (const piece of csvPages(["Linha"], read, ({ id }) => [id])) {
    expect(piece).toContain("Linha");
    break;
  }
  const broken = csvPages(
    ["Linha"],
    () => Promise.reject(new Error("no rows")),
    () => [],
  );
  await expect(broken.next()).rejects.toThrow("no rows");
  const { rows } = await db.execute(sql`
    select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`);
  expect(rows).toEqual([]);
});
