import { sql } from "drizzle-orm";
import type { PolicySlug } from "../../content/policies/rules/policy.ts";
import { POLICIES } from "../../content/policies/texts/every-policy.ts";
import { db } from "#platform/db.ts";

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

/** The policies as people read them now. */
export async function listPolicies(): Promise<PolicyFacts[]> {
  const terms = POLICIES["termos-de-uso"].changes[0].version;
  const { rows } = await db.execute<{ policy: string; texts: number; changedMs: number }>(sql`
    select policy, count(*)::int as texts, (extract(epoch from max(since)) * 1000)::float8 as "changedMs"
    from policy_texts group by policy`);
  const { rows: accepted } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from terms_acceptances where version = ${terms}`,
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
