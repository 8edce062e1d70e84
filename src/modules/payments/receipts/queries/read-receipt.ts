import { eq, inArray } from "drizzle-orm";
import { addressLines } from "#modules/accounts/addresses/rules.ts";
import { bankReturnWords, licenseWords, paymentWords, returnWords } from "../../../delivery/messages.ts";
import { guaranteeWords, longerThanLaw } from "../../../delivery/rules/guarantee.ts";
import { LATEST_WITHDRAWAL_RIGHT_DAYS } from "../../../delivery/rules/terms.ts";
import { findPayment } from "../../../delivery/queries/order-money.ts";
import { listRefunds } from "../../../delivery/queries/list-refunds.ts";
import { listLostDisputes } from "../../disputes/queries/list-lost.ts";
import { listDiscounts } from "../../../orders/queries/list-discounts.ts";
import { findOrder } from "../../../orders/find-order.ts";
import { readFiscal } from "../../../orders/fiscal/queries.ts";
import { fiscalDocuments } from "../../../orders/fiscal/tables.ts";
import { stores } from "../../../stores/tables.ts";
import { formatDocument, publicDocument } from "#kit/cpf-cnpj.ts";
import { formatFullDateTime } from "#kit/date-format.ts";
import { orderNumber } from "#kit/format.ts";
import { formatMoney } from "#kit/money.ts";
import { db } from "#platform/db.ts";

export type Receipt = {
  number: number;
  title: string;
  /** Label and value, in order. */
  facts: [string, string][];
  /** `isStrong`: a total. */
  lines: { label: string; detail: string; amount: string; isStrong: boolean }[];
  sellers: string[];
  notes: string[];
};

/** The receipt of a paid order in its current state, as text; null to anyone but its buyer, and while it is unpaid. */
export async function readReceipt(userId: string, orderId: string): Promise<Receipt | null> {
  const order = await findOrder(db, orderId);
  if (!order?.paidAt || order.userId !== userId) return null;
  const storeIds = [...new Set(order.items.map((item) => item.storeId))];
  const [fiscal, payment, refunds, bankReturns, sellers, documents, discounts] = await Promise.all([
    readFiscal(db, order),
    findPayment(orderId),
    listRefunds(orderId),
    listLostDisputes(orderId),
    db.select().from(stores).where(inArray(stores.id, storeIds)),
    db.select().from(fiscalDocuments).where(eq(fiscalDocuments.orderId, orderId)),
    listDiscounts(db, orderId),
  ]);
  const authorOf = (storeId: number) => sellers.find((store) => store.id === storeId)?.authorName ?? "";
  const guarantees = longerThanLaw(order.items.map((item) => ({ authorName: authorOf(item.storeId), days: item.guaranteeDays })));
  const interestCents = payment?.interestCents ?? 0;
  const paidCents = order.totalCents + interestCents;
  const returned = refunds.filter((refund) => refund.status === "feito" && refund.cause in returnWords);
  const returnedCents = [...returned, ...bankReturns].reduce((sum, refund) => sum + refund.amountCents, 0);
  const line = (label: string, cents: number, detail = "", isStrong = false) => ({
    label,
    detail,
    amount: formatMoney(cents),
    isStrong,
  });
  return {
    number: order.number,
    title: `Recibo do pedido ${orderNumber(order.number)}`,
    facts: [
      ["Pago em", `${formatFullDateTime(order.paidAt)} (horário de Brasília)`],
      ["Pagamento", paymentWords(order.paymentMethod, payment)],
      ["Em nome de", fiscal.name],
      [fiscal.document.length === 11 ? "CPF" : "CNPJ", formatDocument(fiscal.document)],
      ...(fiscal.address ? [["Endereço", addressLines(fiscal.address).join(", ")] as [string, string]] : []),
      ["E-mail", order.buyerEmail],
    ],
    lines: [
      ...order.items.map((item) =>
        line(item.title, item.priceCents, `de ${authorOf(item.storeId)}. ${licenseWords[item.license] ?? item.license}`),
      ),
      ...discounts.map(({ source, cents }) => line(source, -cents)),
      ...(interestCents > 0 ? [line("Juros do parcelamento", interestCents)] : []),
      line("Total pago", paidCents, "", true),
      ...returned.map((refund) => line(returnWords[refund.cause] ?? "", -refund.amountCents)),
      ...bankReturns.map((dispute) => line(bankReturnWords, -dispute.amountCents)),
      ...(returnedCents > 0 ? [line("Ficou em", paidCents - returnedCents, "", true)] : []),
    ],
    sellers: sellers.map(
      (store) =>
        `${store.legalName}, ${publicDocument(store.document)}, ${store.city}, ${store.uf}${invoiceOf(documents, store.id)}`,
    ),
    notes: [
      `Termos de uso aceitos na compra: versão ${order.termsVersion}.`,
      `Direito de desistir em 7 dias do pagamento ou do primeiro acesso, nunca além de ${LATEST_WITHDRAWAL_RIGHT_DAYS} dias do pagamento (Código de Defesa do Consumidor, art. 49), na página do pedido.`,
      ...(guarantees.length > 0 ? [`Garantia da loja, a partir do pagamento: ${guaranteeWords(guarantees)}`] : []),
      "Este recibo prova o pagamento. Não é nota fiscal: quem a emite é quem vendeu.",
    ],
  };
}

function invoiceOf(documents: { storeId: number; number: string }[], storeId: number): string {
  const issued = documents.find((one) => one.storeId === storeId);
  return issued ? `. Nota fiscal ${issued.number}` : "";
}
