import { sql } from "drizzle-orm";
import { isUnnamed } from "#modules/content/rules/platform-facts.ts";
import { legalIdentity } from "#modules/shop/settings.ts";
import { OWNER } from "#kit/admin-roles.ts";
import { db } from "#platform/db.ts";
import { env } from "#platform/env.ts";
import { col, readRows } from "#platform/read.ts";
import { readSetting } from "#platform/settings.ts";
import { readBrandShown } from "../brand/queries.ts";
import { isTestKey, type OpeningFacts } from "./rules.ts";

/** How far the operator has come with opening the market. */
export async function readOpeningFacts(): Promise<OpeningFacts> {
  const [rows, identity, { isDefault }] = await Promise.all([
    readRows(
      db,
      {
        categories: col.int`(select count(*) from categories)::int`,
        hasSentEmail: col.bool`exists (select 1 from outbox_emails where status = 'enviado')`,
        owners: col.int`(select count(*) from users where ${OWNER} = any(roles))::int`,
      },
      (row) => sql`select ${row}`,
    ),
    readSetting(db, legalIdentity),
    readBrandShown(),
  ]);
  const [{ categories, hasSentEmail, owners } = { categories: 0, hasSentEmail: false, owners: 0 }] = rows;
  return {
    isDefaultBrand: isDefault,
    isUnnamed: isUnnamed(identity),
    categories,
    hasSentEmail,
    hasTestKeys: isTestKey(env.PAGARME_SECRET_KEY),
    owners,
  };
}
