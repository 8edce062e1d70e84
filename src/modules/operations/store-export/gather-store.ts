import { Readable } from "node:stream";
import { sql } from "drizzle-orm";
import { fold } from "#kit/fold.ts";
import { db } from "#platform/db.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { col, defineRow, readRows, type RowOf } from "#platform/read.ts";
import type { ZipMember } from "#platform/zip-stream.ts";
import { salesFile } from "#modules/orders/sales/export.ts";
import { readSalesSearch } from "#modules/orders/sales/search.ts";
import { statementFile } from "#modules/payouts/statement/statement-file.ts";

/** A ZIP of ours ends before 4 GB. */
const MOST_BYTES = 3_900_000_000;
const MOST_PRODUCTS = 5_000;

type StoredFile = { productId: number; name: string; sizeBytes: number; storageKey: string };

/** Everything of a store as members of a ZIP: products, their files, sales with as much of who bought as its author sees, ledger, and a page that explains. */
export async function gatherStore(storeId: number, at: Date): Promise<ZipMember[]> {
  const [materials, files] = await Promise.all([listOwnProducts(storeId), listFiles(storeId)]);
  const folders = new Map(materials.map(({ id, title }) => [id, `${id}-${wordsOf(title)}`]));
  const taken: ZipMember[] = [];
  const left: string[] = [];
  let bytes = 0;
  const seen = new Map<string, number>();
  for (const file of files) {
    const folder = `arquivos/${folders.get(file.productId) ?? file.productId}`;
    const times = seen.get(`${folder}/${file.name}`) ?? 0;
    seen.set(`${folder}/${file.name}`, times + 1);
    const name = times === 0 ? `${folder}/${file.name}` : `${folder}/${times + 1}-${file.name}`;
    if (bytes + file.sizeBytes > MOST_BYTES) left.push(name);
    else {
      bytes += file.sizeBytes;
      taken.push({
        name,
        at,
        sizeBytes: file.sizeBytes,
        open: async () => (await storage().open(file.storageKey)).stream,
      });
    }
  }
  const period = { from: "", to: "", start: new Date(0), end: new Date(at.getTime() + 1), isCut: false };
  return [
    textMember("leia-me.txt", readMe(materials.length, taken.length, left), at),
    textMember(
      "materiais.json",
      `${JSON.stringify(
        materials.map(({ facts }) => facts),
        null,
        2,
      )}\n`,
      at,
    ),
    textMember("vendas-e-clientes.csv", await whole(salesFile(storeId, readSalesSearch({ situacao: "todas" }))), at),
    textMember("livro-razao.csv", await whole(statementFile(storeId, period, { type: null, words: "" })), at),
    ...taken,
  ];
}

const MATERIAL = defineRow({
  id: col.int`p.id`,
  title: col.text`coalesce(nullif(p.title, ''), p.draft->>'title', '')`,
  facts: col.json`jsonb_build_object(
    'id', p.id, 'situacao', p.status, 'endereco', case when p.published_at is not null then p.slug end, 'titulo', p.title,
    'promessa', p.promise, 'tipo', p.kind, 'descricao', p.description, 'categoria', c.name, 'palavras_chave', p.tags,
    'licencas', (select jsonb_agg(jsonb_build_object('licenca', l.license, 'preco_centavos', l.price_cents)) from product_licenses l where l.product_id = p.id),
    'arquivos', (select jsonb_agg(jsonb_build_object('nome', f.name, 'licencas', f.licenses) order by f.position, f.id)
      from product_files f where f.product_id = p.id and f.removed_at is null and f.status = 'limpo'),
    'por_publicar', p.draft, 'publicado_em', p.published_at, 'vendas', coalesce(st.sales, 0), 'downloads', coalesce(st.downloads, 0),
    'pacote_de', (select jsonb_agg(b.product_id order by b.position) from bundle_items b where b.bundle_id = p.id))`,
});
type Material = RowOf<typeof MATERIAL>;

async function listOwnProducts(storeId: number): Promise<Material[]> {
  return readRows(
    db,
    MATERIAL,
    sql`
    select ${MATERIAL} from products p left join categories c on c.id = p.category_id left join product_stats st on st.product_id = p.id
    where p.store_id = ${storeId} order by p.id limit ${MOST_PRODUCTS}`,
  );
}

const STORED_FILE = defineRow<StoredFile>({
  productId: col.int`f.product_id::int`,
  name: col.text`f.name`,
  sizeBytes: col.real`f.size_bytes::float8`,
  storageKey: col.text`f.storage_key`,
});

async function listFiles(storeId: number): Promise<StoredFile[]> {
  const rows = await readRows(
    db,
    STORED_FILE,
    sql`select ${STORED_FILE}
    from product_files f join products p on p.id = f.product_id
    where p.store_id = ${storeId} and f.status = 'limpo' and f.storage_key is not null order by p.id, f.position, f.id`,
  );
  return rows;
}

const wordsOf = (title: string): string =>
  fold(title)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60) || "sem-titulo";

const readMe = (materials: number, files: number, left: string[]): string =>
  [
    "Tudo o que é da sua loja na Autoria.",
    "",
    `materiais.json: ${materials} materiais, com textos, preços e situação. Valores em centavos.`,
    `arquivos/: ${files} arquivos, uma pasta para cada material, como você os enviou.`,
    "vendas-e-clientes.csv: cada venda, com quem comprou como o painel mostra (primeiro nome, e-mail coberto) e quanto ficou para você.",
    "livro-razao.csv: cada movimento do seu dinheiro e o saldo que ele deixou, do primeiro ao último.",
    "",
    "Os dados de quem comprou são deles: a LGPD vale para você também. Use só para atender essas pessoas.",
    ...(left.length > 0 ? ["", "Não couberam neste ZIP (baixe um a um na página de cada material):", ...left] : []),
    "",
  ].join("\r\n");

async function whole(pieces: AsyncIterable<string>): Promise<string> {
  let text = "";
  for await (const piece of pieces) text += piece;
  return text;
}

function textMember(name: string, text: string, at: Date): ZipMember {
  const bytes = Buffer.from(text);
  return { name, at, sizeBytes: bytes.length, open: async () => Readable.from([bytes]) };
}
