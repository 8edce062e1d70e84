import { sql } from "drizzle-orm";
import { nothing, ofTheirProducts, ofTheirStore, ofUser, type PersonalTable, value } from "./personal-table.ts";

const SALE = { basis: "contrato", until: "5 anos depois do ano da última venda" } as const;
/** Ordered by itself, or opened inside a bundle. */
const sold = (column: string) => sql`(exists (select 1 from order_items i where i.product_id = ${sql.raw(column)})
  or exists (select 1 from entitlements e where e.product_id = ${sql.raw(column)}))`;
const wasSold = sold("t.id");
const unlessSold = (column: string, otherwise: string) => () =>
  sql`case when ${wasSold} then t.${sql.raw(column)} else ${sql.raw(otherwise)} end`;

/** Of a table that names a file of a product. */
const unlessSoldFile = (column: string, otherwise: string) => () =>
  sql`case when ${sold("(select f.product_id from product_files f where f.id = t.file_id)")} then t.${sql.raw(column)}
    else ${sql.raw(otherwise)} end`;

/** What is kept of a person as an author: the products, and the spreadsheets and ZIPs of them. */
export const PRODUCT_TABLES: PersonalTable[] = [
  {
    ...SALE,
    table: "products",
    whose: ofTheirStore,
    until: "o que foi vendido fica com quem comprou; o resto sai com a conta",
    purpose: "Vender e entregar os materiais",
    erase: {
      set: {
        draft: nothing,
        title: unlessSold("title", "'Material removido'"),
        promise: unlessSold("promise", "''"),
        kind: unlessSold("kind", "''"),
        description: unlessSold("description", `'{"type":"doc","content":[]}'::jsonb`),
        tags: unlessSold("tags", "'{}'::text[]"),
        slug: ({ pseudonym }) => sql`case when ${wasSold} then t.slug else ${pseudonym} || '-' || t.id end`,
      },
      stays: "status license paper formats",
    },
    copy: {
      as: "Materiais",
      columns: {
        title: "Título",
        promise: "Promessa",
        status: "Situação",
        price_cents: "Preço (centavos)",
        tags: "Marcas",
        description: "Descrição",
        created_at: "Criado em",
        published_at: "Publicado em",
      },
    },
  },
  {
    ...SALE,
    table: "product_files",
    whose: ofTheirProducts,
    until: "o que foi vendido fica com quem comprou; o resto sai com a conta",
    purpose: "Entregar os arquivos a quem compra",
    erase: {
      set: {
        name: () => sql`case when ${sold("t.product_id")} then t.name else 'arquivo removido' end`,
      },
      stays: "status problem kind content_type sha256 storage_key stamp twin_by licenses page_sizes",
    },
    copy: {
      as: "Arquivos dos materiais",
      columns: { name: "Arquivo", size_bytes: "Bytes", status: "Situação", created_at: "Enviado em" },
    },
  },
  {
    ...SALE,
    table: "product_links",
    whose: ({ storeId }) =>
      sql`t.file_id in (select f.id from product_files f join products p on p.id = f.product_id where p.store_id = ${storeId})`,
    until: "o que foi vendido fica com quem comprou; o resto sai com a conta",
    purpose: "Levar quem compra aos links vendidos",
    erase: {
      set: {
        address: unlessSoldFile("address", "'https://removido.invalid/'"),
        host: unlessSoldFile("host", "'removido.invalid'"),
        words: unlessSoldFile("words", "''"),
      },
      stays: "check_answer",
    },
    copy: { as: "Links dos materiais", columns: { address: "Endereço", words: "Como usar" } },
  },
  {
    ...SALE,
    table: "infected_files",
    whose: ({ userId, storeId }) => sql`(t.user_id = ${userId} or t.user_id is null and t.store_id = ${storeId})`,
    until: "enquanto a loja existir; o nome do arquivo sai com a conta",
    purpose: "Proteger quem compra de arquivos infectados",
    erase: {
      set: { name: value("arquivo removido"), user_id: nothing },
      stays: "place sha256 signature",
    },
    copy: {
      as: "Arquivos que o antivírus recusou",
      columns: { name: "Arquivo", signature: "O que foi encontrado", found_at: "Quando" },
    },
  },
  {
    ...SALE,
    table: "file_previews",
    whose: ({ storeId }) =>
      sql`t.file_id in (select f.id from product_files f join products p on p.id = f.product_id where p.store_id = ${storeId})`,
    until: "até a conta ser apagada",
    purpose: "Mostrar um pedaço dos arquivos antes da compra",
    erase: "apagar",
    copy: { as: "Prévias dos arquivos", columns: { kind: "Tipo", problem: "Por que não há prévia", created_at: "Feita em" } },
  },
  {
    ...SALE,
    table: "product_pictures",
    whose: ofTheirProducts,
    until: "até a conta ser apagada",
    purpose: "Mostrar os materiais antes da compra",
    erase: "apagar",
    copy: { as: "Imagens dos materiais", columns: { product_id: "Material", alt: "Descrição" } },
  },
  {
    ...SALE,
    table: "product_publications",
    whose: ofTheirProducts,
    until: "até a conta ser apagada",
    purpose: "Ver o que mudou num material de uma publicação para outra",
    erase: "apagar",
    copy: { as: "Publicações dos materiais", columns: { facts: "O que estava à venda", at: "Desde" } },
  },
  {
    ...SALE,
    table: "product_slugs",
    whose: ({ storeId }) => sql`t.product_id in (select p.id from products p where p.store_id = ${storeId}
      and not ${sold("p.id")})`,
    purpose: "Manter de pé os endereços dos materiais",
    erase: "apagar",
    copy: { as: "Endereços dos materiais", columns: { slug: "Endereço", created_at: "Desde" } },
  },
  {
    ...SALE,
    table: "product_versions",
    whose: ofTheirProducts,
    purpose: "Dizer a quem comprou o que mudou",
    erase: {
      set: {
        note: () => sql`case when ${sold("t.product_id")} then t.note else '' end`,
      },
      stays: "licenses",
    },
    copy: { as: "Edições", columns: { number: "Edição", note: "O que mudou", created_at: "Quando" } },
  },
  {
    ...SALE,
    table: "authorship_declarations",
    whose: ofUser(),
    purpose: "Provar que você declarou poder vender o que publicou",
    erase: {
      set: {
        third_parties: () => sql`case when ${sold("t.product_id")} then t.third_parties else '' end`,
        permission: () => sql`case when ${sold("t.product_id")} then t.permission else '' end`,
      },
      stays: "terms opaque_terms opaque_files",
    },
    copy: {
      as: "Declarações de autoria",
      columns: {
        product_id: "Material",
        terms: "Texto",
        third_parties: "Fontes e imagens de terceiros",
        permission: "Por que pode vender",
        opaque_terms: "Texto dos arquivos de programa",
        opaque_files: "Arquivos de programa declarados",
        declared_at: "Quando",
      },
    },
  },
  {
    ...SALE,
    table: "publication_schedules",
    whose: ofUser(),
    until: "a hora marcada",
    purpose: "Publicar na hora que você marcou",
    erase: "apagar",
    copy: { as: "Publicações agendadas", columns: { product_id: "Material", publish_at: "Para quando" } },
  },
  {
    ...SALE,
    table: "store_takeouts",
    whose: ofTheirStore,
    until: "24 horas",
    purpose: "Entregar tudo o que é da loja a quem é dono dela",
    erase: "apagar",
    copy: { as: "Cópias da loja", columns: { status: "Situação", requested_at: "Pedida em" } },
  },
  {
    ...SALE,
    table: "material_import_rows",
    whose: ({ storeId }) => sql`t.import_id in (select id from material_imports where store_id = ${storeId})`,
    purpose: "Fazer rascunhos de uma planilha",
    erase: "apagar",
    copy: { as: "Linhas de planilhas enviadas", columns: { line: "Linha", cells: "Células", made_at: "Virou rascunho em" } },
  },
  {
    ...SALE,
    table: "material_imports",
    whose: ofTheirStore,
    purpose: "Fazer rascunhos de uma planilha",
    erase: "apagar",
    copy: { as: "Planilhas enviadas", columns: { file_name: "Arquivo", status: "Situação", created_at: "Quando" } },
  },
];
