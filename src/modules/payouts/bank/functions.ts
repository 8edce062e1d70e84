import { authorDoor, limitTo, publicDoor } from "#platform/door.ts";
import { callerOf } from "../../accounts/caller.ts";
import { readBankSection } from "./bank-section.ts";
import { cancelBankChange } from "./cancel-change.ts";
import { denyBankChange } from "./deny-change.ts";
import { requestBankChange } from "./request-change.ts";
import { accountInput, denialInput } from "./schema.ts";

export const getBankSection = authorDoor({ method: "GET" }).handler(({ context: { viewer } }) => readBankSection(viewer));

export const requestBankChangeFn = authorDoor({ method: "POST" })
  .middleware([limitTo({ name: "bank-change", points: 10, seconds: 3600, shared: true })])
  .validator(accountInput)
  .handler(({ data, context: { viewer } }) => requestBankChange(viewer, data.form, callerOf(viewer)));

export const cancelBankChangeFn = authorDoor({ method: "POST" })
  .middleware([limitTo({ name: "bank-cancel", points: 10, seconds: 600, shared: true })])
  .handler(({ context: { viewer } }) => cancelBankChange(viewer));

/** From the e-mail, for whoever has its link: it only increases safety. */
export const denyBankChangeFn = publicDoor({ method: "POST" })
  .middleware([limitTo({ name: "deny-bank", points: 10, seconds: 60, shared: true })])
  .validator(denialInput)
  .handler(({ data }) => denyBankChange(data));
