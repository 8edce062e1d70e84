import * as z from "zod";
import { ok } from "#kit/outcome.ts";
import type { GraveAct } from "../pending-acts/grave-act.ts";
import { settingMessages, switchWords } from "./messages.ts";
import { type SettingRefusal, switchInput } from "./schema.ts";
import { turnSwitchWithin } from "./turn-switch.ts";

type StoredArgs = z.output<typeof switchInput>;

/** Stopping is done at once, always; so is letting people buy again. Money leaving again for banks is what needs two persons. */
export const switchAct: GraveAct<StoredArgs, SettingRefusal> = {
  name: "retomar-saques",
  what: "a volta dos saques",
  area: "switches",
  args: switchInput,
  isGrave: (_tx, { what, isOn }) => what === "saques" && isOn,
  subject: ({ what }) => what,
  run: async (tx, doer, input) => {
    const turned = await turnSwitchWithin(tx, doer, input);
    return turned.ok ? ok(input) : turned;
  },
  describe: async (_on, { what }) => ({ title: "Retomar os saques de todas as lojas", lines: [switchWords[what].on] }),
  messages: settingMessages,
};
