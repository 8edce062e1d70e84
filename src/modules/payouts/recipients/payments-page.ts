import { maskDocument, parseDocument } from "#kit/cpf-cnpj.ts";
import { countCodePoints } from "#kit/text.ts";
import type { AnswerOf } from "#kit/answer.ts";
import { db } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { readSetting } from "#platform/settings.ts";
import { commissionSetting, installmentSetting } from "../../pricing/settings.ts";
import { readStorePayments } from "../../payments/queries.ts";
import { boletoSetting } from "../../payments/settings.ts";
import { DEFAULT_STORE_PAYMENTS, needsProof } from "../../payments/recipients/rules.ts";
import { listAgreedRates } from "./agreed-rates.ts";
import { findOpenRegistration, findRecipient, findStore, hasEarned, readPaymentsHistory } from "./queries.ts";
import { openForm } from "./registration-form.ts";
import {
  isSavedShown,
  mayChangeEmail,
  mayProveIdentity,
  type RegistrationForm,
  type SensitiveField,
  withoutSensitive,
} from "./rules.ts";

const HOLDER_NAME_LENGTH = 30;

/** The data of `/painel/configurar-pagamentos`: the author's state, the registration form and the store's payment settings. */
export async function readPaymentsPage(viewer: AuthorViewer) {
  const { storeId } = viewer;
  const [store, recipient, registration, settings, commission, installments, rates, history, boleto] = await Promise.all([
    findStore(db, storeId),
    findRecipient(db, storeId),
    findOpenRegistration(db, storeId),
    readStorePayments(db, [storeId]),
    readSetting(db, commissionSetting),
    readSetting(db, installmentSetting),
    listAgreedRates(db, storeId),
    readPaymentsHistory(db, storeId),
    readSetting(db, boletoSetting),
  ]);
  if (!store) throw new Error(`store ${storeId} is gone`);
  const mayRegister = !recipient || (recipient.status === "recusado" && !(await hasEarned(db, storeId)));
  const saved = openForm(registration?.sealed ?? null);
  const isCompany = store.document.length === 14;
  const suggested: RegistrationForm = {
    kind: isCompany ? "pj" : "pf",
    ...(isCompany ? { company_name: store.legalName, trading_name: store.name } : { name: store.legalName }),
    email: viewer.email,
    city: store.city,
    uf: store.uf,
    ...(countCodePoints(store.legalName) <= HOLDER_NAME_LENGTH ? { holder_name: store.legalName } : {}),
    partner_same_address: "1",
    account_type: "corrente",
  };
  return {
    recipient: recipient && {
      status: recipient.status,
      kind: recipient.kind,
      holderName: recipient.holderName,
      documentMasked: recipient.documentMasked,
      needsProof: needsProof(recipient.status, recipient),
      mayChangeEmail: mayChangeEmail(recipient.status),
      mayProve: mayProveIdentity(recipient.status, recipient.kycStatus),
    },
    mayRegister,
    registration: {
      isOnItsWay: registration !== null && registration.status !== "rascunho",
      form: { ...suggested, ...withoutSensitive(saved) },
      saved: masksOf({ document: store.document, holder_document: store.document, ...saved }),
      problems: registration?.problems ?? {},
    },
    settings: settings.get(storeId) ?? DEFAULT_STORE_PAYMENTS,
    isBoletoOn: boleto.isOn,
    platform: {
      commission: { basisPoints: store.commissionBps ?? commission.basisPoints, leastCents: commission.leastCents },
      monthlyBps: installments.monthlyBps,
      leastEachCents: installments.leastEachCents,
      maxInstallments: installments.max,
    },
    isOwnCommission: store.commissionBps !== null,
    rates,
    history,
  };
}

export type PaymentsPage = AnswerOf<typeof readPaymentsPage>;

/** The stored sensitive fields, masked for their owner. */
function masksOf(saved: RegistrationForm): Partial<Record<SensitiveField, string>> {
  const masks: Partial<Record<SensitiveField, string>> = {};
  for (const field of ["document", "partner_document", "holder_document"] as const) {
    const document = parseDocument(saved[field] ?? "");
    if (document.ok) masks[field] = maskDocument(document.value.value);
  }
  const number = saved.account_number?.trim() ?? "";
  if (isSavedShown(number)) masks.account_number = `••••${number.slice(-2)}`;
  return masks;
}
