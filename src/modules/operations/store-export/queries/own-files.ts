import { sql } from "drizzle-orm";
import { LICENSES } from "#modules/catalog/schema/product-form.ts";
import { STAMPS } from "#modules/catalog/stamp/rules.ts";
import type { Db } from "#platform/db.ts";
import { col, defineRow, readRows, type RowOf } from "#platform/read.ts";
import type { ArchivedProduct } from "../archive.ts";

export type TakenFile = ArchivedProduct["files"][number] & { productId: number };
export type StoredFile = Omit<TakenFile, "member"> & { storageKey: string; isCurrent: boolean };

const MATERIAL = defineRow({
  id: col.int`p.id`,
  title: col.text`coalesce(nullif(p.title, ''), p.draft->>'title', '')`,
  facts: col.json`jsonb_build_object(
    'id', p.id, 'situacao', p.status, 'endereco', case when p.published_at is not null then p.slug end, 'titulo', p.title,
    'promessa', p.promise, 'tipo', p.kind, 'descricao', p.description, 'categoria', c.name, 'palavras_chave', p.tags,
    'licencas', (select jsonb_agg(jsonb_build_object('licenca', l.license, 'preco_centavos', l.price_cents)) from product_licenses l where l.product_id = p.id),
    'arquivos', (select jsonb_agg(jsonb_build_object('nome', f.name, 'licencas', f.licenses)
        || coalesce((select jsonb_build_object('link', l.address, 'como_usar', l.words) from product_links l where l.file_id = f.id), '{}') order by f.position, f.id)
      from product_files f where f.product_id = p.id and f.removed_at is null and f.status = 'limpo'),
    'por_publicar', p.draft, 'publicado_em', p.published_at, 'vendas', coalesce(st.sales, 0), 'downloads', coalesce(st.downloads, 0),
    'pacote_de', (select jsonb_agg(b.product_id order by b.position) from bundle_items b where b.bundle_id = p.id))`,
});
export type Material = RowOf<typeof MATERIAL>;

/** All that a store sells or is making, as its author reads it. */
export async function listOwnProducts(on: Db, storeId: number): Promise<Material[]> {
  return readRows(
    on,
    MATERIAL,
    sql`
    select ${MATERIAL} from products p left join categories c on c.id = p.category_id left join product_stats st on st.product_id = p.id
    where p.store_id = ${storeId} order by p.id`,
  );
}

const STORED_FILE = defineRow<StoredFile>({
  productId: col.int`f.product_id::int`,
  name: col.text`f.name`,
  sizeBytes: col.real`f.size_bytes::float8`,
  storageKey: col.text`f.storage_key`,
  sha256: col.text.orNull`f.sha256`,
  licenses: col.list(col.oneOf(LICENSES)).orNull`f.licenses`,
  stamp: col.oneOf(STAMPS)`f.stamp`,
  isCurrent: col.bool`f.removed_at is null`,
});

/** Every file of a store that was found clean: those in use first, then those that only who bought before still has. */
export async function listFiles(on: Db, storeId: number): Promise<StoredFile[]> {
  const rows = await readRows(
    on,
    STORED_FILE,
    sql`select ${STORED_FILE}
    from product_files f join products p on p.id = f.product_id
    where p.store_id = ${storeId} and f.status = 'limpo' and f.storage_key is not null order by f.removed_at is not null, p.id, f.position, f.id`,
  );
  return rows;
}
