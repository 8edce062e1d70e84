import { desc, eq } from "drizzle-orm";
import { dayKeySp } from "#kit/day-key.ts";
import { AS_READ } from "../../operations/privacy/inventory/every-table.ts";
import { db } from "#platform/db.ts";
import { readPlatformFacts } from "../queries.ts";
import { isUnnamed } from "../rules/platform-facts.ts";
import { policyTexts } from "../tables.ts";
import type { PolicySlug } from "./rules/policy-paths.ts";
import { compareTexts } from "./rules/compare-texts.ts";
import { nameTexts } from "./rules/name-texts.ts";
import { policyBody } from "./rules/policy.ts";
import type { SavedPart, PolicyPage, PolicySearch, SavedText } from "./schema.ts";
import { POLICIES } from "./texts/every-policy.ts";

const FINGERPRINT_LENGTH = 12;

/** A policy with the figures of now, every text it ever had and, of the privacy policy, what is kept of people. */
export async function readPolicy(slug: PolicySlug, { registro, com }: PolicySearch): Promise<PolicyPage | null> {
  const { title, lead, changes, write } = POLICIES[slug];
  const facts = await readPlatformFacts(db);
  const rows = await db.select().from(policyTexts).where(eq(policyTexts.policy, slug)).orderBy(desc(policyTexts.id));
  const texts = nameTexts(rows.toReversed())
    .toReversed()
    .map(({ name, sha256, since, body }) => ({
      name,
      fingerprint: sha256.slice(0, FINGERPRINT_LENGTH),
      since: since.toISOString(),
      body,
    }));
  const sections = write(facts);
  const read = texts.find(({ body }) => body === policyBody(title, sections));
  const older = texts.find(({ fingerprint }) => fingerprint === registro) ?? null;
  const other = texts.find(({ fingerprint }) => fingerprint === com) ?? null;
  if ((registro && !older) || (com && !other)) return null;
  const { company, cnpj, address, email } = facts;
  return {
    slug,
    title,
    lead,
    name: read?.name ?? changes[0].version,
    // A revision reads so since its figure changed; the words themselves, since their own day.
    since: read && read.name !== changes[0].version ? dayKeySp(new Date(read.since)) : changes[0].since,
    changes,
    sections,
    identity: { company, cnpj, address, email, isNamed: !isUnnamed(facts) },
    saved: texts.map(savedTextOf),
    parts: slug === "politica-de-privacidade" ? savedParts() : [],
    older,
    compared: older && other ? compared(older, other) : null,
    all: Object.values(POLICIES).map((one) => ({ slug: one.slug, title: one.title })),
  };
}

type Read = SavedText & { body: string };

function compared(one: Read, other: Read): PolicyPage["compared"] {
  const [before, after] = one.since <= other.since ? [one, other] : [other, one];
  return { before: savedTextOf(before), after: savedTextOf(after), rows: compareTexts(before.body, after.body) };
}

const savedTextOf = ({ name, fingerprint, since }: Read): SavedText => ({ name, fingerprint, since });

/** What is kept of people, from the very inventory that copies and erases it: a table without an entry there fails a test. */
export const savedParts = (): SavedPart[] =>
  AS_READ.flatMap(({ copy, purpose, basis, until }) => (copy ? [{ name: copy.as, purpose, basis, until }] : []));
