import { sql } from "drizzle-orm";
import { dayKeySp } from "#kit/day-key.ts";
import { wallClockSp } from "#kit/wall-clock.ts";
import type { Db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { defaultSections, BANNER_PAPERS } from "../../rules/home-sections.ts";
import type { ArrangedSection } from "../rules/arranged-section.ts";

type Row = Omit<ArrangedSection, "startsAt" | "endsAt" | "pickedIds"> & {
  startsMs: number | null;
  endsMs: number | null;
  pickedIds: number[];
};

const ROW = defineRow<Row>({
  id: col.text`h.id::text`,
  kind: col.oneOf([
    "faixa",
    "categoria",
    "gratis",
    "em_alta",
    "destaques",
    "mais_vendidos",
    "novidades",
    "promocoes",
    "busca",
    "prateleiras",
    "autor",
    "lojas",
  ])`h.kind`,
  title: col.text`h.title`,
  categorySlug: col.text.orNull`c.slug`,
  words: col.text`h.words`,
  href: col.text`h.href`,
  paper: col.oneOf(BANNER_PAPERS)`h.paper`,
  size: col.oneOf([4, 8])`h.size::int`,
  audience: col.oneOf(["todos", "visitantes", "clientes", "autores"])`h.audience`,
  isOn: col.bool`h.is_on`,
  startsMs: col.real.orNull`(extract(epoch from h.starts_at) * 1000)::float8`,
  endsMs: col.real.orNull`(extract(epoch from h.ends_at) * 1000)::float8`,
  pickedIds: col.list(col.int)`array(select picked.product_id from home_section_products picked where picked.section_id = h.id
        order by picked.position, picked.product_id)`,
});

/** What is on show, those waiting for their day included; the platform's own choice while nobody arranged anything. */
export async function readOnShow(on: Db, now: Date): Promise<ArrangedSection[]> {
  const rows = await readRows(
    on,
    ROW,
    sql`select ${ROW}
    from home_sections h left join categories c on c.id = h.category_id order by h.position, h.id limit 200`,
  );
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
    pickedIds,
  }));
}

const ARRANGED = defineRow<{ sections: ArrangedSection[] }>({
  sections: col.list(
    col.shape({
      id: col.text,
      kind: col.oneOf([
        "faixa",
        "categoria",
        "gratis",
        "em_alta",
        "destaques",
        "mais_vendidos",
        "novidades",
        "promocoes",
        "busca",
        "prateleiras",
        "autor",
        "lojas",
      ]),
      title: col.text,
      categorySlug: col.text.orNull,
      words: col.text,
      href: col.text,
      paper: col.oneOf(BANNER_PAPERS),
      size: col.oneOf([4, 8]),
      audience: col.oneOf(["todos", "visitantes", "clientes", "autores"]),
      startsAt: col.text.orNull,
      endsAt: col.text.orNull,
      isOn: col.bool,
      pickedIds: col.list(col.int),
    }),
  )`sections`,
});

/** What is being arranged, or what is on show when nothing is. */
export async function readArranged(on: Db, now: Date): Promise<ArrangedSection[]> {
  const rows = await readRows(on, ARRANGED, sql`select ${ARRANGED} from home_drafts`);
  return rows[0]?.sections ?? readOnShow(on, now);
}
