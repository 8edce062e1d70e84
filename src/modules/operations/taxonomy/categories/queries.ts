import { sql } from "drizzle-orm";
import { PAGE_SIZES } from "#kit/list-search.ts";
import { fold } from "#kit/fold.ts";
import { firstName } from "#kit/person-name.ts";
import { db } from "#platform/db.ts";
import type { Paper } from "#kit/papers.ts";
import type { ShelvesSearch } from "../search.ts";

export type Shelf = {
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

const MOST_CATEGORIES = 500;
const MOST_CHANGES = 20;

/** The whole tree, each category after the one above it, in the order shoppers see. */
async function readShelves(): Promise<Shelf[]> {
  const { rows } = await db.execute<Shelf>(sql`
    select c.id, c.parent_id as "parentId", up.name as "parentName", c.slug, c.name, c.lead, c.paper,
      count(p.id) filter (where is_published(p))::int as "onSale", count(p.id)::int as filed,
      (select count(*)::int from categories k where k.parent_id = c.id) as children,
      array(select a.name from category_attributes ca join attributes a on a.id = ca.attribute_id
        where ca.category_id = c.id order by ca.position, a.id) as attributes
    from categories c left join categories up on up.id = c.parent_id
      left join products p on p.category_id = c.id and p.published_at is not null
    group by c.id, up.id
    order by coalesce(up.position, c.position), coalesce(up.id, c.id), up.id is not null, c.position, c.id limit ${MOST_CATEGORIES}`);
  const below = (root: Shelf, count: "onSale" | "filed") =>
    rows.reduce((sum, row) => sum + (row.id === root.id || row.parentId === root.id ? row[count] : 0), 0);
  return rows.map((row) => ({ ...row, onSale: below(row, "onSale"), filed: below(row, "filed") }));
}

/** One page of the tree, those whose name, address or the one above answers to the words. */
export async function listShelves({ busca, pagina = 1, por = PAGE_SIZES[2] }: ShelvesSearch) {
  const all = await readShelves();
  const words = fold(busca ?? "");
  const found = all.filter(({ name, slug, parentName }) => fold(`${name} ${slug} ${parentName ?? ""}`).includes(words));
  const roots = all.filter(({ parentId }) => parentId === null).map(({ id, name }) => ({ id, name }));
  return { rows: found.slice((pagina - 1) * por, pagina * por), total: found.length, roots };
}

type Change = { id: number; action: string; reason: string; by: string; atMs: number };

/** One category, the addresses it left behind, and what the platform did with it; null when there is none. */
export async function findShelf(categoryId: number) {
  const [all, old, changes] = await Promise.all([
    readShelves(),
    db.execute<{ slug: string }>(sql`
      select s.slug from category_slugs s join categories c on c.id = s.category_id
      where c.id = ${categoryId} and s.slug <> c.slug order by s.created_at desc, s.slug limit ${MOST_CHANGES}`),
    db.execute<Change>(sql`
      select a.id::int, a.action, a.reason, u.name as by, (extract(epoch from a.at) * 1000)::float8 as "atMs"
      from admin_audit a join users u on u.id = a.admin_id
      where a.target_kind = 'categoria' and a.target_id = ${String(categoryId)} and a.action <> 'ordenar-categoria'
      order by a.id desc limit ${MOST_CHANGES}`),
  ]);
  const shelf = all.find(({ id }) => id === categoryId);
  if (!shelf) return null;
  return {
    shelf,
    oldSlugs: old.rows.map(({ slug }) => slug),
    history: changes.rows.map(({ atMs, by, ...change }) => ({ ...change, by: firstName(by), at: new Date(atMs) })),
    roots: all.filter(({ parentId, id }) => parentId === null && id !== categoryId).map(({ id, name }) => ({ id, name })),
  };
}
