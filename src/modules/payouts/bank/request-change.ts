import { sql } from "drizzle-orm";
import { deviceName } from "#kit/device-name.ts";
import { maskDocument } from "#kit/cpf-cnpj.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { isUniqueViolation, transact, type Tx } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { ipBucket } from "#platform/rate-limit.ts";
import { seal } from "#platform/seal.ts";
import { readSetting } from "#platform/settings.ts";
import { recordState } from "#platform/state-history.ts";
import { requireStepUp } from "../../accounts/step-up.ts";
import { isDocumentIndex } from "../recipients/document-index.ts";
import { bankSetting } from "../settings.ts";
import { bankAccounts } from "../tables/bank.ts";
import { hashToken, newToken } from "../withdrawals/token.ts";
import { holdPayouts } from "./hold-payouts.ts";
import { accountFingerprint, accountFingerprints, holdIfShared, isAccountFingerprint } from "./open-first-account.ts";
import { type BankWalls, lockWithdrawals, readBankWalls } from "./queries.ts";
import { accountFace, readAccount, THIRD_PARTY } from "./read-account.ts";
import { type AccountForm, bankBlocks, type ValidAccount } from "./rules.ts";
import type { BankRefusal } from "./schema.ts";
import { notifyOwner } from "./notify-owner.ts";

/** The purpose under which an account's number is sealed. */
export const ACCOUNT_PURPOSE = "conta";

/**
 * Requests payment into another account of the same document. Nothing changes for 72 h (database time): the owner is notified at once,
 * with a link that undoes it without login. Refuses the first unmet condition (`bankBlocks`), invalid fields, and `step_up_needed`.
 * Open withdrawal links become invalid; when credentials changed recently, payouts are held meanwhile.
 */
export async function requestBankChange(
  viewer: AuthorViewer,
  typed: AccountForm,
  caller: { ip: string; userAgent: string | null },
): Promise<Outcome<void, BankRefusal>> {
  try {
    return await transact<Outcome<void, BankRefusal>>(async (tx) => {
      const setting = await readSetting(tx, bankSetting);
      // Waits for a withdrawal that is being confirmed at this moment, and then sees it.
      await lockWithdrawals(tx, viewer.storeId);
      const walls = await readBankWalls(tx, viewer, setting);
      const [block] = bankBlocks(walls);
      if (block) return refuse(block);
      const account = readAccount(typed, null);
      if (!account.ok) return account;
      if (!isDocumentIndex(walls.documentHash, account.value.holderDocument))
        return refuse("invalid", { fields: { holder_document: THIRD_PARTY } });
      if (isAccountFingerprint(walls.activeFingerprint, account.value))
        return refuse("same_account", { fields: { account_number: "Esta já é a sua conta." } });
      const stepUp = await requireStepUp(tx, viewer);
      if (!stepUp.ok) return stepUp;
      await open(tx, viewer, account.value, setting.changeHours, walls, caller);
      return ok();
    });
  } catch (error) {
    if (isUniqueViolation(error, "bank_accounts_one_change")) return refuse("already_changing");
    throw error;
  }
}

async function open(
  tx: Tx,
  { storeId, userId }: AuthorViewer,
  account: ValidAccount,
  hours: number,
  walls: BankWalls,
  caller: { ip: string; userAgent: string | null },
): Promise<void> {
  const fingerprint = accountFingerprint(account);
  const denial = newToken();
  const [made] = await tx
    .insert(bankAccounts)
    .values({
      storeId,
      status: "pendente",
      isFirst: walls.activeFingerprint === null,
      ...accountFace(account),
      documentMasked: maskDocument(account.holderDocument),
      fingerprint,
      sealed: seal(JSON.stringify(account), ACCOUNT_PURPOSE),
      denialHash: hashToken(denial),
      usableFrom: sql`now() + make_interval(hours => ${hours})`,
      requestedBy: userId,
    })
    .returning();
  if (!made) throw new Error("the account was not kept");
  await recordState(tx, {
    entity: "bank",
    entityId: String(storeId),
    from: null,
    to: "pendente",
    cause: "pedido do autor",
    actor: userId,
  });
  if (walls.hasNewCredentials) {
    const reason =
      "A conta bancária foi trocada logo depois da senha ou da verificação em duas etapas. Por segurança, nada sai até a troca valer.";
    await holdPayouts(tx, storeId, { kind: "troca_apos_senha", reason, until: made.usableFrom });
  }
  await holdIfShared(tx, storeId, accountFingerprints(account));
  await notifyOwner(tx, made, "pedida", { device: deviceName(caller.userAgent), network: ipBucket(caller.ip), denial });
}
