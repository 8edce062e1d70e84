import { settingsAdminDoor } from "#platform/admin-doors.ts";
import { env } from "#platform/env.ts";
import { readOpeningFacts } from "./queries.ts";
import { judgeOpening } from "./rules.ts";

/** What is left to do before the market sells for real; `steps` is null when nothing is, or where only this machine sees it. */
export const getOpening = settingsAdminDoor({ method: "GET" }).handler(async () => ({
  steps: env.isPublic ? judgeOpening(await readOpeningFacts()) : null,
}));
