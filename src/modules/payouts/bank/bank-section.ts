import { db } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { readSetting } from "#platform/settings.ts";
import { bankSetting } from "../settings.ts";
import { type AccountLine, findHold, readAccounts, readBankWalls } from "./queries.ts";
import { bankBlocks } from "./rules.ts";

/** The data of an author's bank account section; instants in ISO, numbers only masked. */
export async function readBankSection(viewer: AuthorViewer) {
  const setting = await readSetting(db, bankSetting);
  const [accounts, walls, hold] = await Promise.all([
    readAccounts(db, viewer.storeId),
    readBankWalls(db, viewer, setting),
    findHold(db, viewer.storeId),
  ]);
  const opensAt = Math.max(walls.sessionFrom?.getTime() ?? 0, walls.deviceFrom?.getTime() ?? 0);
  const is =
    (...statuses: AccountLine["status"][]) =>
    (account: AccountLine) =>
      statuses.includes(account.status);
  return {
    active: accounts.find(is("ativa")) ?? null,
    change: accounts.find(is("pendente", "aplicando")) ?? null,
    former: accounts.filter(is("substituida", "cancelada", "recusada")),
    block: bankBlocks(walls)[0] ?? null,
    opensAt: opensAt > 0 ? new Date(opensAt).toISOString() : null,
    hold: hold && { reason: hold.reason, until: hold.until?.toISOString() ?? null },
    hours: setting.changeHours,
    firstWithdrawalCents: setting.firstWithdrawalCents,
  };
}
