import { sql } from "drizzle-orm";
import { plainText, countLinks } from "#modules/catalog/schema/description-field.ts";
import { FILE_STATUSES, type WorkingCopy } from "#modules/catalog/schema/product-form.ts";
import { LICENSE_CODES } from "#modules/catalog/rules/licenses.ts";
import { type ProductField, publishingProblems } from "#modules/catalog/rules/publishing.ts";
import { readSellingRights } from "#modules/catalog/queries/sellable.ts";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { type Task, TASK_KINDS } from "../rules/tasks.ts";

/** Everything that waits for the author of a store, in no order. */
export async function listTasks(storeId: number): Promise<Task[]> {
  const [talk, products, drafts] = await Promise.all([listTalk(storeId), listOwnProducts(storeId), listDrafts(storeId)]);
  return [...talk, ...products, ...drafts];
}

const TALK = defineRow({
  kind: col.oneOf(TASK_KINDS)`kind`,
  count: col.int`count`,
  ref: col.text`ref`,
  label: col.text`label`,
  until: col.text.orNull`until`,
});

/** Disputes still open to the author's word, unread messages, reviews and questions nobody answered. */
async function listTalk(storeId: number): Promise<Task[]> {
  const rows = await readRows(
    db,
    TALK,
    sql`select ${TALK} from (
    (select 'contestacao' as kind, 1 as count, o.id::text as ref, o.number::text as label,
        to_char(d.words_until at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as until
      from disputes d join orders o on o.id = d.order_id
      where d.status = 'formalizado' and d.words_until > now()
        and exists (select 1 from order_items i where i.order_id = o.id and i.store_id = ${storeId} and i.paid_cents > 0)
        and not exists (select 1 from dispute_evidence e where e.dispute_id = d.id and e.store_id = ${storeId})
      order by d.words_until limit 3)
    union all (select 'mensagens', x.orders, o.id::text, o.number::text, null
      from (select count(distinct m.order_id)::int as orders, (array_agg(m.order_id order by m.created_at))[1] as oldest
        from order_messages m where m.store_id = ${storeId} and m.sender = 'comprador' and m.read_at is null) x
      join orders o on o.id = x.oldest)
    union all (select 'notas', count(*)::int, r.rating::text, '', null from reviews r
      where r.store_id = ${storeId} and r.status in ('publicada', 'denunciada') and r.reply is null and r.rating <= 2 group by r.rating)
    union all (select 'avaliacoes', case when count(*) > count(*) filter (where r.rating <= 2) then count(*)::int else 0 end, '', '', null
      from reviews r where r.store_id = ${storeId} and r.status in ('publicada', 'denunciada') and r.reply is null)
    union all (select 'perguntas', count(*)::int, '', '', null from questions q join products p on p.id = q.product_id
      where p.store_id = ${storeId} and q.status = 'publicada' and q.answer is null)) waiting`,
  );
  return rows.map(({ until, ...task }) => (until ? { ...task, until } : task));
}

const MATERIAL = defineRow({
  kind: col.oneOf(
    TASK_KINDS,
  )`case when failed then 'arquivo' when status in ('bloqueado', 'reprovado') then status else 'alteracoes' end`,
  count: col.int`1`,
  ref: col.text`id::text`,
  label: col.text`title`,
});

/** Products whose files failed, that moderation stopped, or that differ from what shoppers see. */
async function listOwnProducts(storeId: number): Promise<Task[]> {
  return readRows(
    db,
    MATERIAL,
    sql`
    select ${MATERIAL}
    from (
      select p.id, p.status, p.updated_at, coalesce(p.draft ->> 'title', p.title) as title, exists (
        select 1 from product_files f where f.product_id = p.id and f.removed_at is null and f.status in ('invalido', 'infectado')) as failed
      from products p where p.store_id = ${storeId} and p.status <> 'arquivado' and (p.draft is not null or p.status in ('bloqueado', 'reprovado')
        or exists (select 1 from product_files f where f.product_id = p.id and f.removed_at is null and f.status in ('invalido', 'infectado')))
    ) m where failed or status not in ('rascunho', 'em_revisao')
    order by failed desc, updated_at desc limit 8`,
  );
}

const DRAFT = defineRow({
  id: col.int`p.id`,
  draft: col.stored<WorkingCopy>()`p.draft`,
  files: col.list(
    col.shape({
      name: col.text,
      status: col.oneOf(FILE_STATUSES),
      sizeBytes: col.int,
      licenses: col.list(col.oneOf(LICENSE_CODES)).orNull,
    }),
  )`(
    select coalesce(json_agg(json_build_object('name', f.name, 'status', f.status, 'sizeBytes', f.size_bytes, 'licenses', f.licenses)), '[]')
    from product_files f where f.product_id = p.id and f.removed_at is null)`,
  contents: col.list(col.shape({ title: col.text, status: col.text }))`(
    select coalesce(json_agg(json_build_object('title', c.title, 'status', c.status)), '[]')
    from bundle_items b join products c on c.id = b.product_id where b.bundle_id = p.id)`,
});

const SHORT_NAMES: Record<ProductField, string> = {
  arquivos: "arquivos",
  titulo: "título",
  tipo: "tipo de material",
  descricao: "descrição",
  categoria: "categoria",
  preco: "preço",
  licencas: "licenças",
};

/** Drafts lately written, with what each lacks by the very rules that publishing checks. */
async function listDrafts(storeId: number): Promise<Task[]> {
  const [rows, { canCharge }] = await Promise.all([
    readRows(
      db,
      DRAFT,
      sql`
      select ${DRAFT} from products p
      where p.store_id = ${storeId} and p.status = 'rascunho' and p.draft is not null
        and not exists (select 1 from product_files f where f.product_id = p.id and f.removed_at is null and f.status in ('invalido', 'infectado'))
      order by p.updated_at desc limit 12`,
    ),
    readSellingRights(db, storeId),
  ]);
  return rows.map(({ id, draft, files, contents }) => {
    const problems = publishingProblems({
      ...draft,
      title: draft.title.trim(),
      kind: draft.kind.trim(),
      descriptionLength: plainText(draft.description).trim().length,
      linkCount: countLinks(draft.description),
      files,
      contents,
      canCharge,
    });
    const missing = (Object.keys(problems) as ProductField[]).map((field) => SHORT_NAMES[field]);
    return { kind: "rascunho", count: 1, ref: String(id), label: draft.title, missing };
  });
}
