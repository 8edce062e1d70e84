import { buyerDoor, limitTo, publicDoor } from "#platform/door.ts";
import { callerOf, respondLimited } from "../caller.ts";
import { cancelEmailChange } from "./cancel-email-change.ts";
import { confirmEmailChange } from "./confirm-email-change.ts";
import { requestEmailChange } from "./request-email-change.ts";
import { linkInput, newEmailInput } from "./schema.ts";
import { undoEmailChange } from "./undo-email-change.ts";

export const requestEmailChangeFn = buyerDoor({ method: "POST" })
  .validator(newEmailInput)
  .handler(async ({ data, context: { viewer } }) => respondLimited(await requestEmailChange(viewer, data, callerOf(viewer))));

export const cancelEmailChangeFn = buyerDoor({ method: "POST" }).handler(({ context: { viewer } }) =>
  cancelEmailChange(viewer.userId),
);

/** From the email to the new box, by the person signed in. */
export const confirmEmailChangeFn = buyerDoor({ method: "POST" })
  .middleware([limitTo({ name: "confirm-email", points: 20, seconds: 600, shared: true })])
  .validator(linkInput)
  .handler(({ data, context: { viewer } }) => confirmEmailChange(viewer, data));

/** From the email to the old box, by whoever holds it: only makes things safer. */
export const undoEmailChangeFn = publicDoor({ method: "POST" })
  .middleware([limitTo({ name: "undo-email", points: 10, seconds: 60, shared: true })])
  .validator(linkInput)
  .handler(({ data }) => undoEmailChange(data));
