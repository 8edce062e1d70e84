import { expect, test } from "vitest";
import { readSources } from "./sources.ts";
import { uiBreaches } from "./ui-imports.ts";

const judge = (path: string, text: string) => uiBreaches([{ path, text }]);
const PAGE = "src/modules/orders/sales/ui/list/page.tsx";

test("components use doors, rules and schemas; never a verb or a query", () => {
  const sources = readSources("src/modules");
  expect(sources.filter(({ path }) => path.includes("/ui/")).length).toBeGreaterThan(800);
  expect(uiBreaches(sources)).toEqual([]);
});

test("a verb is refused in a nested folder, by a relative address and by the root's", () => {
  expect(judge(PAGE, 'import { placeOrder } from "../../place-order.ts";')).toHaveLength(1);
  expect(judge(PAGE, 'import {\n  type A,\n  listSales,\n} from "#modules/orders/sales/queries/list-sales.ts";')).toHaveLength(1);
  expect(judge(PAGE, 'export { db } from "#platform/db.ts";')).toHaveLength(1);
  expect(judge(PAGE, 'const verb = await import("../../place-order.ts");')).toHaveLength(1);
});

test("types, doors, rules, addresses and other components are taken", () => {
  expect(judge(PAGE, 'import type { Sale } from "../../queries/list-sales.ts";')).toEqual([]);
  expect(judge(PAGE, 'import { type Sale, type Person } from "../../queries/list-sales.ts";')).toEqual([]);
  expect(judge(PAGE, 'import { readSalesFn } from "../../functions.ts";\nimport { Row } from "../row.tsx";')).toEqual([]);
  expect(judge(PAGE, 'import { readSearch } from "../../search.ts";\nimport { useState } from "react";')).toEqual([]);
  expect(judge("src/modules/orders/sales/place.ts", 'import { db } from "#platform/db.ts";')).toEqual([]);
});
