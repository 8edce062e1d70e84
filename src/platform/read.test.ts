import { sql } from "drizzle-orm";
import { describe, expect, expectTypeOf, test } from "vitest";
import { db } from "./db.ts";
import { col, defineRow, readRows, type RowOf } from "./read.ts";

const from = sql`from (values (1::bigint, 'Ana', true, '2026-01-02T03:04:05Z'::timestamptz)) t (id, name, is_new, at)`;
const PERSON = defineRow({
  id: col.int`t.id`,
  name: col.text`t.name`,
  isNew: col.bool`t.is_new`,
  at: col.time`t.at`,
  age: col.int.orNull`null::int`,
});

describe("the columns of a statement", () => {
  test("make the select list, the row type and the values", async () => {
    const rows = await readRows(db, PERSON, sql`select ${PERSON} ${from}`);
    expect(rows).toEqual([{ id: 1, name: "Ana", isNew: true, at: new Date("2026-01-02T03:04:05Z"), age: null }]);
    expectTypeOf(rows).toEqualTypeOf<{ id: number; name: string; isNew: boolean; at: Date; age: number | null }[]>();
    expectTypeOf<RowOf<typeof PERSON>>().toEqualTypeOf<(typeof rows)[number]>();
  });

  test("may hold parameters, and stand in place", async () => {
    const rows = await readRows(
      db,
      { twice: col.int`t.id * ${2}::int`, said: col.text(sql`${"oi"}::text`) },
      (row) => sql`select ${row} ${from}`,
    );
    expect(rows).toEqual([{ twice: 2, said: "oi" }]);
  });

  test("are the row types a caller names, exactly", () => {
    defineRow<{ a: number; b: string | null }>({ a: col.int`1`, b: col.text.orNull`null` });
    // @ts-expect-error a text is not a number
    defineRow<{ a: number }>({ a: col.text`1` });
    // @ts-expect-error what may be null is said
    defineRow<{ a: string }>({ a: col.text.orNull`1` });
    // @ts-expect-error and what is not is not
    defineRow<{ a: string | null }>({ a: col.text`1` });
    // @ts-expect-error a word fewer than the type has
    defineRow<{ a: "x" | "y" }>({ a: col.oneOf(["x"])`'x'` });
    // @ts-expect-error a column is lacking
    defineRow<{ a: number; b: number }>({ a: col.int`1` });
  });
});

describe("a statement that disagrees with its columns", () => {
  const failing = async (row: Parameters<typeof defineRow>[0], statement = sql`limit 0`) =>
    readRows(db, row as Record<string, ReturnType<typeof col.text>>, (list) => sql`select ${list} ${from} ${statement}`);

  test.each([
    ["a text where an integer is declared", { name: col.int`t.name` }],
    ["an integer where a text is declared", { id: col.text`t.id` }],
    ["a moment where a text is declared", { at: col.text`t.at` }],
    ["a fraction where an integer is declared", { id: col.int`t.id::float8` }],
    ["JSON where a list of integers is an array of texts", { id: col.list(col.int)`array['a']` }],
  ])("fails without a row having come: %s", async (_, row) => {
    await expect(failing(row)).rejects.toThrow(/^readRows: column "/);
  });

  test.each([
    ["a null nothing allows", { id: col.int`null::int` }],
    ["a word nobody declared", { name: col.oneOf(["Bia"])`t.name` }],
    ["an object without a key", { name: col.shape({ name: col.text })`json_build_object('nome', t.name)` }],
    [
      "an object without a key that may be null",
      { name: col.shape({ name: col.text.orNull })`json_build_object('nome', t.name)` },
    ],
    [
      "another type inside JSON",
      { name: col.list(col.shape({ id: col.text }))`json_build_array(json_build_object('id', t.id))` },
    ],
    ["a sum that is not whole", { id: col.int`1.5::numeric` }],
  ])("fails at its first row: %s", async (_, row) => {
    await expect(failing(row, sql``)).rejects.toThrow(/^readRows: /);
  });

  test("fails when it selects more than it declares", async () => {
    await expect(readRows(db, PERSON, sql`select ${PERSON}, 1 as more ${from}`)).rejects.toThrow("6 columns, 5 declared");
  });
});

test("values are read by kind, inside JSON too", async () => {
  const row = {
    sum: col.int`sum(t.id)`,
    mean: col.real`1.5::numeric`,
    born: col.day`'2026-01-31'::date`,
    tags: col.list(col.text)`array['a', 'b']`,
    ids: col.list(col.int)`array[1, 2]::bigint[]`,
    parts: col.list(
      col.shape({ id: col.int, at: col.time, note: col.text.orNull }),
    )`json_agg(json_build_object('id', t.id, 'at', t.at, 'note', null))`,
    any: col.json`'{"a": 1}'::jsonb`,
    read: col.checked({ parse: (value) => JSON.stringify(value) })`'{"a": 1}'::jsonb`,
    none: col.list(col.text).orNull`null::text[]`,
  };
  expect(await readRows(db, row, (selected) => sql`select ${selected} ${from}`)).toEqual([
    {
      sum: 1,
      mean: 1.5,
      born: "2026-01-31",
      tags: ["a", "b"],
      ids: [1, 2],
      parts: [{ id: 1, at: new Date("2026-01-02T03:04:05Z"), note: null }],
      any: { a: 1 },
      read: '{"a":1}',
      none: null,
    },
  ]);
});
