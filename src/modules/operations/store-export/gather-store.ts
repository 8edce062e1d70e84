import { Readable } from "node:stream";
import { brand } from "#kit/brand/brand.ts";
import { fold } from "#kit/fold.ts";
import { storage } from "#platform/storage/open-storage.ts";
import type { ZipMember } from "#platform/zip-stream.ts";
import { zipSize } from "#platform/zip-stream.ts";
import { couponsFile } from "#modules/coupons/export.ts";
import { reviewsFile } from "#modules/reviews/author/export.ts";
import { salesFile } from "#modules/orders/sales/export.ts";
import { readSalesSearch } from "#modules/orders/sales/search.ts";
import { statementFile } from "#modules/payouts/statement/statement-file.ts";
import { ARCHIVE_MEMBER, MOST_MEMBERS, type StoreArchive } from "./archive.ts";
import { buyersFile } from "./buyers-file.ts";
import { fitInto, onlyWith } from "./fit-into.ts";
import { gatherArchive } from "./gather-archive.ts";
import type { Material, StoredFile, TakenFile } from "./queries/own-files.ts";
import { readStore } from "./read-store.ts";

/** A ZIP of ours ends before 4 GB. */
const MOST_BYTES = 3_900_000_000;

type NamedFile = StoredFile & { member: string };
type ExportRequest = { storeId: number; copy: string; at: Date };

/**
 * Everything of a store as members of a ZIP: products, their files, coupons, reviews, sales with as much of who bought as its author
 * sees, ledger, what another market needs to make it anew, and a page that explains. `copy` names this ZIP. Pictures and files that do
 * not fit in `mostBytes` and `mostMembers` are left out and named, those that are no longer sold first.
 */
export async function gatherStore(
  request: ExportRequest,
  mostBytes = MOST_BYTES,
  mostMembers = MOST_MEMBERS,
): Promise<ZipMember[]> {
  const { at } = request;
  const read = await readStore(request.storeId);
  const { materials: products, files } = read;
  const named = nameFiles(products, files);
  const current = named.filter(({ isCurrent }) => isCurrent).map(toTaken);
  const { archive, pictures } = await gatherArchive(read, request, current);
  const tables = await writeTables(request, products);
  const readMe = (taken: number, left: string[]) => textMember("leia-me.txt", readMeWords(products.length, taken, left), at);
  const described = (of: StoreArchive) => textMember(ARCHIVE_MEMBER, `${JSON.stringify(of)}\n`, at);
  const open = (key: string) => async () => (await storage().open(key)).stream;
  const stored = named.map(({ member, sizeBytes, storageKey }) => ({ name: member, at, sizeBytes, open: open(storageKey) }));
  // What is left out makes the archive shorter and the page longer: neither is longer than here.
  const fixed = [
    readMe(
      files.length,
      [...pictures, ...stored].map(({ name }) => name),
    ),
    described(archive),
    ...tables,
  ];
  const { taken, left } = fitInto({ bytes: mostBytes - zipSize(fixed), members: mostMembers - fixed.length }, [
    ...pictures,
    ...stored,
  ]);
  const names = new Set(taken.map(({ name }) => name));
  const filesTaken = stored.filter(({ name }) => names.has(name)).length;
  return [readMe(filesTaken, left), described(onlyWith(archive, names)), ...tables, ...taken];
}

const toTaken = ({ productId, member, name, sizeBytes, sha256, licenses, stamp }: NamedFile): TakenFile => ({
  productId,
  member,
  name,
  sizeBytes,
  sha256,
  licenses,
  stamp,
});

/** Each with its place in the ZIP: a folder for each product, no two of one name. */
function nameFiles(products: readonly Material[], files: readonly StoredFile[]): NamedFile[] {
  const folders = new Map(products.map(({ id, title }) => [id, `${id}-${wordsOf(title)}`]));
  const used = new Set<string>();
  return files.map((file) => {
    const folder = `arquivos/${folders.get(file.productId) ?? file.productId}`;
    let member = `${folder}/${file.name}`;
    for (let times = 2; used.has(placeOf(member)); times++) member = `${folder}/${times}-${file.name}`;
    used.add(placeOf(member));
    return { ...file, member };
  });
}

/** What a spreadsheet or a person reads, whole in memory. */
async function writeTables({ storeId, at }: ExportRequest, products: readonly Material[]): Promise<ZipMember[]> {
  const period = { from: "", to: "", start: new Date(0), end: new Date(at.getTime() + 1), isCut: false };
  const facts = products.map((one) => one.facts);
  return [
    textMember("materiais.json", `${JSON.stringify(facts, null, 2)}\n`, at),
    textMember("cupons.csv", await whole(couponsFile(storeId, {})), at),
    textMember("avaliacoes.csv", await whole(reviewsFile(storeId, {})), at),
    textMember("clientes.csv", await whole(buyersFile(storeId)), at),
    textMember("vendas-e-clientes.csv", await whole(salesFile(storeId, readSalesSearch({ situacao: "todas" }))), at),
    textMember("livro-razao.csv", await whole(statementFile(storeId, period, { type: null, words: "" })), at),
  ];
}

/** Where a program that unpacks would put it: names that differ only in this would overwrite each other. */
const placeOf = (name: string): string => name.normalize("NFC").toLowerCase();

const wordsOf = (title: string): string =>
  fold(title)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60) || "sem-titulo";

const readMeWords = (products: number, files: number, left: string[]): string =>
  [
    `Tudo o que é da sua loja ${brand.in}.`,
    "",
    `materiais.json: ${products} materiais, com textos, preços, situação e os endereços dos links. Valores em centavos.`,
    `arquivos/: ${files} arquivos, uma pasta para cada material, como você os enviou.`,
    "imagens/: o retrato, a imagem do topo e as capas.",
    "cupons.csv e avaliacoes.csv: seus cupons e o que escreveram dos materiais, com as suas respostas.",
    "clientes.csv: quem comprou, quantas vezes e quanto: o primeiro nome e, só de quem pediu as novidades da loja por e-mail sabendo que você o veria, o e-mail.",
    "vendas-e-clientes.csv: cada venda, com quem comprou como o painel mostra (primeiro nome, e-mail mascarado) e quanto ficou para você.",
    "livro-razao.csv: cada movimento do seu dinheiro e o saldo que ele deixou, do primeiro ao último.",
    `${ARCHIVE_MEMBER}: o que outro site como este lê para montar a loja de novo: a aparência, as políticas, os materiais como rascunhos e os cupons. Nele estão o seu nome e o seu documento; de quem comprou, nada.`,
    "",
    "Os dados de quem comprou são deles: a LGPD vale para você também. Use só para atender essas pessoas.",
    ...(left.length > 0
      ? ["", "Não couberam neste ZIP (os arquivos se baixam um a um na página de cada material):", ...left]
      : []),
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
