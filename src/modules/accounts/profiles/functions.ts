import { setResponseStatus } from "@tanstack/react-start/server";
import { buyerDoor } from "#platform/door.ts";
import { findOwnProfile } from "./queries.ts";
import { renewProfileAddress } from "./renew-profile-address.ts";
import { saveProfileWords } from "./save-profile-words.ts";
import { profileSwitchInput, profileWordsInput } from "./schema.ts";
import { switchProfile } from "./switch-profile.ts";

export const getOwnProfile = buyerDoor({ method: "GET" }).handler(({ context: { viewer } }) => findOwnProfile(viewer.userId));

export const saveProfileWordsFn = buyerDoor({ method: "POST" })
  .validator(profileWordsInput)
  .handler(({ data, context: { viewer } }) => saveProfileWords(viewer.userId, data));

export const switchProfileFn = buyerDoor({ method: "POST" })
  .validator(profileSwitchInput)
  .handler(async ({ data, context: { viewer } }) => {
    const answer = await switchProfile(viewer.userId, data);
    if (!answer.ok) setResponseStatus(409);
    return answer;
  });

/** Answers the new address; the old one leads nowhere. */
export const renewProfileAddressFn = buyerDoor({ method: "POST" }).handler(({ context: { viewer } }) =>
  renewProfileAddress(viewer.userId),
);
