import type { Address } from "../../accounts/addresses/schema.ts";
import { licenseWords } from "../../delivery/messages.ts";
import { brand } from "#kit/brand/brand.ts";
import type { Cell } from "#kit/csv.ts";
import { formatCep } from "#kit/cep.ts";
import { csvPages } from "#platform/csv-pages.ts";
import { longReading } from "#platform/long-reading.ts";
import { snapshotLines } from "#platform/snapshot-lines.ts";
import { type Invoice, type InvoiceFilter, listInvoices } from "./queries/list-invoices.ts";
import type { Owner } from "./queries/paper-owner.ts";
import { NATURE_WORDS } from "./rules/natures.ts";

const head = () => [
  "Pedido",
  "Pago em",
  "Tomador",
  "CPF ou CNPJ",
  "Logradouro",
  "Número",
  "Complemento",
  "Bairro",
  "Cidade",
  "UF",
  "CEP",
  "Natureza",
  "Discriminação",
  "Valor pago",
  "Devolvido",
  "Valor da nota",
  `Comissão ${brand.of}`,
  "Juros do parcelamento",
  "Nota emitida",
  "Emitida em",
];

/** The amount of a fiscal document: paid and not refunded, in centavos. */
const worthOf = ({ grossCents, returnedCents }: Invoice): number => grossCents - returnedCents;
const naturesOf = ({ items }: Invoice): string => [...new Set(items.map(({ nature }) => NATURE_WORDS[nature]))].join(" e ");
const described = ({ items }: Invoice): string =>
  items.map(({ title, license }) => `${title} (${licenseWords[license] ?? license})`).join("; ");

/** A month's sales as a spreadsheet in Portuguese for whoever issues the fiscal documents, one line for each order. */
export const invoicesCsv = (storeId: number, filter: InvoiceFilter): AsyncGenerator<string> =>
  csvPages(head(), (most, skip, on) => listInvoices(storeId, filter, most, skip, on), cellsOf, undefined, longReading);

function cellsOf(invoice: Invoice): Cell[] {
  const { person, issued } = invoice;
  return [
    invoice.orderNumber,
    invoice.paidAt,
    person?.name ?? "Consumidor não identificado",
    person?.document ?? null,
    ...addressCells(person?.address ?? null),
    naturesOf(invoice),
    described(invoice),
    invoice.grossCents / 100,
    invoice.returnedCents / 100,
    worthOf(invoice) / 100,
    invoice.commissionCents / 100,
    invoice.interestCents / 100,
    issued?.number ?? null,
    issued?.at ?? null,
  ];
}

const addressCells = (address: Address | null): (string | null)[] =>
  address
    ? [address.street, address.number, address.complement, address.district, address.city, address.uf, formatCep(address.cep)]
    : [null, null, null, null, null, null, null];

/** The same as JSON for a program: amounts in centavos, instants in UTC, `tomador` null when the buyer requested no document. */
export function invoicesJson(storeId: number, owner: Owner, month: string, filter: InvoiceFilter): AsyncGenerator<string> {
  const start = { mes: month, prestador: { nome: owner.name, documento: owner.document, loja: owner.store } };
  return snapshotLines({
    head: `${JSON.stringify(start).slice(0, -1)},"vendas":[`,
    read: (most, skip, on) => listInvoices(storeId, filter, most, skip, on),
    line: (invoice, index) => `${index === 0 ? "" : ","}\n${JSON.stringify(asJson(invoice))}`,
    foot: async () => "\n]}\n",
    from: longReading,
  });
}

function asJson(invoice: Invoice) {
  const { person, issued } = invoice;
  const address = person?.address;
  return {
    pedido: invoice.orderNumber,
    pago_em: invoice.paidAt.toISOString(),
    tomador: person && {
      nome: person.name,
      documento: person.document,
      endereco: address
        ? {
            logradouro: address.street,
            numero: address.number,
            complemento: address.complement,
            bairro: address.district,
            cidade: address.city,
            uf: address.uf,
            cep: address.cep,
          }
        : null,
    },
    itens: invoice.items.map(({ title, license, nature, cents }) => ({
      titulo: title,
      licenca: license,
      natureza: nature,
      valor_centavos: cents,
    })),
    valor_pago_centavos: invoice.grossCents,
    devolvido_centavos: invoice.returnedCents,
    valor_da_nota_centavos: worthOf(invoice),
    comissao_centavos: invoice.commissionCents,
    juros_centavos: invoice.interestCents,
    nota: issued && { numero: issued.number, emitida_em: issued.at.toISOString() },
  };
}
