import { Readable } from "node:stream";
import { sql } from "drizzle-orm";
import { fold } from "#kit/fold.ts";
import { db } from "#platform/db.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { col, defineRow, readRows, type RowOf } from "#platform/read.ts";
import type { ZipMember } from "#platform/zip-stream.ts";
import { couponsFile } from "#modules/coupons/export.ts";
import { reviewsFile } from "#modules/reviews/author/export.ts";
import { ARCHIVE_MEMBER, MOST_PRODUCTS } from "./archive.ts";
import { buyersFile } from "./buyers-file.ts";
import { gatherArchive, type TakenFile } from "./gather-archive.ts";
import { salesFile } from "#modules/orders/sales/export.ts";
import { readSalesSearch } from "#modules/orders/sales/search.ts";
import { statementFile } from "#modules/payouts/statement/statement-file.ts";

/** A ZIP of ours ends before 4 GB. */
const MOST_BYTES = 3_900_000_000;

type StoredFile = {
  productId: number;
  name: string;
  sizeBytes: number;
  storageKey: string;
  sha256: string | null;
  isCurrent: boolean;
};
type Asked = { storeId: number; copy: string; at: Date };

/**
 * Everything of a store as members of a ZIP: products, their files, coupons, reviews, sales with as much of who bought as its author
 * sees, ledger, what another market needs to make it anew, and a page that explains. `copy` names this ZIP.
 */
export async function gatherStore({ storeId, copy, at }: Asked): Promise<ZipMember[]> {
  const [materials, files] = await Promise.all([listOwnProducts(storeId), listFiles(storeId)]);
  const folders = new Map(materials.map(({ id, title }) => [id, `${id}-${wordsOf(title)}`]));
  const taken: ZipMember[] = [];
  const left: string[] = [];
  const written: TakenFile[] = [];
  let bytes = 0;
  const used = new Set<string>();
  for (const file of files) {
    const folder = `arquivos/${folders.get(file.productId) ?? file.productId}`;
    let name = `${folder}/${file.name}`;
    for (let times = 2; used.has(placeOf(name)); times++) name = `${folder}/${times}-${file.name}`;
    used.add(placeOf(name));
    if (bytes + file.sizeBytes > MOST_BYTES) left.push(name);
    else {
      bytes += file.sizeBytes;
      const { productId, name: fileName, sizeBytes, sha256 } = file;
      if (file.isCurrent) written.push({ productId, member: name, name: fileName, sizeBytes, sha256 });
      taken.push({
        name,
        at,
        sizeBytes: file.sizeBytes,
        open: async () => (await storage().open(file.storageKey)).stream,
      });
    }
  }
  const { archive, pictures } = await gatherArchive({ storeId, copy, at }, written);
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
    textMember(ARCHIVE_MEMBER, `${JSON.stringify(archive)}\n`, at),
    textMember("cupons.csv", await whole(couponsFile(storeId, {})), at),
    textMember("avaliacoes.csv", await whole(reviewsFile(storeId, {})), at),
    textMember("clientes.csv", await whole(buyersFile(storeId)), at),
    textMember("vendas-e-clientes.csv", await whole(salesFile(storeId, readSalesSearch({ situacao: "todas" }))), at),
    textMember("livro-razao.csv", await whole(statementFile(storeId, period, { type: null, words: "" })), at),
    ...pictures,
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
  sha256: col.text.orNull`f.sha256`,
  isCurrent: col.bool`f.removed_at is null`,
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

/** Where a program that unpacks would put it: names that differ only in this would overwrite each other. */
const placeOf = (name: string): string => name.normalize("NFC").toLowerCase();

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
    "imagens/: o retrato, a faixa da loja e as capas.",
    "cupons.csv e avaliacoes.csv: seus cupons e o que escreveram dos materiais, com as suas respostas.",
    "clientes.csv: quem comprou, quantas vezes e quanto: o primeiro nome e, só de quem pediu as novidades da loja por e-mail sabendo que você o veria, o e-mail.",
    "vendas-e-clientes.csv: cada venda, com quem comprou como o painel mostra (primeiro nome, e-mail coberto) e quanto ficou para você.",
    "livro-razao.csv: cada movimento do seu dinheiro e o saldo que ele deixou, do primeiro ao último.",
    `${ARCHIVE_MEMBER}: o que outra Autoria lê para montar a loja de novo: a aparência, as políticas, os materiais como rascunhos e os cupons. Nele estão o seu nome e o seu documento; de quem comprou, nada.`,
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
