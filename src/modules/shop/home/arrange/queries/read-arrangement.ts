import { sql } from "drizzle-orm";
import { listCategories } from "#modules/catalog/queries/categories.ts";
import { firstName } from "#kit/person-name.ts";
import { wallClockSp } from "#kit/wall-clock.ts";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { poolOf } from "../../queries/section-pool.ts";
import { asHomeSection, type ArrangedSection, holdsProducts } from "../rules/arranged-section.ts";
import { judgeSection } from "../rules/judge-section.ts";
import { type PickedProduct, warningsOf } from "../rules/warnings-of.ts";
import { readArranged } from "./on-show.ts";
import { readPicked } from "./picked-products.ts";
import { readStamp } from "./stamp.ts";

export type HomeVersion = { id: number; note: string; by: string | null; at: Date; count: number };

export type HomeArrangement = {
  stamp: string;
  sections: ArrangedSection[];
  /** When the draft was last saved, and by whom; null when everything is on show. */
  draft: { by: string; at: Date } | null;
  /** Sentences about each section that deserves one, by its id. */
  warnings: Record<string, string[]>;
  picked: PickedProduct[];
  categories: { slug: string; name: string; isRoot: boolean }[];
  versions: HomeVersion[];
  /** What a clock in São Paulo shows, "aaaa-mm-ddThh:mm". */
  hour: string;
};

const MOST_VERSIONS = 20;

/** The home page as it is arranged, with what deserves attention in it and the versions it had. */
export async function readArrangement(now: Date): Promise<HomeArrangement> {
  const [stamp, sections, tree, draft, versions] = await Promise.all([
    readStamp(db),
    readArranged(db, now),
    listCategories(),
    readDraft(),
    listVersions(),
  ]);
  const allPicked = new Set(sections.flatMap(({ pickedIds }) => pickedIds));
  const picked = await readPicked([...allPicked]);
  const idOf = (slug: string | null) => tree.find((one) => one.slug === slug)?.id ?? null;
  const found = await Promise.all(
    sections.map(async (section) => {
      if (!holdsProducts(section.kind)) return 0;
      const pool = await poolOf(asHomeSection(section), {
        categoryId: idOf(section.categorySlug),
        now,
        pickedIds: allPicked,
      });
      return pool.length;
    }),
  );
  const slugs = new Set(tree.map((one) => one.slug));
  const taken = new Set<number>();
  const warnings: Record<string, string[]> = {};
  for (const [index, section] of sections.entries()) {
    const sentences = [
      ...Object.values(judgeSection(section, slugs)),
      ...warningsOf(section, { now, found: found[index] ?? 0, picked, takenIds: new Set(taken) }),
    ];
    if (sentences.length > 0) warnings[section.id] = sentences;
    if (section.isOn) for (const id of section.pickedIds) taken.add(id);
  }
  const categories = tree.map(({ slug, name, parentId }) => ({ slug, name, isRoot: parentId === null }));
  return { stamp, sections, draft, warnings, picked, categories, versions, hour: wallClockSp(now) };
}

async function readDraft(): Promise<HomeArrangement["draft"]> {
  const rows = await readRows(
    db,
    { name: col.text`u.name`, ms: col.real`(extract(epoch from d.saved_at) * 1000)::float8` },
    (row) => sql`select ${row} from home_drafts d join users u on u.id = d.saved_by`,
  );
  const [draft] = rows;
  return draft ? { by: firstName(draft.name), at: new Date(draft.ms) } : null;
}

const VERSIONS = defineRow<Omit<HomeVersion, "at"> & { ms: number }>({
  id: col.int`v.id`,
  note: col.text`v.note`,
  by: col.text.orNull`u.name`,
  ms: col.real`(extract(epoch from v.published_at) * 1000)::float8`,
  count: col.int`jsonb_array_length(v.sections)`,
});

async function listVersions(): Promise<HomeVersion[]> {
  const rows = await readRows(
    db,
    VERSIONS,
    sql`select ${VERSIONS}
    from home_versions v left join users u on u.id = v.published_by order by v.id desc limit ${MOST_VERSIONS}`,
  );
  return rows.map(({ ms, by, ...version }) => ({ ...version, by: by && firstName(by), at: new Date(ms) }));
}
