import { buyerDoor, limitTo, publicDoor } from "#platform/door.ts";
import { respond } from "#platform/respond.ts";
import { chooseChannel } from "./choose-channel.ts";
import { markRead } from "./mark-read.ts";
import { readChoices } from "./queries/choices.ts";
import { listLatest, listNotices } from "./queries/notices.ts";
import { readNoticesSearch } from "./rules/search.ts";
import { chooseInput, markReadInput, stopInput, stopTokenInput } from "./schema.ts";
import { readStopLink, stopEmails } from "./stop-emails.ts";

/** What an email's link ends, or null. */
export const getStopLink = publicDoor({ method: "GET" })
  .validator(stopTokenInput)
  .handler(async ({ data }) => ({ link: await readStopLink(data.token) }));

/** Ends the emails of who holds the link, or begins them again. */
export const stopEmailsFn = publicDoor({ method: "POST" })
  .middleware([limitTo({ name: "letter-stop", points: 20, seconds: 60 })])
  .validator(stopInput)
  .handler(async ({ data }) => respond(await stopEmails(data.token, data.stops)));

/** What each event brings and where, as this person chose. */
export const getNoticeChoices = buyerDoor({ method: "GET" }).handler(async ({ context: { viewer } }) => ({
  groups: await readChoices(viewer.userId, viewer.storeId !== null),
}));

export const chooseChannelFn = buyerDoor({ method: "POST" })
  .validator(chooseInput)
  .handler(async ({ data, context: { viewer } }) => respond(await chooseChannel(viewer.userId, data)));

/** The newest few and how many wait. */
export const getBell = buyerDoor({ method: "GET" }).handler(({ context: { viewer } }) => listLatest(viewer.userId));

export const getNotices = buyerDoor({ method: "GET" })
  .validator(readNoticesSearch)
  .handler(({ data, context: { viewer } }) => listNotices(viewer.userId, viewer.storeId !== null, data));

export const markNoticesRead = buyerDoor({ method: "POST" })
  .validator(markReadInput)
  .handler(({ data, context: { viewer } }) => markRead(viewer.userId, data.noticeIds));
