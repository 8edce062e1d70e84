import { setResponseStatus } from "@tanstack/react-start/server";
import * as z from "zod";
import { idField } from "#kit/fields.ts";
import { proveFirst } from "#modules/accounts/prove-first.ts";
import { helpDeskAdminDoor } from "#platform/admin-doors.ts";
import { limitAddress, limitTo, visitorDoor } from "#platform/door.ts";
import { listMisses } from "../help/queries.ts";
import { closeContact } from "./close-contact.ts";
import { listOpenContacts, readContact } from "./queries.ts";
import { readContactWords } from "./read-contact-words.ts";
import { contactInput } from "./schema.ts";
import { sendContact } from "./send-contact.ts";

const CONTACT = { name: "contact", points: 5, seconds: 3600, shared: true };
const one = z.strictObject({ contactId: idField });

/** The form, with the orders of who is signed in. */
export const getContact = visitorDoor({ method: "GET" })
  .validator(z.strictObject({ pedido: idField.optional() }))
  .handler(({ data: { pedido }, context: { viewer } }) => readContact(viewer, pedido));

export const sendContactFn = visitorDoor({ method: "POST" })
  .middleware([limitTo(CONTACT), limitAddress({ ...CONTACT, points: 20 })])
  .validator(contactInput)
  .handler(async ({ data, context: { viewer } }) => {
    const answer = await sendContact(viewer, data);
    if (!answer.ok) setResponseStatus(409);
    return answer;
  });

/** What waits for an answer, and what was looked for in the help and not found. */
export const getHelpDesk = helpDeskAdminDoor({ method: "GET" }).handler(async () => ({
  open: await listOpenContacts(),
  misses: await listMisses(),
}));

export const readContactWordsFn = helpDeskAdminDoor({ method: "POST" })
  .validator(one)
  .handler(proveFirst(({ data, context: { viewer } }) => readContactWords(viewer.userId, data.contactId)));

export const closeContactFn = helpDeskAdminDoor({ method: "POST" })
  .validator(one)
  .handler(({ data, context: { viewer } }) => closeContact(viewer.userId, data.contactId));
