import { type SQL, sql } from "drizzle-orm";
import type { AgreedFor } from "#modules/pricing/commission.ts";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";

const MOST_FOUND = 8;

/** Something a rate may be agreed for, and what is agreed now. */
export type FoundTarget = { target: string; name: string; of: string | null; bps: number | null };

const FOUND = defineRow<FoundTarget>({
  target: col.text`target`,
  name: col.text`name`,
  of: col.text.orNull`"of"`,
  bps: col.int.orNull`bps`,
});

const SOUGHT: Record<AgreedFor, (like: string, slug: string) => SQL> = {
  loja: (like, slug) => sql`select 'loja.' || s.id as target, s.name, s.author_name as of, s.commission_bps as bps from stores s
    where (is_open(s) or s.status = 'suspensa') and (s.slug = ${slug} or search_fold(s.name) like search_fold(${like})
      or search_fold(s.author_name) like search_fold(${like})) order by s.slug = ${slug} desc, s.name, s.id`,
  categoria: (like, slug) => sql`select 'categoria.' || c.id as target, c.name, up.name as of, c.commission_bps as bps
    from categories c left join categories up on up.id = c.parent_id
    where c.slug = ${slug} or search_fold(c.name) like search_fold(${like}) order by c.slug = ${slug} desc, c.name, c.id`,
  material: (like, slug) => sql`select 'material.' || p.id as target, p.title as name, s.name as of, p.commission_bps as bps
    from products p join stores s on s.id = p.store_id
    where p.published_at is not null and (p.slug = ${slug} or search_fold(p.title) like search_fold(${like}))
    order by p.slug = ${slug} desc, p.published_at desc, p.id`,
};

/** Stores, categories or products by name or address, at most eight. */
export async function findTargets({ kind, busca }: { kind: AgreedFor; busca: string }): Promise<FoundTarget[]> {
  const words = busca.trim();
  if (words === "") return [];
  const slug = /(?:^|\/)(?:produto|loja)\/([a-z0-9-]+)/.exec(words)?.[1] ?? words;
  const like = `%${words.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return readRows(db, FOUND, sql`select ${FOUND} from (${SOUGHT[kind](like, slug)} limit ${MOST_FOUND}) found`);
}
