import { newId } from "../ids.ts";
import type { Recipient } from "../objects.ts";
import { renderRecipient } from "../render.ts";
import type { Sandbox } from "../sandbox.ts";

const kycOf: Record<string, Recipient["kyc_details"]> = {
  registration: { status: "pending", status_reason: null },
  affiliation: { status: "partially_denied", status_reason: "additional_documents_required" },
  active: { status: "approved", status_reason: "ok" },
  refused: { status: "denied", status_reason: "fully_denied" },
};

export function kycDetails(status: string): Recipient["kyc_details"] {
  return kycOf[status] ?? { status: "pending", status_reason: null };
}

type Fields = Pick<Recipient, "name" | "document" | "status"> & Partial<Recipient>;

/** Adds a recipient, or replaces the one with the same id; says so by webhook when asked. */
export function addRecipient(sandbox: Sandbox, fields: Fields, announced: boolean): Recipient {
  const now = sandbox.clock.iso();
  const recipient: Recipient = {
    email: null,
    description: null,
    type: fields.document.length > 11 ? "company" : "individual",
    payment_mode: "bank_transfer",
    code: null,
    default_bank_account: null,
    transfer_settings: { transfer_enabled: false, transfer_interval: "Daily", transfer_day: 0 },
    automatic_anticipation_settings: { enabled: false },
    register_information: null,
    metadata: {},
    created_at: now,
    updated_at: now,
    ...fields,
    id: fields.id ?? newId("re_", 25),
    kyc_details: fields.kyc_details ?? kycDetails(fields.status),
  };
  sandbox.state.saveRecipient(recipient);
  if (announced) announceRecipient(sandbox, "recipient.created", recipient);
  return recipient;
}

/** A KYC outcome: the status and what it means for the person's papers. */
export function setRecipientStatus(sandbox: Sandbox, recipient: Recipient, status: string, kyc = kycDetails(status)): void {
  recipient.status = status;
  recipient.kyc_details = kyc;
  recipient.updated_at = sandbox.clock.iso();
  sandbox.state.saveRecipient(recipient);
  announceRecipient(sandbox, "recipient.updated", recipient);
}

export function announceRecipient(sandbox: Sandbox, type: string, recipient: Recipient): void {
  sandbox.webhooks.announce(type, recipient.id, () => renderRecipient(recipient));
}

/** The platform's own recipient, there from the start and after every reset. */
export function ensurePlatform(sandbox: Sandbox): void {
  const id = sandbox.options.platformRecipient;
  if (sandbox.state.recipients.has(id)) return;
  addRecipient(
    sandbox,
    { id, name: "Autoria (plataforma)", document: "11222333000181", status: "active", type: "company" },
    false,
  );
}
