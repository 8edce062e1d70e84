import { ofTheirOrders, type PersonalTable } from "./personal-table.ts";

const SALE = { basis: "obrigação legal", until: "5 anos depois do ano da compra" } as const;

/** In whose name the documents of a purchase are. */
export const FISCAL_TABLES: PersonalTable[] = [
  {
    ...SALE,
    table: "fiscal_records",
    whose: ofTheirOrders,
    purpose: "Pôr os documentos fiscais no nome certo",
    erase: "apagar",
    copy: {
      as: "Dados fiscais",
      columns: { name: "Nome", document: "CPF ou CNPJ", address: "Endereço", is_wanted: "Pediu nota", updated_at: "Mudou em" },
    },
  },
  {
    ...SALE,
    table: "fiscal_documents",
    whose: ofTheirOrders,
    purpose: "Dizer que nota foi emitida",
    erase: { set: {}, stays: "number" },
    copy: { as: "Notas emitidas", columns: { number: "Número", issued_at: "Emitida em" } },
  },
  {
    ...SALE,
    table: "fiscal_files",
    whose: ofTheirOrders,
    purpose: "Guardar a nota que foi emitida",
    erase: { set: {}, stays: "kind storage_key" },
    copy: { as: "Arquivos das notas", columns: { kind: "Tipo", created_at: "Anexado em" } },
  },
];
