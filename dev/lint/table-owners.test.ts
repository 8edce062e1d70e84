import { describe, expect, test } from "vitest";
import { sqlReferences } from "./sql-references.ts";
import { breaches } from "./table-owners.ts";

const TABLES = [
  { path: "src/modules/stores/tables.ts", text: 'export const stores = pgTable("stores", {});' },
  { path: "src/modules/catalog/tables.ts", text: 'export const products = pgTable(\n  "products", {});' },
  { path: "src/modules/orders/tables.ts", text: 'export const orders = pgTable("orders", {});' },
  { path: "src/platform/log.ts", text: 'export const adminAudit = pgTable("admin_audit", {});' },
];
const judge = (path: string, text: string) => breaches([...TABLES, { path, text }], ["stores", "catalog", "orders"]);

describe("the law of tables", () => {
  test("lets the session of a request be read where requests are", () => {
    expect(judge("src/platform/session.ts", "sql`select 1 from stores`")).toEqual([]);
    expect(judge("src/platform/other.ts", "sql`select 1 from stores`")).toHaveLength(1);
  });

  test.each([
    [
      "a verb reads its own and an earlier table",
      "src/modules/catalog/rank.ts",
      "sql`update products p set a = 1 from stores s`",
    ],
    ["queries read a later table", "src/modules/catalog/queries/sold.ts", "sql`select 1 from products p join orders o on true`"],
    ["queries.ts does too", "src/modules/catalog/queries.ts", "sql`select 1 from orders`"],
    ["a lock is no writing", "src/modules/orders/queries.ts", "sql`select 1 from products p for update of p`"],
    [
      "a name the statement gives is no table",
      "src/modules/catalog/rank.ts",
      "sql`with orders as (select 1) select * from orders`",
    ],
    ["a word inside a text is no table", "src/modules/catalog/rank.ts", "sql`select 'from orders' -- from orders\n`"],
    ["words outside SQL are none", "src/modules/catalog/rank.ts", "log(`delete from orders`)"],
    ["a platform's function writes a platform's table", "src/platform/audit.ts", "sql`insert into admin_audit values (1)`"],
  ])("allows: %s", (_, path, text) => {
    expect(judge(path, text)).toEqual([]);
  });

  test.each([
    ["insert into stores values (1)", "writes stores, which only stores does"],
    ["update only stores s set a = 1", "writes stores"],
    ["delete from stores where id = ${id}", "writes stores"],
    ["truncate stores", "writes stores"],
    ["merge into stores using products on true when matched then delete", "writes stores"],
    ["with gone as (delete from stores returning id) select * from gone", "writes stores"],
    ["insert into admin_audit values (1)", "writes admin_audit, which only platform does"],
    ["select 1 from orders", "reads orders of orders, a later module"],
    ["select 1 from products p, orders o", "reads orders"],
    ["insert into products select 1 from stores s left join orders o on true", "reads orders"],
    ['select 1 where exists (select 1 from "orders")', "reads orders"],
    ["delete from products using orders o where true", "reads orders"],
    ["select ${`x ${'}'} y`} from orders", "reads orders"],
  ])("refuses in a verb of the catalogue: %s", (statement, problem) => {
    expect(judge("src/modules/catalog/verb.ts", `tx.execute(sql\`${statement}\`)`)).toEqual([expect.stringContaining(problem)]);
  });

  test("refuses writing in queries, also of one's own table", () => {
    expect(judge("src/modules/catalog/queries/find.ts", "\nsql`delete from products`")).toEqual([
      "src/modules/catalog/queries/find.ts:2 writes products in queries, which only read",
    ]);
  });
});

test("SQL is read in columns, in nested templates, and where a type is given", () => {
  const source =
    "col.int`(select 1 from a)`; col.oneOf(WORDS).orNull`(select 1 from b)`; sql<number>`select ${sql`1 from c`} from d`";
  expect(sqlReferences(source).map(({ table }) => table)).toEqual(["a", "b", "d", "c"]);
});
