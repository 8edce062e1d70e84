import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { isOffered, withSeller } from "../../catalog/queries/sellable.ts";
import { readPlatformFacts } from "../queries.ts";
import { isUnnamed } from "../rules/platform-facts.ts";
import type { LegalIdentity } from "../schema.ts";
import { type AboutSection, aboutSections } from "./sections.ts";

export type AboutPage = {
  numbers: { stores: number; materials: number; free: number };
  sections: AboutSection[];
  identity: LegalIdentity;
};

const ABOUT = defineRow<AboutPage["numbers"]>({
  stores: col.int`count(distinct p.store_id)::int`,
  materials: col.int`count(*)::int`,
  free: col.int`count(*) filter (where p.is_free)::int`,
});

/** Who the platform is, with its numbers counted now. */
export async function readAbout(): Promise<AboutPage> {
  const policyFacts = await readPlatformFacts(db);
  const rows = await readRows(
    db,
    ABOUT,
    sql`
    select ${ABOUT}
    from products p ${withSeller} where ${isOffered}`,
  );
  const { company, cnpj, address, email } = policyFacts;
  return {
    numbers: rows[0] ?? { stores: 0, materials: 0, free: 0 },
    sections: aboutSections(policyFacts),
    identity: { company, cnpj, address, email, isNamed: !isUnnamed(policyFacts) },
  };
}
