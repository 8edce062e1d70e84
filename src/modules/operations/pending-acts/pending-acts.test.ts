import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { commissionSetting } from "#modules/pricing/settings.ts";
import { withdrawalSetting } from "#modules/payouts/withdrawals/settings.ts";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import type { Viewer } from "#platform/session.ts";
import { readSetting } from "#platform/settings.ts";
import { createUser, type TestUser, viewerOf } from "../../../../tests/factories.ts";
import { provedViewer } from "../../../../tests/leaving.ts";
import { changeSettings } from "../settings/change-settings.ts";
import { readPlatformSettings } from "../settings/queries.ts";
import { settingsAct } from "../settings/settings-act.ts";
import { switchAct } from "../settings/switch-act.ts";
import { confirmAct, refuseAct, withdrawAct } from "./answer-act.ts";
import { askOrDo } from "./ask-or-do.ts";
import { expireActs } from "./expire-acts.ts";
import { listActs } from "./queries/list-acts.ts";

const motivo = "Decisão da reunião de junho.";
let renata: Viewer, bruno: Viewer;
let brunoUser: TestUser;

beforeEach(async () => {
  await db.execute(sql`update users set roles = '{}' where roles <> '{}'`);
  for (const table of [sql`settings`, sql`pending_acts`]) await db.execute(sql`delete from ${table}`);
  renata = await provedViewer(await createUser({ name: "Renata Queiroz", roles: ["admin"] }));
  brunoUser = await createUser({ name: "Bruno Lima", roles: ["admin"] });
  bruno = await provedViewer(brunoUser);
});

const commission = (by: Viewer, values: Record<string, string>, why = motivo) =>
  askOrDo(by, settingsAct, { key: "commission", values, motivo: why });
const rate = async () => (await readSetting(db, commissionSetting)).basisPoints;
const reasonOf = (answer: { ok: boolean; reason?: string }) => (answer.ok ? "ok" : (answer.reason ?? ""));

const asked = async (): Promise<string> => (await listActs(bruno)).waiting[0]?.id ?? expect.fail("nothing waits");
async function askTen(): Promise<string> {
  expect(await commission(renata, { basisPoints: "10" })).toEqual({ ok: true, value: { waits: true } });
  return asked();
}
const statusOf = async (id: string) =>
  (await db.execute(sql`select status from pending_acts where id = ${id}`)).rows[0]?.["status"];
const bellOf = async (userId: string) =>
  readRows(
    db,
    { event: col.text`event`, facts: col.json`facts` },
    (row) =>
      sql`select ${row} from notifications where user_id = ${userId} and event like 'administracao.confirmacao%' order by id`,
  );
async function record(): Promise<string[]> {
  const ofBoth = sql`admin_id in (${renata.userId}, ${bruno.userId})`;
  const rows = await readRows(
    db,
    { action: col.text`action` },
    (row) => sql`select ${row} from admin_audit where ${ofBoth} order by id`,
  );
  return rows.map(({ action }) => action);
}

describe("a grave act of the administration", () => {
  it("waits for another owner, who is told at the bell and by e-mail what it would do, and is done when they confirm", async () => {
    const id = await askTen();
    expect(await rate()).toBe(1_200);
    const title = "Mudar a comissão de 12% para 10% para todos";
    expect((await listActs(bruno)).waiting).toMatchObject([
      { title, lines: ["De cada venda: de 12% para 10%."], reason: motivo, askedBy: renata.name },
    ]);
    expect((await listActs(renata)).waiting).toMatchObject([{ title, isOwn: true }]);
    expect((await readPlatformSettings()).groups.filter(({ waits }) => waits).map(({ key }) => key)).toEqual(["commission"]);
    const what = "uma mudança nos números da Autoria";
    expect(await bellOf(bruno.userId)).toEqual([{ event: "administracao.confirmacao", facts: { who: renata.name, what } }]);
    const { rows } = await db.execute(
      sql`select payload from outbox_emails where recipient = ${brunoUser.email} and kind = 'equipe.confirmacao'`,
    );
    expect(rows).toMatchObject([{ payload: { title, by: renata.name, reason: motivo } }]);

    expect(await confirmAct(bruno, id)).toEqual({ ok: true });
    expect(await rate()).toBe(1_000);
    expect(await bellOf(renata.userId)).toEqual([
      { event: "administracao.confirmacao-respondida", facts: { who: bruno.name, what, end: "confirmar" } },
    ]);
    expect(await record()).toEqual(["pedir-ato", "mudar-numeros", "confirmar-ato"]);
    expect((await readPlatformSettings()).changes[0]).toMatchObject({ by: "Renata", reason: motivo });
    expect((await listActs(bruno)).answered[0]).toMatchObject({ status: "feito", answeredBy: bruno.name });
  });

  it("is done at once by an only owner, and the record says that nobody confirmed", async () => {
    await db.execute(sql`update users set roles = '{}' where id = ${bruno.userId}`);
    expect(await commission(renata, { basisPoints: "10" })).toEqual({ ok: true, value: { waits: false } });
    expect(await rate()).toBe(1_000);
    expect(await record()).toEqual(["mudar-numeros", "ato-de-unico-dono"]);
    expect((await listActs(renata)).waiting).toEqual([]);
  });

  it("still waits when the other owner is suspended: suspending the second person does not spare them", async () => {
    await db.execute(sql`update users set suspended_from = '{comprar}' where id = ${bruno.userId}`);
    const id = await askTen();
    expect(reasonOf(await confirmAct(bruno, id))).toBe("not_owner");
    expect(await bellOf(bruno.userId)).toEqual([]);
  });

  it("that would be refused is refused when it is asked, beside its field, and nothing waits", async () => {
    expect(await commission(renata, { basisPoints: "muito" })).toMatchObject({
      reason: "invalid",
      fields: { basisPoints: expect.any(String) },
    });
    expect(await commission(renata, { basisPoints: "12" })).toMatchObject({ reason: "already_so" });
    const unproved = await viewerOf(brunoUser);
    expect(reasonOf(await commission(unproved, { basisPoints: "10" }))).toBe("step_up_needed");
    expect((await listActs(bruno)).waiting).toEqual([]);
    expect(await bellOf(bruno.userId)).toEqual([]);
  });

  it("leaves what is not grave to one person", async () => {
    const days = { key: "reviews", values: { windowDays: "45" }, motivo };
    expect(await askOrDo(renata, settingsAct, days)).toEqual({ ok: true, value: { waits: false } });
    expect(await record()).toEqual(["mudar-numeros"]);
  });

  it("stops withdrawals without waiting; lets them go on only with an owner's yes, also to an only owner's finance", async () => {
    const finance = await provedViewer(await createUser({ roles: ["financeiro"] }));
    await db.execute(sql`update users set roles = '{}' where id = ${renata.userId}`);
    const turn = (isOn: boolean) => askOrDo(finance, switchAct, { what: "saques", isOn, aviso: "", motivo });
    expect(await turn(false)).toEqual({ ok: true, value: { waits: false } });
    expect(await turn(true)).toEqual({ ok: true, value: { waits: true } });
    expect((await readSetting(db, withdrawalSetting)).isOn).toBe(false);
    const id = await asked();
    expect(reasonOf(await confirmAct(finance, id))).toBe("own_ask");
    expect(reasonOf(await confirmAct(bruno, id))).toBe("ok");
    expect((await readSetting(db, withdrawalSetting)).isOn).toBe(true);
  });

  it("is confirmed neither by who asked, nor by who is no owner, nor without proof", async () => {
    const id = await askTen();
    const finance = await provedViewer(await createUser({ roles: ["financeiro", "moderacao"] }));
    expect(reasonOf(await confirmAct(renata, id))).toBe("own_ask");
    expect(reasonOf(await refuseAct(renata, { actId: id, motivo }))).toBe("own_ask");
    expect(reasonOf(await confirmAct(finance, id))).toBe("not_owner");
    expect(reasonOf(await withdrawAct(bruno, id))).toBe("not_found");
    await db.execute(sql`update sessions set stepped_up_at = now() - interval '6 minutes' where id = ${bruno.sessionId}`);
    expect(reasonOf(await confirmAct(bruno, id))).toBe("step_up_needed");
    expect(await rate()).toBe(1_200);
    expect(await statusOf(id)).toBe("esperando");
    expect((await listActs(finance)).waiting).toEqual([]);
    const byHand = db.execute(sql`update pending_acts set status = 'feito', answered_by = asked_by, answered_at = now()`);
    await expect(byHand).rejects.toThrow();
  });

  it("refused, says why to who asked; given up, is gone", async () => {
    const refused = await askTen();
    expect(reasonOf(await refuseAct(bruno, { actId: refused, motivo: "Vamos conversar antes." }))).toBe("ok");
    expect((await listActs(renata)).answered[0]).toMatchObject({ status: "recusado", answer: "Vamos conversar antes." });
    expect(await bellOf(renata.userId)).toMatchObject([{ facts: { end: "recusar", who: bruno.name } }]);
    const dropped = await askTen();
    expect(reasonOf(await withdrawAct(renata, dropped))).toBe("ok");
    expect(reasonOf(await confirmAct(bruno, dropped))).toBe("already_answered");
    expect(await rate()).toBe(1_200);
  });

  it("asked twice at once waits once; another change of the same is told to wait its turn", async () => {
    const both = await Promise.all([commission(renata, { basisPoints: "10" }), commission(renata, { basisPoints: "10" })]);
    expect(both.map(reasonOf)).toEqual(["ok", "ok"]);
    expect((await listActs(bruno)).waiting).toHaveLength(1);
    expect(await bellOf(bruno.userId)).toHaveLength(1);
    expect(await commission(bruno, { basisPoints: "9" })).toMatchObject({
      reason: "already_waiting",
      fields: { form: expect.any(String) },
    });
  });

  it("whose time passed is no longer done, and who asked is told once", async () => {
    const id = await askTen();
    await db.execute(sql`update pending_acts set expires_at = now() - interval '1 second' where id = ${id}`);
    expect(reasonOf(await confirmAct(bruno, id))).toBe("already_answered");
    expect((await listActs(bruno)).waiting).toEqual([]);
    await Promise.all([expireActs(), expireActs()]);
    expect(await statusOf(id)).toBe("vencido");
    expect(await bellOf(renata.userId)).toMatchObject([{ facts: { end: "vencer" } }]);
    expect(await rate()).toBe(1_200);
  });
});

describe("what changed since a grave act was asked", () => {
  it("is told to who confirms, and nothing is done", async () => {
    const id = await askTen();
    await changeSettings(bruno, { key: "commission", values: { basisPoints: "8" }, motivo });
    const answer = await confirmAct(bruno, id);
    expect(answer).toMatchObject({ reason: "impeded", fields: { form: expect.stringContaining("mudou estes números") } });
    expect(await rate()).toBe(800);
    expect(await statusOf(id)).toBe("impedido");
    expect(await bellOf(renata.userId)).toMatchObject([{ facts: { end: "impedir" } }]);
  });

  it("in other fields of the same form stays as others left it", async () => {
    const whole = { basisPoints: "10", ownBasisPoints: "8", leastCents: "1,00" };
    expect(reasonOf(await commission(renata, whole))).toBe("ok");
    await changeSettings(bruno, { key: "commission", values: { leastCents: "2,00" }, motivo });
    expect(reasonOf(await confirmAct(bruno, await asked()))).toBe("ok");
    expect(await readSetting(db, commissionSetting)).toMatchObject({ basisPoints: 1_000, leastCents: 200 });
  });

  it("includes the role of who asked: without it, it is not done", async () => {
    const id = await askTen();
    await db.execute(sql`update users set roles = '{suporte}' where id = ${renata.userId}`);
    expect(reasonOf(await confirmAct(bruno, id))).toBe("asker_left");
    expect(await rate()).toBe(1_200);
    expect(await statusOf(id)).toBe("impedido");
  });
});

describe("answers to a grave act at the same time", () => {
  const changes = async () =>
    (await db.execute(sql`select 1 from setting_changes where changed_by = ${renata.userId} and key = 'commission'`)).rows.length;

  it("by two owners who confirm do it once", async () => {
    const id = await askTen();
    const third = await provedViewer(await createUser({ roles: ["admin"] }));
    const both = await Promise.all([confirmAct(bruno, id), confirmAct(third, id), confirmAct(bruno, id)]);
    expect(both.map(reasonOf).filter((reason) => reason === "ok")).toHaveLength(1);
    expect(await changes()).toBe(1);
  });

  it("by who confirms, who refuses and who gives it up leave one answer, and the setting as it says", async () => {
    const id = await askTen();
    const third = await provedViewer(await createUser({ roles: ["admin"] }));
    const answers = await Promise.all([withdrawAct(renata, id), confirmAct(bruno, id), refuseAct(third, { actId: id, motivo })]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await changes()).toBe((await statusOf(id)) === "feito" ? 1 : 0);
    expect(await rate()).toBe((await statusOf(id)) === "feito" ? 1_000 : 1_200);
  });

  it("cut half-way by the database leave it waiting and undone, to be confirmed once", async () => {
    const id = await askTen();
    await db.execute(sql`insert into settings (key, value, updated_by) values ('commission', '{}', 'teste')`);
    const cut = await db.transaction(async (tx) => {
      await tx.execute(sql`select 1 from settings where key = 'commission' for update`);
      const confirming = confirmAct(bruno, id).then(reasonOf, () => "cut");
      const blocked = sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pg_backend_pid() = any (pg_blocking_pids(pid))`;
      while ((await tx.execute(blocked)).rows.length === 0);
      return confirming;
    });
    expect(cut).toBe("cut");
    expect(await statusOf(id)).toBe("esperando");
    expect(await rate()).toBe(1_200);
    expect(reasonOf(await confirmAct(bruno, id))).toBe("ok");
    expect(await changes()).toBe(1);
  });
});
