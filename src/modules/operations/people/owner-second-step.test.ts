import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { resetAtOnce } from "#modules/accounts/second-step/reset/reset-at-once.ts";
import { runResets } from "#modules/accounts/second-step/reset/run-resets.ts";
import { db } from "#platform/db.ts";
import { findViewer, type Viewer } from "#platform/session.ts";
import { cookieOf, createUser, type TestUser } from "../../../../tests/factories.ts";
import { provedViewer } from "../../../../tests/leaving.ts";
import { confirmAct } from "../pending-acts/answer-act.ts";
import { askOrDo } from "../pending-acts/ask-or-do.ts";
import { listActs } from "../pending-acts/queries/list-acts.ts";
import { readPerson } from "./read-person.ts";
import { secondStepAct } from "./second-step-act.ts";

const motivo = "Documento com foto conferido em chamada.";
let renata: Viewer, bruno: Viewer;
let lost: TestUser;

beforeEach(async () => {
  await db.execute(sql`update users set roles = '{}' where roles <> '{}'`);
  await db.execute(sql`delete from pending_acts`);
  [renata, bruno] = [
    await provedViewer(await createUser({ name: "Renata Queiroz", roles: ["admin"] })),
    await provedViewer(await createUser({ name: "Bruno Lima", roles: ["admin"] })),
  ];
  lost = await createUser({ name: "Caio Amaral", roles: ["admin"] });
  await db.execute(sql`insert into second_steps (user_id, sealed_secret, enabled_at) values (${lost.id}, 'x', now())`);
});

const reset = (by: Viewer, userId = lost.id) => askOrDo(by, secondStepAct, { userId, motivo });
const reasonOf = (answer: { ok: boolean; reason?: string }) => (answer.ok ? "ok" : (answer.reason ?? ""));
const asked = async (): Promise<string> => (await listActs(bruno)).waiting[0]?.id ?? expect.fail("nothing waits");
const isOn = async (userId = lost.id) =>
  (await db.execute(sql`select 1 from second_steps where user_id = ${userId} and enabled_at is not null`)).rows.length === 1;
const announced = async () => (await db.execute(sql`select 1 from second_step_resets where user_id = ${lost.id}`)).rows.length;
const emails = async () =>
  (await db.execute(sql`select kind from outbox_emails where recipient = ${lost.email} order by created_at, id`)).rows.map(
    ({ kind }) => kind,
  );
const actions = async (who: string) =>
  (await db.execute(sql`select action from admin_audit where admin_id = ${who} order by id`)).rows.map(({ action }) => action);

describe("the second step of an owner who lost phone and codes", () => {
  it("goes off by two other owners, 72 hours after the person is told, and every session of theirs ends", async () => {
    const cookie = await cookieOf(lost);
    expect(await readPerson(renata.userId, lost.id)).toMatchObject({ needsOther: true, resetWaits: false });
    expect(await reset(renata)).toEqual({ ok: true, value: { waits: true } });
    expect(await announced()).toBe(0);
    expect(await emails()).not.toContain("conta.segundo-passo-sera-desligado");
    expect(await readPerson(bruno.userId, lost.id)).toMatchObject({ resetWaits: true });
    expect((await listActs(bruno)).waiting[0]?.title).toContain("Caio Amaral");
    const id = await asked();
    const both = await Promise.all([confirmAct(bruno, id), confirmAct(bruno, id)]);
    expect(both.map(reasonOf).toSorted()).toEqual(["already_answered", "ok"]);
    expect(await announced()).toBe(1);
    expect(await isOn()).toBe(true);
    expect(await emails()).toContain("conta.segundo-passo-sera-desligado");
    expect(await findViewer(cookie)).not.toBeNull();
    await db.execute(sql`update second_step_resets set due_at = now() - interval '1 second' where user_id = ${lost.id}`);
    await Promise.all([runResets(), runResets()]);
    expect(await isOn()).toBe(false);
    expect(await findViewer(cookie)).toBeNull();
    expect((await emails()).filter((kind) => kind === "conta.segundo-passo-desligado")).toHaveLength(1);
    expect(await actions(bruno.userId)).toEqual(["redefinir-segundo-passo", "confirmar-ato"]);
  });

  it("is not confirmed by the person themselves, and is the other owner's alone where there is no third", async () => {
    const themselves = await provedViewer(lost);
    await reset(renata);
    expect(reasonOf(await confirmAct(themselves, await asked()))).toBe("own_case");
    await db.execute(sql`delete from pending_acts`);
    await db.execute(sql`update users set roles = '{}' where id = ${bruno.userId}`);
    expect(await readPerson(renata.userId, lost.id)).toMatchObject({ needsOther: false });
    expect(await reset(renata)).toEqual({ ok: true, value: { waits: false } });
    expect(await announced()).toBe(1);
    expect(await actions(renata.userId)).toEqual(["pedir-ato", "redefinir-segundo-passo", "ato-de-unico-dono"]);
  });

  it("stays on when who asked is no owner any more, though their other role still reaches people", async () => {
    const support = await provedViewer(await createUser({ roles: ["suporte"] }));
    expect(reasonOf(await reset(support))).toBe("of_the_team");
    await reset(renata);
    await db.execute(sql`update users set roles = '{suporte}' where id = ${renata.userId}`);
    expect(reasonOf(await confirmAct(bruno, await asked()))).toBe("impeded");
    expect(await announced()).toBe(0);
  });

  it("is not announced twice when it was turned off meanwhile, and of who is no owner it needs one person", async () => {
    await reset(renata);
    await db.execute(sql`delete from second_steps where user_id = ${lost.id}`);
    expect(reasonOf(await confirmAct(bruno, await asked()))).toBe("impeded");
    const anybody = await createUser();
    await db.execute(sql`insert into second_steps (user_id, sealed_secret, enabled_at) values (${anybody.id}, 'x', now())`);
    expect(await reset(renata, anybody.id)).toEqual({ ok: true, value: { waits: false } });
    expect(await actions(renata.userId)).toEqual(["pedir-ato", "redefinir-segundo-passo"]);
  });
});

describe("the command line, for an only owner", () => {
  it("turns it off at once, ends every session, tells the person and keeps it on record, once when run twice", async () => {
    const cookie = await cookieOf(lost);
    const both = await Promise.all([resetAtOnce(lost.email.toUpperCase()), resetAtOnce(lost.email)]);
    expect(both.map(reasonOf).toSorted()).toEqual(["not_on", "ok"]);
    expect(await isOn()).toBe(false);
    expect(await findViewer(cookie)).toBeNull();
    expect(await emails()).toContain("conta.segundo-passo-desligado");
    expect(await actions(lost.id)).toEqual(["desligar-segundo-passo"]);
  });

  it("says when there is no such account or nothing to turn off", async () => {
    expect(reasonOf(await resetAtOnce("ninguem@exemplo.com.br"))).toBe("not_found");
    expect(reasonOf(await resetAtOnce("isto não é e-mail"))).not.toBe("ok");
    await db.execute(sql`delete from second_steps where user_id = ${lost.id}`);
    expect(reasonOf(await resetAtOnce(lost.email))).toBe("not_on");
  });
});
