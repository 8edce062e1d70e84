import { releaseAct } from "../antivirus/release-act.ts";
import { commissionAct } from "../commissions/commission-act.ts";
import { secondStepAct } from "../people/second-step-act.ts";
import { decideAct, refundLinesAct, settleAct } from "../refunds/refund-acts.ts";
import { settingsAct } from "../settings/settings-act.ts";
import { switchAct } from "../settings/switch-act.ts";
import { rolesAct } from "../team/roles-act.ts";
import { withdrawalAct } from "../withdrawals/withdrawal-act.ts";
import { type KnownAct, knownAct } from "./grave-act.ts";

/** Every act that may need a second owner, by the name it is kept under. */
const ACTS: ReadonlyMap<string, KnownAct> = new Map(
  [
    knownAct(settingsAct),
    knownAct(commissionAct),
    knownAct(switchAct),
    knownAct(rolesAct),
    knownAct(releaseAct),
    knownAct(secondStepAct),
    knownAct(refundLinesAct),
    knownAct(decideAct),
    knownAct(settleAct),
    knownAct(withdrawalAct),
  ].map((act) => [act.name, act]),
);

/** Null of one that another version of the platform knew. */
export const findAct = (name: string): KnownAct | null => ACTS.get(name) ?? null;

export const whatOf = (name: string): string => findAct(name)?.what ?? "um ato da administração";
