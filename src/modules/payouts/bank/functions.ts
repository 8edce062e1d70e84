import { authorDoor, limitTo, publicDoor } from "#platform/door.ts";
import { callerOf } from "../../accounts/caller.ts";
import { readBankSection } from "./bank-section.ts";
import { cancelBankChange as cancelBankChangeVerb } from "./cancel-change.ts";
import { denyBankChange as denyBankChangeVerb } from "./deny-change.ts";
import { requestBankChange as requestBankChangeVerb } from "./request-change.ts";
import { accountInput, denialInput } from "./schema.ts";

export const getBankSection = authorDoor({ method: "GET" }).handler(({ context: { viewer } }) => readBankSection(viewer));

export const requestBankChange = authorDoor({ method: "POST" })
  .middleware([limitTo({ name: "bank-change", points: 10, seconds: 3600, shared: true })])
  .validator(accountInput)
  .handler(({ data, context: { viewer } }) => requestBankChangeVerb(viewer, data.form, callerOf(viewer)));

export const cancelBankChange = authorDoor({ method: "POST" })
  .middleware([limitTo({ name: "bank-cancel", points: 10, seconds: 600 })])
  .handler(({ context: { viewer } }) => cancelBankChangeVerb(viewer));

/** From the letter, by whoever holds it: only makes things safer. */
export const denyBankChange = publicDoor({ method: "POST" })
  .middleware([limitTo({ name: "deny-bank", points: 10, seconds: 60, shared: true })])
  .validator(denialInput)
  .handler(({ data }) => denyBankChangeVerb(data));
