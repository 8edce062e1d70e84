import { newGatewayId } from "../ids.ts";
import type { Recipient } from "../objects.ts";
import { Refusal } from "../refusal.ts";
import type { Sandbox } from "../sandbox.ts";
import { addRecipient, announceRecipient, setRecipientStatus } from "./recipient.ts";
import { type BankAccountRequest, readBankAccount, readRecipientRequest, requireSameDocument } from "./recipient-request.ts";

/** A document that ends so is refused by KYC. */
const refusedEnding = "9999";

/** `POST /recipients`: approved (or refused) by KYC at once, unless KYC is left to be done by hand. */
export function createRecipient(sandbox: Sandbox, body: unknown): Recipient {
  if (!sandbox.manner.split_enabled)
    throw new Refusal(412, "The account must have split settings enabled, in order to create a recipient");
  const request = readRecipientRequest(body);
  const person = request.register_information;
  if (request.code && [...sandbox.state.recipients.values()].some((each) => each.code === request.code)) {
    throw new Refusal(412, "The code is already used by another recipient.");
  }
  const recipient = addRecipient(
    sandbox,
    {
      name: person.type === "individual" ? person.name : person.company_name,
      email: person.email,
      document: person.document,
      type: person.type === "individual" ? "individual" : "corporation",
      status: "registration",
      code: request.code ?? null,
      default_bank_account: accountOf(sandbox, request.default_bank_account),
      register_information: person,
      metadata: request.metadata ?? {},
      ...(request.transfer_settings ? { transfer_settings: request.transfer_settings } : {}),
      ...(request.automatic_anticipation_settings
        ? { automatic_anticipation_settings: request.automatic_anticipation_settings }
        : {}),
    },
    true,
  );
  if (person.document.endsWith(refusedEnding)) setRecipientStatus(sandbox, recipient, "refused");
  else if (!sandbox.options.manualKyc) setRecipientStatus(sandbox, recipient, "active");
  return recipient;
}

/** Changes where the money goes; the new account must be of the same document. */
export function changeBankAccount(sandbox: Sandbox, recipient: Recipient, body: unknown): void {
  const account = readBankAccount(body);
  requireSameDocument(account.holder_document, recipient.document);
  recipient.default_bank_account = accountOf(sandbox, account);
  recipient.updated_at = sandbox.clock.iso();
  sandbox.state.saveRecipient(recipient);
  announceRecipient(sandbox, "recipient.updated", recipient);
}

function accountOf(sandbox: Sandbox, account: BankAccountRequest): Record<string, unknown> {
  const now = sandbox.clock.iso();
  return { id: newGatewayId(), ...account, status: "active", created_at: now, updated_at: now };
}
