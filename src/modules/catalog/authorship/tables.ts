import { sql } from "drizzle-orm";
import { bigint, check, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "../../accounts/tables.ts";
import { products } from "../tables.ts";

/**
 * What an author said when putting a product on sale. `terms` and `opaqueTerms` name the texts agreed to: authorship/rules.ts has the
 * words of each. `opaqueFiles`: of which files the second one speaks.
 */
export const authorshipDeclarations = pgTable(
  "authorship_declarations",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    productId: bigint("product_id", { mode: "number" })
      .notNull()
      .references(() => products.id),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    terms: text("terms").notNull(),
    thirdParties: text("third_parties").notNull().default(""),
    /** Why what another store already sells may be sold, when something of it is. */
    permission: text("permission").notNull().default(""),
    opaqueTerms: text("opaque_terms"),
    opaqueFiles: uuid("opaque_files").array().notNull().default([]),
    declaredAt: timestamp("declared_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check("authorship_declarations_opaque", sql`(${table.opaqueTerms} is null) = (${table.opaqueFiles} = '{}')`)],
);
