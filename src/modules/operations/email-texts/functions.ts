import { notFound } from "@tanstack/react-router";
import { proveFirst } from "#modules/accounts/prove-first.ts";
import { emailTextsAdminDoor } from "#platform/admin-doors.ts";
import { limitTo } from "#platform/door.ts";
import { respond } from "#platform/respond.ts";
import { emailTextInput, restoreEmailTextInput, saveEmailTextInput, testEmailTextInput } from "./schema.ts";

// The e-mails of every module are the worker's: a web process brings them once somebody opens these pages.
const queries = () => import("./queries.ts");
const saving = () => import("./save-email-text.ts");
const testing = () => import("./send-test-text.ts");

/** Every e-mail whose words may be changed. */
export const getEmailTexts = emailTextsAdminDoor({ method: "GET" }).handler(async () => (await queries()).listEmailTexts());

/** One of them, with its versions. */
export const getEmailText = emailTextsAdminDoor({ method: "GET" })
  .validator(emailTextInput)
  .handler(async ({ data: { key } }) => {
    const text = await (await queries()).findEmailText(key);
    if (!text) throw notFound();
    return text;
  });

export const saveEmailTextFn = emailTextsAdminDoor({ method: "POST" })
  .validator(saveEmailTextInput)
  .handler(proveFirst(async ({ data, context: { viewer } }) => respond(await (await saving()).saveEmailText(viewer, data))));

export const restoreEmailTextFn = emailTextsAdminDoor({ method: "POST" })
  .validator(restoreEmailTextInput)
  .handler(
    proveFirst(async ({ data, context: { viewer } }) =>
      respond(await (await saving()).saveEmailText(viewer, { ...data, parts: null })),
    ),
  );

/** Twenty an hour are enough to look at what one writes, and too few to fill a mailbox. */
export const sendTestTextFn = emailTextsAdminDoor({ method: "POST" })
  .middleware([limitTo({ name: "email-text-test", points: 20, seconds: 3_600 })])
  .validator(testEmailTextInput)
  .handler(async ({ data, context: { viewer } }) => respond(await (await testing()).sendTestText(viewer, data)));
