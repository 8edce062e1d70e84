import { buyerDoor, limitTo, publicDoor } from "#platform/door.ts";
import { callerOf, told } from "../caller.ts";
import { cancelEmailChange as cancelVerb } from "./cancel-email-change.ts";
import { confirmEmailChange as confirmVerb } from "./confirm-email-change.ts";
import { requestEmailChange as requestVerb } from "./request-email-change.ts";
import { linkInput, newEmailInput } from "./schema.ts";
import { undoEmailChange as undoVerb } from "./undo-email-change.ts";

export const requestEmailChange = buyerDoor({ method: "POST" })
  .validator(newEmailInput)
  .handler(async ({ data, context: { viewer } }) => told(await requestVerb(viewer, data, callerOf(viewer))));

export const cancelEmailChange = buyerDoor({ method: "POST" }).handler(({ context: { viewer } }) => cancelVerb(viewer.userId));

/** From the letter to the new box, by the person signed in. */
export const confirmEmailChange = buyerDoor({ method: "POST" })
  .middleware([limitTo({ name: "confirm-email", points: 20, seconds: 600 })])
  .validator(linkInput)
  .handler(({ data, context: { viewer } }) => confirmVerb(viewer, data));

/** From the letter to the old box, by whoever holds it: only makes things safer. */
export const undoEmailChange = publicDoor({ method: "POST" })
  .middleware([limitTo({ name: "undo-email", points: 10, seconds: 60, shared: true })])
  .validator(linkInput)
  .handler(({ data }) => undoVerb(data));
