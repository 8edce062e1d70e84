import { brCode, endToEndId } from "../br-code.ts";
import { newGatewayId, newId } from "../ids.ts";
import type { Card, Charge, Transaction } from "../objects.ts";
import { omit } from "../omit.ts";
import { boletoNumbers } from "./boleto-line.ts";
import { renderCard } from "../render.ts";
import type { Sandbox } from "../sandbox.ts";

type Base = Pick<Transaction, "amount" | "status" | "success"> & Partial<Transaction>;

function base(sandbox: Sandbox, kind: Transaction["transaction_type"], fields: Base): Transaction {
  const now = sandbox.clock.iso();
  return {
    id: newId("tran_"),
    transaction_type: kind,
    gateway_id: newGatewayId(),
    created_at: now,
    updated_at: now,
    gateway_response: { code: "200", errors: [] },
    antifraud_response: {},
    split: [],
    metadata: {},
    ...fields,
  };
}

export function pixTransaction(
  sandbox: Sandbox,
  pix: { amount: number; expiresAt: string; additional: unknown[]; split: Transaction["split"] },
): Transaction {
  const id = newId("tran_");
  const qrCode = brCode({
    location: `pix.sandbox.autoria.test/v2/${newId("", 32)}`,
    amountCents: pix.amount,
    name: "MERCADO AUTORIA",
    city: "SAO PAULO",
  });
  return base(sandbox, "pix", {
    id,
    amount: pix.amount,
    status: "waiting_payment",
    success: true,
    split: pix.split,
    qr_code: qrCode,
    qr_code_url: `${sandbox.url}/core/v5/transactions/${id}/qrcode?payment_method=pix`,
    expires_at: pix.expiresAt,
    additional_information: pix.additional,
  });
}

/** The transaction of a Pix that was paid: a new one, as in the real API. */
export function paidPixTransaction(sandbox: Sandbox, charge: Charge, paidAmount: number, status: string): Transaction {
  const issued = charge.transactions[0];
  return base(sandbox, "pix", {
    amount: paidAmount,
    status,
    success: true,
    split: charge.split,
    gateway_response: {},
    qr_code: issued?.qr_code,
    qr_code_url: issued?.qr_code_url,
    expires_at: issued?.expires_at,
    end_to_end_id: endToEndId(sandbox.clock.now()),
    pix_provider_tid: newGatewayId(),
    payer: {
      name: "Pagador de Teste",
      document: "***456789**",
      document_type: "CPF",
      bank_account: { bank_name: "Banco de Teste", ispb: "16501555" },
    },
  });
}

export function boletoTransaction(
  sandbox: Sandbox,
  boleto: { amount: number; dueAt: number; instructions: string; documentNumber: string; split: Transaction["split"] },
): Transaction {
  const id = newId("tran_");
  const { line, barcode } = boletoNumbers(boleto.dueAt, boleto.amount, newGatewayId());
  const paper = `${sandbox.url}/core/v5/transactions/${id}`;
  return base(sandbox, "boleto", {
    id,
    amount: boleto.amount,
    status: "generated",
    success: true,
    split: boleto.split,
    url: paper,
    pdf: `${paper}/pdf`,
    line,
    barcode: `${paper}/barcode`,
    qr_code: null,
    nosso_numero: barcode.slice(-11),
    document_number: boleto.documentNumber,
    bank: barcode.slice(0, 3),
    type: "DM",
    instructions: boleto.instructions,
    due_at: sandbox.clock.iso(boleto.dueAt),
  });
}

/** A boleto that was paid: the same transaction, told again. */
export function paidBoletoTransaction(sandbox: Sandbox, charge: Charge, paidAmount: number, status: string): Transaction {
  const issued = charge.transactions[0];
  const now = sandbox.clock.iso();
  return {
    ...(issued ?? base(sandbox, "boleto", { amount: charge.amount, status, success: true })),
    status,
    success: true,
    updated_at: now,
    paid_at: now,
    paid_amount: String(paidAmount),
    credit_at: now,
  };
}

export function cardTransaction(
  sandbox: Sandbox,
  card: { amount: number; installments: number; descriptor: string | undefined; card: Card; split: Transaction["split"] },
): Transaction {
  return base(sandbox, "credit_card", {
    amount: card.amount,
    status: "captured",
    success: true,
    split: card.split,
    operation_type: "auth_and_capture",
    installments: card.installments,
    statement_descriptor: card.descriptor,
    acquirer_name: "pagarme",
    acquirer_tid: newGatewayId(),
    acquirer_nsu: newGatewayId(),
    acquirer_auth_code: newGatewayId().slice(0, 6),
    acquirer_message: "Transação aprovada com sucesso",
    acquirer_return_code: "0000",
    funding_source: "credit",
    card: renderCard(card.card, undefined),
  });
}

/** A cancellation's transaction; its split lists the original rules and those of the refund. */
export function cancelTransaction(
  sandbox: Sandbox,
  charge: Charge,
  cancel: { amount: number; status: string; success: boolean; refundSplit: Transaction["split"] },
): Transaction {
  const last = charge.transactions.at(-1);
  return base(sandbox, charge.payment_method, {
    ...(last ? omit(last, "id", "created_at", "updated_at") : {}),
    amount: cancel.amount,
    status: cancel.status,
    success: cancel.success,
    operation_type: "cancel",
    gateway_response: cancel.success
      ? { code: "200", errors: [] }
      : { code: "500", errors: [{ message: "internal_error |  | Falha ao estornar no adquirente." }] },
    split: [...charge.split, ...cancel.refundSplit],
  });
}
