import { db } from "#platform/db.ts";
import { buyerDoor, limitTo } from "#platform/door.ts";
import { callerOf } from "../caller.ts";
import { listDevices } from "../devices/queries.ts";
import { listPasskeys } from "../passkeys/queries.ts";
import { findSecondStep } from "../second-step/queries.ts";
import { changePassword } from "./change-password.ts";
import { endOtherSessions, endSession } from "./end-sessions.ts";
import { findAccountSettings, findHasGoogle, findHasPassword, findOpenSessions } from "./queries.ts";
import { saveProfile } from "./save-profile.ts";
import { changePasswordInput, profileInput, sessionInput } from "./schema.ts";

/** The tab `conta`. */
export const getAccountSettings = buyerDoor({ method: "GET" }).handler(({ context: { viewer } }) =>
  findAccountSettings(db, viewer.userId),
);

/** The tab `seguranca`. */
export const getSecuritySettings = buyerDoor({ method: "GET" }).handler(async ({ context: { viewer } }) => ({
  email: viewer.email,
  hasPassword: await findHasPassword(db, viewer.userId),
  hasGoogle: await findHasGoogle(db, viewer.userId),
  secondStep: await findSecondStep(db, viewer),
  passkeys: await listPasskeys(db, viewer),
  devices: await listDevices(db, viewer),
  sessions: await findOpenSessions(db, viewer),
}));

export const saveProfileFn = buyerDoor({ method: "POST" })
  .validator(profileInput)
  .handler(({ data, context: { viewer } }) => saveProfile(viewer.userId, data));

export const changePasswordFn = buyerDoor({ method: "POST" })
  .middleware([limitTo({ name: "change-password", points: 10, seconds: 600, shared: true })])
  .validator(changePasswordInput)
  .handler(({ data, context: { viewer } }) => changePassword(viewer, data));

export const endSessionFn = buyerDoor({ method: "POST" })
  .validator(sessionInput)
  .handler(({ data, context: { viewer } }) => endSession(viewer, data, callerOf(viewer)));

export const endOtherSessionsFn = buyerDoor({ method: "POST" }).handler(({ context: { viewer } }) =>
  endOtherSessions(viewer, callerOf(viewer)),
);
