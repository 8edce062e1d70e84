import { sql } from "drizzle-orm";
import type { PolicySlug } from "../../content/policies/rules/policy-paths.ts";
import { POLICIES } from "../../content/policies/texts/every-policy.ts";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";

/** A policy in force, how many texts of it were ever read, and who opened an account under this version (the terms alone). */
export type PolicyFacts = {
  slug: PolicySlug;
  title: string;
  version: string;
  since: string;
  what: string;
  texts: number;
  changedAt: Date | null;
  accepted: number | null;
};

const POLICIES_ROW = defineRow({
  policy: col.text`policy`,
  texts: col.int`count(*)::int`,
  changedMs: col.real`(extract(epoch from max(since)) * 1000)::float8`,
});

/** The policies as people read them now. */
export async function listPolicies(): Promise<PolicyFacts[]> {
  const terms = POLICIES["termos-de-uso"].changes[0].version;
  const rows = await readRows(
    db,
    POLICIES_ROW,
    sql`select ${POLICIES_ROW}
    from policy_texts group by policy`,
  );
  const accepted = await readRows(
    db,
    { count: col.int`count(*)::int` },
    (row) => sql`select ${row} from terms_acceptances where version = ${terms}`,
  );
  return Object.values(POLICIES).map(({ slug, title, changes: [{ version, since, what }] }) => {
    const saved = rows.find(({ policy }) => policy === slug);
    return {
      slug,
      title,
      version,
      since,
      what,
      texts: saved?.texts ?? 0,
      changedAt: saved ? new Date(saved.changedMs) : null,
      accepted: slug === "termos-de-uso" ? (accepted[0]?.count ?? 0) : null,
    };
  });
}
