import { sql } from "drizzle-orm";
import { dayKeySp } from "#kit/day-key.ts";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { defaultSections, type HomeSection, BANNER_PAPERS } from "../rules/home-sections.ts";

const MOST_SECTIONS = 20;
const MOST_PICKED = 24;

/** The sections to show at `now`, in order: the configured ones, or the platform's own choice while there are none at all. */
export async function readHomeSections(now: Date): Promise<HomeSection[]> {
  const rows = await readRows<HomeSection & { isLive: boolean }>(
    db,
    {
      key: col.text`h.id::text`,
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
      size: col.int`h.size::int`,
      audience: col.oneOf(["todos", "visitantes", "clientes", "autores"])`h.audience`,
      isLive: col.bool`h.is_on and coalesce(h.starts_at <= ${now}, true) and coalesce(h.ends_at > ${now}, true)`,
      pickedIds: col.list(col.int)`array(select picked.product_id from home_section_products picked where picked.section_id = h.id
        order by picked.position, picked.product_id limit ${MOST_PICKED})`,
    },
    (row) => sql`select ${row}
    from home_sections h left join categories c on c.id = h.category_id order by h.position, h.id limit 200`,
  );
  if (rows.length === 0) return defaultSections(dayKeySp(now));
  return rows
    .filter((row) => row.isLive)
    .slice(0, MOST_SECTIONS)
    .map(({ key, kind, title, categorySlug, words, href, paper, size, audience, pickedIds }) => ({
      key,
      kind,
      title,
      categorySlug,
      words,
      href,
      paper,
      size,
      audience,
      pickedIds: pickedIds.map(Number),
    }));
}
