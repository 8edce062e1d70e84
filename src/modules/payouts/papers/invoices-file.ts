import type { Address } from "../../accounts/addresses/schema.ts";
import { licenseWords } from "../../delivery/messages.ts";
import { BOM, csvRow } from "#kit/csv.ts";
import { formatCep } from "#kit/cep.ts";
import { type Invoice, type InvoiceFilter, listInvoices } from "./queries/list-invoices.ts";
import type { Owner } from "./queries/paper-owner.ts";
import { NATURE_WORDS } from "./rules/natures.ts";

const BATCH = 500;
const HEAD = [
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
  "Comissão da Autoria",
  "Juros do parcelamento",
  "Nota emitida",
  "Emitida em",
];

/** What goes on a fiscal document: what was paid and stayed paid. */
const worthOf = ({ grossCents, returnedCents }: Invoice): number => grossCents - returnedCents;
const naturesOf = ({ items }: Invoice): string => [...new Set(items.map(({ nature }) => NATURE_WORDS[nature]))].join(" e ");
const described = ({ items }: Invoice): string =>
  items.map(({ title, license }) => `${title} (${licenseWords[license] ?? license})`).join("; ");

async function* walk(storeId: number, filter: InvoiceFilter): AsyncGenerator<Invoice> {
  for (let skip = 0; ; skip += BATCH) {
    const page = await listInvoices(storeId, filter, BATCH, skip);
    yield* page;
    if (page.length < BATCH) return;
  }
}

/** A month's sales for whoever issues the fiscal documents, as a spreadsheet in Portuguese, one line for each order. */
export async function* invoicesCsv(storeId: number, filter: InvoiceFilter): AsyncGenerator<string> {
  yield BOM + csvRow(HEAD);
  for await (const invoice of walk(storeId, filter)) {
    const { person, issued } = invoice;
    yield csvRow([
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
    ]);
  }
}

const addressCells = (address: Address | null): (string | null)[] =>
  address
    ? [address.street, address.number, address.complement, address.district, address.city, address.uf, formatCep(address.cep)]
    : [null, null, null, null, null, null, null];

/** The same as JSON for a program that issues them: amounts in centavos, instants in UTC, `tomador` null when nobody asked. */
export async function* invoicesJson(storeId: number, owner: Owner, month: string, filter: InvoiceFilter): AsyncGenerator<string> {
  const head = { mes: month, prestador: { nome: owner.name, documento: owner.document, loja: owner.store } };
  yield `${JSON.stringify(head).slice(0, -1)},"vendas":[`;
  let isFirst = true;
  for await (const invoice of walk(storeId, filter)) {
    yield `${isFirst ? "" : ","}\n${JSON.stringify(asJson(invoice))}`;
    isFirst = false;
  }
  yield "\n]}\n";
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
