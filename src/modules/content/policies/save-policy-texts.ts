import { createHash } from "node:crypto";
import { desc, eq, sql } from "drizzle-orm";
import { transact } from "#platform/db.ts";
import { ok, type Ok } from "#kit/outcome.ts";
import { invalidate } from "#platform/page-cache.ts";
import { readPlatformFacts } from "../queries.ts";
import { policyTexts } from "../tables.ts";
import { policyBody } from "./rules/policy.ts";
import { POLICIES } from "./texts/every-policy.ts";

/**
 * Keeps each policy as it reads now, when that is not how it read last: new words or another figure. A purchase names the version and
 * the instant; the row of that instant is what its buyer could read. Run by a clock in every worker.
 */
export function savePolicyTexts(): Promise<Ok<{ saved: number }>> {
  return transact(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('content.policy-texts'))`);
    const facts = await readPlatformFacts(tx);
    let saved = 0;
    for (const { slug, title, changes, write } of Object.values(POLICIES)) {
      const body = policyBody(title, write(facts));
      const sha256 = createHash("sha256").update(body).digest("hex");
      const [last] = await tx
        .select({ sha256: policyTexts.sha256, version: policyTexts.version })
        .from(policyTexts)
        .where(eq(policyTexts.policy, slug))
        .orderBy(desc(policyTexts.id))
        .limit(1);
      if (last?.sha256 === sha256 && last.version === changes[0].version) continue;
      await tx.insert(policyTexts).values({ policy: slug, version: changes[0].version, sha256, body });
      saved += 1;
    }
    if (saved > 0) await invalidate(tx, "policies");
    return ok({ saved });
  });
}
