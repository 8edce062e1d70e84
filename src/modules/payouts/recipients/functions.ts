import { authorDoor, limitAddress, limitTo } from "#platform/door.ts";
import { ok } from "#kit/outcome.ts";
import { mirrorRecipient } from "../../payments/recipients/mirror-recipient.ts";
import { saveStorePayments } from "../../payments/recipients/save-store-payments.ts";
import { storePaymentsInput } from "../../payments/recipients/schema.ts";
import { becomeRecipient } from "./become-recipient.ts";
import { changeRecipientEmail } from "./change-email.ts";
import { makeKycLink } from "./make-kyc-link.ts";
import { readPaymentsPage } from "./payments-page.ts";
import { saveRegistration } from "./save-registration.ts";
import { recipientEmailInput, registrationInput } from "./schema.ts";

export const getPaymentsPage = authorDoor({ method: "GET" }).handler(({ context: { viewer } }) => readPaymentsPage(viewer));

/** Saves the draft typed so far. */
export const saveRegistrationFn = authorDoor({ method: "POST" })
  .middleware([limitTo({ name: "registration-draft", points: 60, seconds: 60 })])
  .validator(registrationInput)
  .handler(({ data, context: { viewer } }) => saveRegistration(viewer.storeId, data.form));

export const becomeRecipientFn = authorDoor({ method: "POST" })
  .middleware([
    limitTo({ name: "become-recipient", points: 20, seconds: 600, shared: true }),
    limitAddress({ name: "become-recipient-day", points: 60, seconds: 86_400, shared: true }),
  ])
  .validator(registrationInput)
  .handler(({ data, context: { viewer } }) => becomeRecipient(viewer.storeId, data.form));

export const makeKycLinkFn = authorDoor({ method: "POST" })
  .middleware([limitTo({ name: "kyc-link", points: 10, seconds: 60, shared: true })])
  .handler(({ context: { viewer } }) => makeKycLink(viewer.storeId));

/** Changes the address to which the provider writes. */
export const changeRecipientEmailFn = authorDoor({ method: "POST" })
  .middleware([limitTo({ name: "recipient-email", points: 5, seconds: 3600, shared: true })])
  .validator(recipientEmailInput)
  .handler(({ data, context: { viewer } }) => changeRecipientEmail(viewer, data.email));

/** Reads the author's state at the provider now. */
export const refreshRecipient = authorDoor({ method: "POST" })
  .middleware([limitTo({ name: "refresh-recipient", points: 10, seconds: 60, shared: true })])
  .handler(async ({ context: { viewer } }) => {
    await mirrorRecipient(viewer.storeId, "painel");
    return ok();
  });

export const saveStorePaymentsFn = authorDoor({ method: "POST" })
  .validator(storePaymentsInput)
  .handler(({ data, context: { viewer } }) => saveStorePayments(viewer, data));
