import { sql } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { transact, type Tx } from "#platform/db.ts";
import { recordState } from "#platform/state-history.ts";
import { col, defineRow, readRows } from "#platform/read.ts";

const AT_A_TIME = 20;

type Copy = { productId: number; fileId: string; words: string };

const COPY = defineRow<Copy>({
  productId: col.int`p.id`,
  fileId: col.text`f.id`,
  words: col.text`'Conferência automática: o arquivo “' || f.name || '” tem '
          || case f.twin_by when 'conteudo' then 'o mesmo conteúdo' else 'as mesmas páginas' end
          || ' de um arquivo de /produto/' || tp.slug || ', de outra loja.'`,
});

/**
 * The platform itself reports what is on sale with a file of somebody else's product in it, once for each file, unless a person saw the
 * two before it was published: a person compares them and decides, as with any report. Answers how many. Two workers at once report each once.
 */
export async function reportCopies(): Promise<number> {
  const done = await transact(async (tx) => {
    const rows = await readRows(
      tx,
      COPY,
      sql`
      select ${COPY}
      from product_files f join products p on p.id = f.product_id and is_published(p)
        join product_version_files vf on vf.file_id = f.id and vf.version_id = p.current_version_id
        join product_files t on t.id = f.twin_file_id join products tp on tp.id = t.product_id and tp.store_id <> p.store_id
      where f.twin_file_id is not null and not exists (
        select 1 from reports r where r.kind = 'produto' and r.ref = p.id::text and r.reporter_key = 'conferencia:' || f.id)
        and not exists (select 1 from publication_reviews review where review.product_id = p.id and review.status = 'aprovada'
          and review.decided_at >= f.compared_at)
      order by f.created_at limit ${AT_A_TIME}`,
    );
    for (const copy of rows) await report(tx, copy);
    return ok(rows.length);
  });
  return done.value;
}

async function report(tx: Tx, { productId, fileId, words }: Copy): Promise<void> {
  const rows = await readRows(
    tx,
    { id: col.text`id` },
    (row) => sql`
    insert into reports (kind, ref, reason, words, reporter_key)
    values ('produto', ${String(productId)}, 'direitos', ${words}, ${`conferencia:${fileId}`}) on conflict do nothing returning ${row}`,
  );
  const [saved] = rows;
  if (!saved) return;
  const entry = { entity: "report", entityId: saved.id, from: null, to: "aberta" };
  await recordState(tx, { ...entry, cause: "direitos", actor: "sistema" });
}
