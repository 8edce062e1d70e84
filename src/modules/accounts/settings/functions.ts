import { db } from "#platform/db.ts";
import { buyerDoor } from "#platform/door.ts";
import { findSecondStep } from "../second-step/queries.ts";
import { findAccountSettings } from "./queries.ts";
import { saveProfile as saveProfileVerb } from "./save-profile.ts";
import { profileInput } from "./schema.ts";

/** The tab `conta`. */
export const getAccountSettings = buyerDoor({ method: "GET" }).handler(({ context: { viewer } }) =>
  findAccountSettings(db, viewer.userId),
);

/** The tab `seguranca`. */
export const getSecuritySettings = buyerDoor({ method: "GET" }).handler(async ({ context: { viewer } }) => ({
  secondStep: await findSecondStep(db, viewer),
}));

export const saveProfile = buyerDoor({ method: "POST" })
  .validator(profileInput)
  .handler(({ data, context: { viewer } }) => saveProfileVerb(viewer.userId, data));
