import { sql } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { askOrDo } from "#modules/operations/pending-acts/ask-or-do.ts";
import { withdrawalAct } from "#modules/operations/withdrawals/withdrawal-act.ts";
import { forgetCached } from "#platform/cached-tables.ts";
import { db } from "#platform/db.ts";
import { signedInPerson, stepUp } from "../../../../tests/authenticator.ts";
import { ledgerViolations, NO_VIOLATIONS } from "../../../../tests/ledger.ts";
import { emailsTo } from "../../../../tests/mailbox.ts";
import {
  requestedWithdrawal,
  authorWithBalance,
  PLATFORM,
  readWithdrawal,
  unreservedStores,
  walletOf,
} from "../../../../tests/paid-author.ts";
import { attachSandbox } from "../../../../tests/sandbox.ts";
import { confirmWithdrawal } from "./confirm-withdrawal.ts";
import type { Decision } from "./decide-withdrawal.ts";
import { followWithdrawals, tendWithdrawals } from "./follow-withdrawals.ts";
import { findWithdrawalsToDecide } from "./queries.ts";
import { requestWithdrawal } from "./request-withdrawal.ts";
import { sendWithdrawal } from "./send-withdrawal.ts";
import { withdrawalSetting } from "./settings.ts";

const sandbox = attachSandbox();
type SandboxTransfer = { id: number; amount: number; fee: number; source_id: string; status: string };
const transfersOf = async (recipientId: string) =>
  (await sandbox.call<SandboxTransfer[]>("GET", "/sandbox/transfers")).filter((one) => one.source_id === recipientId);
/** The clock of the polls comes round. */
async function follow(id: string): Promise<void> {
  await db.execute(sql`update withdrawals set next_poll_at = now() where id = ${id} and next_poll_at is not null`);
  await followWithdrawals();
}

async function confirmed(cents = 50_000, amount = 20_000) {
  await sandbox.call("POST", "/sandbox/recipients", [
    { id: PLATFORM, name: "Autoria", document: "11222333000181", status: "active", available_amount: 100_000 },
  ]);
  const author = await authorWithBalance(cents, sandbox);
  const requested = await requestedWithdrawal(author, amount);
  const answer = await confirmWithdrawal(author.viewer, requested);
  if (!answer.ok) throw new Error(answer.reason);
  return { author, ...requested };
}

afterEach(async () => {
  expect(await ledgerViolations()).toMatchObject(NO_VIOLATIONS);
  expect(await unreservedStores()).toEqual([]);
});

describe("when the answer is lost (INV-16)", () => {
  async function lost() {
    const one = await confirmed();
    await sandbox.fault("500-after-commit", 60, "/transfers");
    await sendWithdrawal(one.id);
    await fetch(`http://localhost:${process.env.SANDBOX_PORT}/sandbox/faults`, { method: "DELETE" });
    expect((await readWithdrawal(one.id)).status).toBe("desconhecido");
    return one;
  }
  async function neverArrived() {
    const one = await confirmed();
    await sandbox.fault("500", 60, "/core/v5/transfers");
    await sendWithdrawal(one.id);
    await fetch(`http://localhost:${process.env.SANDBOX_PORT}/sandbox/faults`, { method: "DELETE" });
    expect((await readWithdrawal(one.id)).status).toBe("desconhecido");
    return one;
  }
  /** The only owner: nobody else has to confirm. */
  async function admin() {
    await db.execute(sql`update users set roles = '{}' where roles <> '{}'`);
    const { viewer } = await signedInPerson({ roles: ["admin"] });
    await stepUp(viewer);
    return viewer;
  }
  const decide = async (withdrawalId: string, decision: Decision["decision"]) =>
    askOrDo(await admin(), withdrawalAct, { withdrawalId, decision, motivo: "Conferido com o provedor por telefone" });

  it("the provider has one, the author cannot request another, and the search links it", async () => {
    const one = await lost();
    expect(await requestWithdrawal(one.author.viewer, { amountCents: 5_000 }, { ip: "10.0.0.1", userAgent: null })).toMatchObject(
      {
        reason: "open_withdrawal",
      },
    );
    await sendWithdrawal(one.id);
    await tendWithdrawals();
    await follow(one.id);
    expect((await readWithdrawal(one.id)).status).toBe("processando");
    expect(await transfersOf(one.author.recipientId)).toHaveLength(1);
  });

  it("the sender died with the call under way: in a minute it is unknown, and is never sent again", async () => {
    const one = await confirmed();
    await db.execute(
      sql`update withdrawals set status = 'enviando', sent_at = now() - interval '61 seconds' where id = ${one.id}`,
    );
    await tendWithdrawals();
    expect((await readWithdrawal(one.id)).status).toBe("desconhecido");
    await sendWithdrawal(one.id);
    await follow(one.id);
    expect((await readWithdrawal(one.id)).status).toBe("desconhecido");
    expect(await transfersOf(one.author.recipientId)).toEqual([]);
  });

  it("only after 60 minutes without showing up and with the provider's balance untouched does a person decide", async () => {
    const one = await neverArrived();
    expect(await decide(one.id, "desistir")).toMatchObject({ reason: "too_early" });
    await db.execute(sql`update withdrawals set sent_at = now() - interval '61 minutes' where id = ${one.id}`);
    expect((await decide(one.id, "desistir")).ok).toBe(true);
    expect((await readWithdrawal(one.id)).status).toBe("falhou");
    expect(await walletOf(one.author.storeId)).toMatchObject({ available: 50_000, reserved: 0 });
  });

  it("is offered for a decision when it may be decided, by the minutes that were set", async () => {
    const one = await neverArrived();
    await db.execute(sql`update withdrawals set sent_at = now() - interval '61 minutes' where id = ${one.id}`);
    const isOffered = async () => (await findWithdrawalsToDecide()).find(({ id }) => id === one.id)?.isRipe;
    expect(await isOffered()).toBe(true);
    await db.execute(sql`insert into settings (key, value, updated_by)
      values (${withdrawalSetting.key}, '{"unknownMinutes": 120}', ${one.author.viewer.userId})`);
    forgetCached("settings");
    expect(await isOffered()).toBe(false);
    expect(await decide(one.id, "desistir")).toMatchObject({ reason: "too_early" });
    await db.execute(sql`delete from settings where key = ${withdrawalSetting.key}`);
    forgetCached("settings");
  });

  it("sending again is a person's decision, with a reason, in the audit log", async () => {
    const one = await neverArrived();
    await db.execute(sql`update withdrawals set sent_at = now() - interval '61 minutes' where id = ${one.id}`);
    expect((await decide(one.id, "reenviar")).ok).toBe(true);
    await sendWithdrawal(one.id);
    expect((await readWithdrawal(one.id)).status).toBe("processando");
    expect(await transfersOf(one.author.recipientId)).toHaveLength(1);
    const { rows } = await db.execute(sql`select action, reason from admin_audit where target_id = ${one.id}`);
    expect(rows).toEqual([{ action: "saque-reenviar", reason: "Conferido com o provedor por telefone" }]);
  });

  it("if the provider's balance fell, the money went out: nobody can send it again", async () => {
    const one = await lost();
    await db.execute(sql`update withdrawals set sent_at = now() - interval '61 minutes' where id = ${one.id}`);
    expect(await decide(one.id, "reenviar")).toMatchObject({ reason: "too_early" });
  });

  it("a withdrawal under review is approved or refused with confirmation of who one is; nobody decides their own", async () => {
    const author = await authorWithBalance(500_000, sandbox);
    await db.execute(sql`update stores set approved_at = now() - interval '90 days' where id = ${author.storeId}`);
    const requested = await requestedWithdrawal(author, 150_000);
    await confirmWithdrawal(author.viewer, requested);
    const decision = { withdrawalId: requested.id, decision: "aprovar" as const, motivo: "Documentos conferidos" };
    expect(await askOrDo({ ...author.viewer, isAdmin: true }, withdrawalAct, decision)).toMatchObject({
      reason: "own_withdrawal",
    });
    const { viewer: cold } = await signedInPerson({ roles: ["admin"] });
    expect(await askOrDo(cold, withdrawalAct, decision)).toMatchObject({ reason: "step_up_needed" });
    expect((await decide(requested.id, "aprovar")).ok).toBe(true);
    await sendWithdrawal(requested.id);
    expect((await readWithdrawal(requested.id)).status).toBe("processando");
    expect(await decide(requested.id, "recusar")).toMatchObject({ reason: "moved_on" });

    const other = await authorWithBalance(500_000);
    await db.execute(sql`update stores set approved_at = now() - interval '90 days' where id = ${other.storeId}`);
    const refused = await requestedWithdrawal(other, 150_000);
    await confirmWithdrawal(other.viewer, refused);
    expect((await decide(refused.id, "recusar")).ok).toBe(true);
    expect(await walletOf(other.storeId)).toMatchObject({ available: 500_000, reserved: 0 });
    expect((await emailsTo(other.user.email))[0]).toMatchObject({ payload: { news: "recusado" } });
  });
});
