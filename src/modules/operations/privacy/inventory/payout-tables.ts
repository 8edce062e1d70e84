import { sql } from "drizzle-orm";
import { empty, nothing, ofTheirOrders, ofTheirStore, type PersonalTable, pseudonymAndId } from "./personal-table.ts";

const SALE = { basis: "contrato", until: "5 anos depois do ano da última venda" } as const;
const TAX = { basis: "obrigação legal", until: "5 anos depois do ano do último saque" } as const;

/** Where an author's money comes in and goes out. */
export const PAYOUT_TABLES: PersonalTable[] = [
  {
    ...SALE,
    table: "store_payment_settings",
    whose: ofTheirStore,
    purpose: "Cobrar como você escolheu",
    erase: { set: { statement_name: empty }, stays: "" },
    copy: { as: "Pagamentos da loja", columns: { accepts_pix: "Pix", accepts_card: "Cartão", statement_name: "Nome na fatura" } },
  },
  {
    ...TAX,
    table: "recipients",
    whose: ofTheirStore,
    purpose: "Receber pela Pagar.me",
    erase: {
      set: { holder_name: nothing, document_masked: nothing, document_hash: nothing, kyc_reason: nothing },
      stays: "provider_id status kind kyc_status",
    },
    copy: {
      as: "Cadastro na Pagar.me",
      columns: { holder_name: "Nome", document_masked: "Documento", status: "Situação", created_at: "Desde" },
    },
  },
  {
    ...TAX,
    table: "recipient_registrations",
    whose: ofTheirStore,
    until: "até a Pagar.me responder",
    purpose: "Cadastrar você na Pagar.me",
    erase: "apagar",
    copy: null,
  },
  {
    ...TAX,
    table: "bank_accounts",
    whose: ofTheirStore,
    purpose: "Levar ao seu banco o que você vendeu",
    erase: {
      set: {
        branch_masked: empty,
        account_masked: empty,
        holder_name: empty,
        document_masked: empty,
        fingerprint: pseudonymAndId,
        sealed: nothing,
        denial_hash: nothing,
        problem: nothing,
      },
      stays: "status bank_code bank_name account_type",
    },
    copy: {
      as: "Contas bancárias",
      columns: {
        bank_name: "Banco",
        branch_masked: "Agência",
        account_masked: "Conta",
        account_type: "Tipo",
        holder_name: "Titular",
        document_masked: "Documento",
        status: "Situação",
        created_at: "Desde",
      },
    },
  },
  {
    table: "payout_schedules",
    basis: "contrato",
    until: "até você desligar",
    whose: ofTheirStore,
    purpose: "Sacar o seu saldo sozinho, como você escolheu",
    erase: "apagar",
    copy: {
      as: "Saque automático",
      columns: { frequency: "De quanto em quanto tempo", least_cents: "Mínimo (centavos)", created_at: "Desde" },
    },
  },
  {
    ...TAX,
    table: "anticipations",
    whose: ofTheirStore,
    purpose: "Receber antes o que você vendeu no cartão",
    erase: { set: {}, stays: "status provider_id" },
    copy: {
      as: "Antecipações",
      columns: {
        net_cents: "Valor (centavos)",
        cost_cents: "Custo máximo (centavos)",
        status: "Situação",
        created_at: "Pedida em",
        pays_at: "Prevista para",
      },
    },
  },
  {
    ...TAX,
    table: "withdrawals",
    whose: ofTheirStore,
    purpose: "Sacar o que você vendeu e provar que chegou",
    erase: {
      set: { asked_from: () => sql`'{}'::jsonb`, risk: () => sql`'[]'::jsonb`, problem: nothing },
      stays: "status account_hash snapshot_hash token_hash denial_hash provider_id fee_cover schedule_period",
    },
    copy: {
      as: "Saques",
      columns: {
        amount_cents: "Valor (centavos)",
        fee_cents: "Taxa (centavos)",
        status: "Situação",
        created_at: "Pedido em",
        paid_at: "Pago em",
      },
    },
  },
  {
    table: "refund_accounts",
    basis: "contrato",
    until: "5 anos depois do ano da compra",
    whose: ofTheirOrders,
    purpose: "Devolver o que foi pago por boleto",
    erase: "apagar",
    copy: {
      as: "Contas para reembolso",
      columns: { bank_name: "Banco", account_masked: "Conta", created_at: "Informada em" },
    },
  },
];
