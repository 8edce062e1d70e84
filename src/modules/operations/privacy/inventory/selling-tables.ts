import { sql } from "drizzle-orm";
import { empty, noDocument, nothing, ofTheirMaterials, ofTheirStore, ofUser, type PersonalTable, value } from "./personal-table.ts";

const SALE = { basis: "contrato", until: "5 anos depois do ano da última venda" } as const;
const wasSold = sql`exists (select 1 from order_items i where i.product_id = t.id)`;
const unlessSold = (column: string, otherwise: string) => () =>
  sql`case when ${wasSold} then t.${sql.raw(column)} else ${sql.raw(otherwise)} end`;

/** What is kept of a person as an author: the store, the materials and where the money goes. */
export const SELLING_TABLES: PersonalTable[] = [
  {
    ...SALE,
    table: "stores",
    whose: ({ storeId }) => sql`t.id = ${storeId}`,
    purpose: "Manter a loja e dizer quem vende",
    erase: {
      set: {
        slug: ({ pseudonym }) => sql`${pseudonym}`,
        name: value("Loja encerrada"),
        author_name: value("Autoria removida"),
        legal_name: value("Removido"),
        document: noDocument,
        tagline: empty,
        bio: empty,
        city: empty,
        uf: empty,
        closing_words: empty,
        portrait_key: nothing,
        status: value("encerrada"),
      },
      stays: "paper",
    },
    copy: {
      as: "Loja",
      columns: {
        name: "Nome",
        slug: "Endereço",
        author_name: "Autoria",
        tagline: "Chamada",
        bio: "Sobre",
        city: "Cidade",
        uf: "UF",
        legal_name: "Nome legal",
        document: "CPF ou CNPJ",
        status: "Situação",
        created_at: "Aberta em",
      },
    },
  },
  {
    ...SALE,
    table: "store_slugs",
    whose: ({ storeId, pseudonym }) => sql`t.store_id = ${storeId} and t.slug <> ${pseudonym}`,
    purpose: "Manter de pé os endereços antigos da loja",
    erase: "apagar",
    copy: { as: "Endereços da loja", columns: { slug: "Endereço", created_at: "Desde" } },
  },
  {
    ...SALE,
    table: "store_faces",
    whose: ofTheirStore,
    purpose: "Mostrar a loja como quem vende arrumou",
    erase: "apagar",
    copy: { as: "Vitrine da loja", columns: { sections: "Seções", published_at: "Publicada em" } },
  },
  {
    ...SALE,
    table: "store_policies",
    whose: ofTheirStore,
    purpose: "Dizer a quem compra o que a loja promete",
    erase: { set: { words: () => sql`'{"suporte":"","atualizacoes":"","encomendas":""}'::jsonb` }, stays: "" },
    copy: { as: "Políticas da loja", columns: { number: "Versão", words: "Texto", published_at: "Desde" } },
  },
  {
    ...SALE,
    table: "store_news",
    whose: ofTheirStore,
    purpose: "Contar novidades a quem segue a loja",
    erase: "apagar",
    copy: { as: "Novidades da loja", columns: { title: "Título", body: "Texto", posted_at: "Publicada em" } },
  },
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
    whose: ofTheirMaterials,
    until: "o que foi vendido fica com quem comprou; o resto sai com a conta",
    purpose: "Entregar os arquivos a quem compra",
    erase: {
      set: {
        name: () =>
          sql`case when exists (select 1 from order_items i where i.product_id = t.product_id) then t.name else 'arquivo removido' end`,
      },
      stays: "status problem kind content_type sha256 storage_key stamp twin_by",
    },
    copy: {
      as: "Arquivos dos materiais",
      columns: { name: "Arquivo", size_bytes: "Bytes", status: "Situação", created_at: "Enviado em" },
    },
  },
  {
    ...SALE,
    table: "product_slugs",
    whose: ({ storeId }) => sql`t.product_id in (select p.id from products p where p.store_id = ${storeId}
      and not exists (select 1 from order_items i where i.product_id = p.id))`,
    purpose: "Manter de pé os endereços dos materiais",
    erase: "apagar",
    copy: { as: "Endereços dos materiais", columns: { slug: "Endereço", created_at: "Desde" } },
  },
  {
    ...SALE,
    table: "product_versions",
    whose: ofTheirMaterials,
    purpose: "Dizer a quem comprou o que mudou",
    erase: {
      set: {
        note: () => sql`case when exists (select 1 from order_items i where i.product_id = t.product_id) then t.note else '' end`,
      },
      stays: "",
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
        third_parties: () =>
          sql`case when exists (select 1 from order_items i where i.product_id = t.product_id) then t.third_parties else '' end`,
      },
      stays: "terms",
    },
    copy: {
      as: "Declarações de autoria",
      columns: { product_id: "Material", terms: "Texto", third_parties: "Fontes e imagens de terceiros", declared_at: "Quando" },
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
  {
    ...SALE,
    table: "reviews",
    whose: ofTheirStore,
    purpose: "Mostrar o que você respondeu às avaliações",
    erase: { set: { reply: nothing, replied_at: nothing, reply_edited_at: nothing }, stays: "" },
    copy: null,
  },
  {
    ...SALE,
    table: "questions",
    whose: ofTheirMaterials,
    purpose: "Mostrar o que você respondeu às perguntas",
    erase: { set: { answer: nothing, answered_at: nothing }, stays: "" },
    copy: null,
  },
  {
    ...SALE,
    table: "coupons",
    whose: ofTheirStore,
    purpose: "Dar desconto",
    erase: { set: { code: () => sql`'REMOVIDO-' || t.id`, status: value("encerrado") }, stays: "kind" },
    copy: {
      as: "Cupons da loja",
      columns: { code: "Código", kind: "Tipo", status: "Situação", used: "Usos", starts_at: "Começa", ends_at: "Termina" },
    },
  },
  {
    ...SALE,
    table: "promotions",
    whose: ofTheirStore,
    purpose: "Dar desconto",
    erase: {
      set: {
        name: value("Promoção"),
        ended_at: () => sql`coalesce(t.ended_at, now())`,
        closed_at: () => sql`coalesce(t.closed_at, now())`,
      },
      stays: "",
    },
    copy: { as: "Promoções da loja", columns: { name: "Nome", starts_at: "Começa", ends_at: "Termina" } },
  },
  {
    ...SALE,
    table: "dispute_evidence",
    whose: ofTheirStore,
    purpose: "Defender a venda no banco",
    erase: {
      set: {
        body: value("Removida com a conta."),
        file_name: nothing,
        content_type: nothing,
        size_bytes: nothing,
        storage_key: nothing,
      },
      stays: "",
    },
    copy: { as: "Provas em contestações", columns: { body: "Texto", file_name: "Arquivo", created_at: "Quando" } },
  },
  {
    ...SALE,
    table: "leak_searches",
    whose: ofTheirStore,
    purpose: "Saber quem procurou de que compra veio uma cópia",
    erase: { set: {}, stays: "marks" },
    copy: { as: "Buscas de vazamento", columns: { at: "Quando" } },
  },
];
