import { proveFirst } from "#modules/accounts/prove-first.ts";
import { settingsAdminDoor, switchesAdminDoor } from "#platform/admin-doors.ts";
import { respond } from "#platform/respond.ts";
import { askOrDo } from "../pending-acts/ask-or-do.ts";
import { readPlatformSettings, readSwitches } from "./queries.ts";
import { settingsInput, switchInput } from "./schema.ts";
import { settingsAct } from "./settings-act.ts";
import { switchAct } from "./switch-act.ts";

export const getSwitches = switchesAdminDoor({ method: "GET" }).handler(() => readSwitches());
export const getSettings = settingsAdminDoor({ method: "GET" }).handler(() => readPlatformSettings());

export const turnSwitchFn = switchesAdminDoor({ method: "POST" })
  .validator(switchInput)
  .handler(proveFirst(async ({ data, context: { viewer } }) => respond(await askOrDo(viewer, switchAct, data))));

export const changeSettingsFn = settingsAdminDoor({ method: "POST" })
  .validator(settingsInput)
  .handler(proveFirst(async ({ data, context: { viewer } }) => respond(await askOrDo(viewer, settingsAct, data))));
