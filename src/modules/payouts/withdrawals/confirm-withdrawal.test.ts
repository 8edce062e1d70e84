import { eq, sql } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { noteCredentialChange } from "../../accounts/second-step/credential-changes.ts";
import { sessions } from "../../accounts/tables.ts";
import { requestReset } from "../../accounts/request-reset.ts";
import { resetPassword } from "../../accounts/reset-password.ts";
import { ok } from "#kit/outcome.ts";
import { closeBus, listen, openBus } from "#platform/bus.ts";
import { db, transact } from "#platform/db.ts";
import { signIn, stepUp } from "../../../../tests/authenticator.ts";
import { freshCaller, emailsTo, mailed } from "../../../../tests/mailbox.ts";
import { ledgerViolations, NO_VIOLATIONS } from "../../../../tests/ledger.ts";
import {
  requestedWithdrawal,
  authorWithBalance,
  bankAccountOf,
  giveBalance,
  readWithdrawal,
  unreservedStores,
  walletOf,
} from "../../../../tests/paid-author.ts";
import { bankAccounts } from "../tables/bank.ts";
import { cancelWithdrawal } from "./cancel-withdrawal.ts";
import { confirmWithdrawal } from "./confirm-withdrawal.ts";
import { denyWithdrawal } from "./deny-withdrawal.ts";
import { findTransferState } from "./find-transfer-state.ts";
import { tendWithdrawals } from "./follow-withdrawals.ts";
import { findOwnStatus } from "./queries.ts";

describe("confirming a withdrawal", () => {
  it("spends the link, reserves the amount and queues the sending, all together", async () => {
    const author = await authorWithBalance(50_000);
    const requested = await requestedWithdrawal(author, 20_000);
    expect((await confirmWithdrawal(author.viewer, requested)).ok).toBe(true);
    expect((await readWithdrawal(requested.id)).status).toBe("confirmado");
    expect(await walletOf(author.storeId)).toMatchObject({ available: 30_000, reserved: 20_000 });
    expect(await confirmWithdrawal(author.viewer, requested)).toMatchObject({ reason: "already_decided" });
    expect((await emailsTo(author.user.email))[0]).toMatchObject({ payload: { news: "confirmado" } });
    expect(await unreservedStores()).not.toContain(author.storeId);
  });

  it("tells the page that follows it, and only its requester learns where it stands", async () => {
    const received: string[] = [];
    await openBus();
    const stop = listen(
      "withdrawal",
      (id) => received.push(id),
      () => undefined,
    );
    const [author, other] = [await authorWithBalance(50_000), await authorWithBalance(50_000)];
    const requested = await requestedWithdrawal(author, 20_000);
    expect((await confirmWithdrawal(author.viewer, requested)).ok).toBe(true);
    await vi.waitFor(() => expect(received).toContain(requested.id), { timeout: 10_000 });
    expect(await findOwnStatus(author.viewer, requested.id)).toBe("confirmado");
    expect(await findOwnStatus(other.viewer, requested.id)).toBeNull();
    stop();
    await closeBus();
  });

  it("forty confirmations at once are one (INV-17)", async () => {
    const author = await authorWithBalance(50_000);
    const requested = await requestedWithdrawal(author, 20_000);
    const answers = await Promise.all(Array.from({ length: 40 }, () => confirmWithdrawal(author.viewer, requested)));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(await walletOf(author.storeId)).toMatchObject({ available: 30_000, reserved: 20_000 });
  });

  it("A's link in B's session is the same as a link that does not exist (INV-17, B123)", async () => {
    const [a, b] = [await authorWithBalance(50_000), await authorWithBalance(50_000)];
    const requested = await requestedWithdrawal(a, 20_000);
    const foreign = await confirmWithdrawal(b.viewer, requested);
    expect(foreign).toEqual({ ok: false, reason: "not_found" });
    const { token } = requested;
    const shifted = `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`;
    for (const other of [
      shifted,
      token.toUpperCase(),
      token.toLowerCase(),
      `../${token}`,
      `${token}=`,
      ` ${token}`,
      "a".repeat(4_000),
      "",
    ]) {
      if (other === token) continue;
      expect(await confirmWithdrawal(a.viewer, { token: other }), other.slice(0, 50)).toEqual(foreign);
    }
    expect((await readWithdrawal(requested.id)).status).toBe("pendente_confirmacao");
  });

  it("expired by the database's clock it does not confirm, and the schedule expires the request (INV-17)", async () => {
    const author = await authorWithBalance(50_000);
    const requested = await requestedWithdrawal(author, 20_000);
    await db.execute(sql`update withdrawals set expires_at = now() - interval '1 second' where id = ${requested.id}`);
    expect(await confirmWithdrawal(author.viewer, requested)).toMatchObject({ reason: "expired" });
    await tendWithdrawals();
    expect((await readWithdrawal(requested.id)).status).toBe("expirado");
    expect(await walletOf(author.storeId)).toMatchObject({ available: 50_000, reserved: 0 });
  });

  it("changing the account, or asking to, between request and confirmation voids the link (INV-17, B123)", async () => {
    const author = await authorWithBalance(50_000);
    const requested = await requestedWithdrawal(author, 20_000);
    const [account] = await db.select().from(bankAccounts).where(eq(bankAccounts.id, author.accountId));
    const { id: _, idempotencyKey: __, ...rest } = account!;
    await db.insert(bankAccounts).values({ ...rest, status: "pendente", isFirst: false, fingerprint: "outra" });
    expect(await confirmWithdrawal(author.viewer, requested)).toMatchObject({ reason: "something_changed" });

    const other = await authorWithBalance(50_000);
    const before = await requestedWithdrawal(other, 20_000);
    await db.update(bankAccounts).set({ status: "substituida" }).where(eq(bankAccounts.id, other.accountId));
    await bankAccountOf(other.storeId);
    expect(await confirmWithdrawal(other.viewer, before)).toMatchObject({ reason: "something_changed" });
  });

  it("changing password or second step voids the link (INV-17)", async () => {
    const author = await authorWithBalance(50_000);
    const requested = await requestedWithdrawal(author, 20_000);
    await requestReset({ email: author.user.email }, freshCaller());
    const token = await mailed(author.user.email, "token");
    await resetPassword({ token, password: "outra senha bem longa" }, freshCaller());
    const viewer = { ...(await signIn(author.user.id)), storeId: author.storeId };
    await stepUp(viewer);
    expect(await confirmWithdrawal(viewer, requested)).toMatchObject({ reason: "something_changed" });

    const second = await authorWithBalance(50_000);
    const before = await requestedWithdrawal(second, 20_000);
    await transact(async (tx) => ok(await noteCredentialChange(tx, second.user.id, "codigos_novos")));
    expect(await confirmWithdrawal(second.viewer, before)).toMatchObject({ reason: "something_changed" });
  });

  it("an amount or fee tampered with in the table is refused (INV-17)", async () => {
    const author = await authorWithBalance(50_000);
    const requested = await requestedWithdrawal(author, 20_000);
    await db.execute(sql`update withdrawals set amount_cents = 45000 where id = ${requested.id}`);
    expect(await confirmWithdrawal(author.viewer, requested)).toMatchObject({ reason: "something_changed" });
  });

  it("without confirming who one is, or with another cold session, it does not confirm", async () => {
    const author = await authorWithBalance(50_000);
    const requested = await requestedWithdrawal(author, 20_000);
    const cold = { ...(await signIn(author.user.id)), storeId: author.storeId };
    expect(await confirmWithdrawal(cold, requested)).toMatchObject({ reason: "step_up_needed" });
  });

  it("if the balance fell between request and confirmation it refuses and nothing is reserved (B122)", async () => {
    const author = await authorWithBalance(50_000);
    const requested = await requestedWithdrawal(author, 50_000);
    await giveBalance(author.storeId, -1);
    expect(await confirmWithdrawal(author.viewer, requested)).toMatchObject({ reason: "above_available" });
    expect(await walletOf(author.storeId)).toMatchObject({ available: 49_999, reserved: 0 });
  });

  it("an account's first high withdrawal waits for a person, with the amount reserved", async () => {
    const author = await authorWithBalance(500_000);
    await db.execute(sql`update stores set approved_at = now() - interval '90 days' where id = ${author.storeId}`);
    const requested = await requestedWithdrawal(author, 150_000);
    expect((await confirmWithdrawal(author.viewer, requested)).ok).toBe(true);
    expect(await readWithdrawal(requested.id)).toMatchObject({ status: "em_revisao", risk: ["primeiro_saque_na_conta"] });
    expect(await walletOf(author.storeId)).toMatchObject({ available: 350_000, reserved: 150_000 });
  });

  it("cancelling before confirming ends the link", async () => {
    const author = await authorWithBalance(50_000);
    const requested = await requestedWithdrawal(author, 20_000);
    expect((await cancelWithdrawal(author.viewer, { withdrawalId: requested.id })).ok).toBe(true);
    expect(await confirmWithdrawal(author.viewer, requested)).toMatchObject({ reason: "already_decided" });
    const other = await authorWithBalance(50_000);
    expect(await cancelWithdrawal(other.viewer, { withdrawalId: requested.id })).toMatchObject({ reason: "not_found" });
  });
});

describe("it was not me", () => {
  it("without signing in, cancels, holds the money for 72 hours and ends sessions and password; repeating makes nothing worse", async () => {
    const author = await authorWithBalance(50_000);
    const requested = await requestedWithdrawal(author, 20_000);
    const denial = (await emailsTo(author.user.email))[0]?.payload.denial ?? "";
    expect((await denyWithdrawal({ token: denial })).ok).toBe(true);
    expect((await denyWithdrawal({ token: denial })).ok).toBe(true);
    expect((await readWithdrawal(requested.id)).status).toBe("cancelado");
    expect(await db.select().from(sessions).where(eq(sessions.userId, author.user.id))).toEqual([]);
    const { hold } = await findTransferState(db, author.viewer);
    expect(hold?.kind).toBe("nao_fui_eu");
    const hours = ((hold?.until?.getTime() ?? 0) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(71);
    expect(hours).toBeLessThan(73);
    const { rows } = await db.execute(sql`select 1 from payout_holds where store_id = ${author.storeId}`);
    expect(rows).toHaveLength(1);
  });

  it("the confirm link does not deny, the deny link does not confirm, and a made-up one does not exist", async () => {
    const author = await authorWithBalance(50_000);
    const requested = await requestedWithdrawal(author, 20_000);
    const denial = (await emailsTo(author.user.email))[0]?.payload.denial ?? "";
    expect(await denyWithdrawal({ token: requested.token })).toEqual({ ok: false, reason: "not_found" });
    expect(await confirmWithdrawal(author.viewer, { token: denial })).toEqual({ ok: false, reason: "not_found" });
    expect(await denyWithdrawal({ token: "x".repeat(43) })).toEqual({ ok: false, reason: "not_found" });
  });
});

it("after it all, the books add up (INV-01, INV-03)", async () => {
  expect(await ledgerViolations()).toMatchObject(NO_VIOLATIONS);
  expect(await unreservedStores()).toEqual([]);
});
