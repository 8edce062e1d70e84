import { sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { audit } from "#platform/audit.ts";
import type { Tx } from "#platform/db.ts";
import { invalidate } from "#platform/page-cache.ts";
import { col, readRows } from "#platform/read.ts";
import { homeSectionProducts, homeSections, homeVersions } from "../../tables.ts";
import { readOnShow } from "./queries/on-show.ts";
import { type ArrangedSection, hourOf } from "./rules/arranged-section.ts";
import { judgeSection } from "./rules/judge-section.ts";

type Show = { adminId: string; action: string; motivo: string; now: Date };

/**
 * Makes an arrangement the home page, keeps it as a version and forgets the pages made from the one before. Products that no longer
 * exist stay out. Refuses `unfinished`. Who calls holds the stamp.
 */
export async function putOnShow(
  tx: Tx,
  sections: ArrangedSection[],
  { adminId, action, motivo, now }: Show,
): Promise<Outcome<{ versionId: number }, "unfinished">> {
  const known = await readRows(tx, { id: col.int`id`, slug: col.text`slug` }, (row) => sql`select ${row} from categories`);
  const categoryIds = new Map(known.map(({ id, slug }) => [slug, id]));
  const slugs = new Set(categoryIds.keys());
  if (sections.some((section) => Object.keys(judgeSection(section, slugs)).length > 0)) return refuse("unfinished");
  await saveFirst(tx, now);
  await tx.delete(homeSections);
  for (const [position, section] of sections.entries()) await writeSection(tx, section, position, categoryIds);
  const [version] = await tx.insert(homeVersions).values({ sections, note: motivo, publishedBy: adminId }).returning();
  if (!version) throw new Error("no version");
  await audit(tx, {
    adminId,
    action,
    target: { kind: "inicial", id: String(version.id) },
    reason: motivo,
    detail: { secoes: sections.map(({ title, kind }) => `${kind}: ${title}`) },
  });
  await invalidate(tx, "home");
  return ok({ versionId: version.id });
}

/** The page as it was before anybody arranged it is a version too, so that there is always a way back. */
async function saveFirst(tx: Tx, now: Date): Promise<void> {
  const [known] = await tx.select({ id: homeVersions.id }).from(homeVersions).limit(1);
  if (known) return;
  await tx.insert(homeVersions).values({ sections: await readOnShow(tx, now), note: "Como a página era antes." });
}

async function writeSection(
  tx: Tx,
  section: ArrangedSection,
  position: number,
  categoryIds: ReadonlyMap<string, number>,
): Promise<void> {
  const { kind, title, words, href, paper, size, audience, isOn, pickedIds, categorySlug, startsAt, endsAt } = section;
  const categoryId = kind === "categoria" ? (categoryIds.get(categorySlug ?? "") ?? null) : null;
  const [row] = await tx
    .insert(homeSections)
    .values({
      position,
      kind,
      title,
      words,
      href,
      paper,
      size,
      audience,
      isOn,
      categoryId,
      startsAt: hourOf(startsAt),
      endsAt: hourOf(endsAt),
    })
    .returning({ id: homeSections.id });
  if (!row || pickedIds.length === 0) return;
  const rows = await readRows(
    tx,
    { id: col.int`id` },
    (row) => sql`select ${row} from products where id = any(${sql.param(pickedIds)}::bigint[]) for key share`,
  );
  const alive = new Set(rows.map(({ id }) => id));
  const picks = [...new Set(pickedIds)].filter((id) => alive.has(id));
  if (picks.length === 0) return;
  await tx
    .insert(homeSectionProducts)
    .values(picks.map((productId, place) => ({ sectionId: row.id, productId, position: place })));
}
