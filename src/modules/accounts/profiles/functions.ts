import { setResponseStatus } from "@tanstack/react-start/server";
import { buyerDoor } from "#platform/door.ts";
import { findOwnProfile } from "./queries.ts";
import { renewProfileAddress as renewAddressVerb } from "./renew-profile-address.ts";
import { saveProfileWords as saveWordsVerb } from "./save-profile-words.ts";
import { profileSwitchInput, profileWordsInput } from "./schema.ts";
import { switchProfile as switchVerb } from "./switch-profile.ts";

export const getOwnProfile = buyerDoor({ method: "GET" }).handler(({ context: { viewer } }) => findOwnProfile(viewer.userId));

export const saveProfileWords = buyerDoor({ method: "POST" })
  .validator(profileWordsInput)
  .handler(({ data, context: { viewer } }) => saveWordsVerb(viewer.userId, data));

export const switchProfile = buyerDoor({ method: "POST" })
  .validator(profileSwitchInput)
  .handler(async ({ data, context: { viewer } }) => {
    const answer = await switchVerb(viewer.userId, data);
    if (!answer.ok) setResponseStatus(409);
    return answer;
  });

/** Answers the new address; the old one leads nowhere. */
export const renewProfileAddress = buyerDoor({ method: "POST" }).handler(({ context: { viewer } }) =>
  renewAddressVerb(viewer.userId),
);
