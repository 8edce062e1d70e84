import { sql } from "drizzle-orm";
import { dayKeySp } from "#kit/day-key.ts";
import { wallClockSp } from "#kit/wall-clock.ts";
import type { Db } from "#platform/db.ts";
import { defaultSections } from "../../rules/home-sections.ts";
import type { ArrangedSection } from "../rules/arranged-section.ts";

type Row = Omit<ArrangedSection, "startsAt" | "endsAt" | "pickedIds"> & {
  startsMs: number | null;
  endsMs: number | null;
  pickedIds: string[];
};

/** What is on show, those waiting for their day included; the platform's own choice while nobody arranged anything. */
export async function readOnShow(on: Db, now: Date): Promise<ArrangedSection[]> {
  const { rows } = await on.execute<Row>(sql`
    select h.id::text, h.kind, h.title, c.slug as "categorySlug", h.words, h.href, h.paper, h.size::int, h.audience, h.is_on as "isOn",
      (extract(epoch from h.starts_at) * 1000)::float8 as "startsMs", (extract(epoch from h.ends_at) * 1000)::float8 as "endsMs",
      array(select picked.product_id from home_section_products picked where picked.section_id = h.id
        order by picked.position, picked.product_id) as "pickedIds"
    from home_sections h left join categories c on c.id = h.category_id order by h.position, h.id limit 200`);
  if (rows.length === 0) {
    return defaultSections(dayKeySp(now)).map(({ key, size, ...section }) => ({
      ...section,
      id: key,
      size: size === 8 ? 8 : 4,
      startsAt: null,
      endsAt: null,
      isOn: true,
    }));
  }
  const hour = (ms: number | null) => (ms === null ? null : wallClockSp(new Date(ms)));
  return rows.map(({ startsMs, endsMs, pickedIds, ...row }) => ({
    ...row,
    startsAt: hour(startsMs),
    endsAt: hour(endsMs),
    pickedIds: pickedIds.map(Number),
  }));
}

/** What is being arranged, or what is on show when nothing is. */
export async function readArranged(on: Db, now: Date): Promise<ArrangedSection[]> {
  const { rows } = await on.execute<{ sections: ArrangedSection[] }>(sql`select sections from home_drafts`);
  return rows[0]?.sections ?? readOnShow(on, now);
}
