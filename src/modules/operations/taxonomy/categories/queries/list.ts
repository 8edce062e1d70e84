import { sql } from "drizzle-orm";
import { PAGE_SIZES } from "#kit/list-search.ts";
import { fold } from "#kit/fold.ts";
import { type Db, db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { PAPERS, type Paper } from "#kit/papers.ts";
import type { TaxonomySearch } from "../../search.ts";

export type Category = {
  id: number;
  parentId: number | null;
  parentName: string | null;
  slug: string;
  name: string;
  lead: string;
  paper: Paper;
  /** On sale now, and ever published, with what is in those below. */
  onSale: number;
  filed: number;
  children: number;
  attributes: string[];
};

const CATEGORY = defineRow<Category>({
  id: col.int`c.id`,
  parentId: col.int.orNull`c.parent_id`,
  parentName: col.text.orNull`up.name`,
  slug: col.text`c.slug`,
  name: col.text`c.name`,
  lead: col.text`c.lead`,
  paper: col.oneOf(PAPERS)`c.paper`,
  onSale: col.int`count(p.id) filter (where is_published(p))::int`,
  filed: col.int`count(p.id)::int`,
  children: col.int`(select count(*)::int from categories k where k.parent_id = c.id)`,
  attributes: col.list(col.text)`array(select a.name from category_attributes ca join attributes a on a.id = ca.attribute_id
        where ca.category_id = c.id order by ca.position, a.id)`,
});

/** The whole tree, each category after the one above it, in the order shoppers see. */
export async function readCategories(on: Db = db): Promise<Category[]> {
  const rows = await readRows(
    on,
    CATEGORY,
    sql`
    select ${CATEGORY}
    from categories c left join categories up on up.id = c.parent_id
      left join products p on p.category_id = c.id and p.published_at is not null
    group by c.id, up.id
    order by coalesce(up.position, c.position), coalesce(up.id, c.id), up.id is not null, c.position, c.id`,
  );
  const below = (root: Category, count: "onSale" | "filed") =>
    rows.reduce((sum, row) => sum + (row.id === root.id || row.parentId === root.id ? row[count] : 0), 0);
  return rows.map((row) => ({ ...row, onSale: below(row, "onSale"), filed: below(row, "filed") }));
}

/** One page of the tree, those whose name, address or the one above answers to the words. */
export async function listCategories({ busca, pagina = 1, por = PAGE_SIZES[2] }: TaxonomySearch) {
  const all = await readCategories();
  const found = all.filter(answers(busca));
  const roots = all.filter(({ parentId }) => parentId === null).map(({ id, name }) => ({ id, name }));
  return { rows: found.slice((pagina - 1) * por, pagina * por), total: found.length, roots };
}

/** All of them that answer to the words, however many, in slices for a spreadsheet. */
export const sliceCategories = async ({ busca }: TaxonomySearch, limit: number, offset: number, on: Db): Promise<Category[]> =>
  (await readCategories(on)).filter(answers(busca)).slice(offset, offset + limit);

function answers(busca: string | undefined): (category: Category) => boolean {
  const words = fold(busca ?? "");
  return ({ name, slug, parentName }) => fold(`${name} ${slug} ${parentName ?? ""}`).includes(words);
}
