import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { AdminRole } from "#kit/admin-roles.ts";
import { db } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import { createUser, type TestUser } from "../../../../tests/factories.ts";
import { provedViewer } from "../../../../tests/leaving.ts";
import { confirmAct } from "../pending-acts/answer-act.ts";
import { askOrDo } from "../pending-acts/ask-or-do.ts";
import { listActs } from "../pending-acts/queries/list-acts.ts";
import { addToTeam } from "./add-to-team.ts";
import { rolesAct } from "./roles-act.ts";

const motivo = "Passa a cuidar disto.";
let renata: Viewer;
let bruno: Viewer;
let brunoUser: TestUser;

beforeEach(async () => {
  await db.execute(sql`update users set roles = '{}' where roles <> '{}'`);
  await db.execute(sql`delete from pending_acts`);
  renata = await provedViewer(await createUser({ name: "Renata Queiroz", roles: ["admin"] }));
  brunoUser = await createUser({ name: "Bruno Lima", roles: ["admin"] });
  bruno = await provedViewer(brunoUser);
});

const rolesOf = async (userId: string) =>
  (await db.execute(sql`select roles from users where id = ${userId}`)).rows[0]?.["roles"];
const reasonOf = (answer: { ok: boolean; reason?: string }) => (answer.ok ? "ok" : (answer.reason ?? ""));
const change = (by: Viewer, { id }: TestUser, from: AdminRole[], to: AdminRole[]) =>
  askOrDo(by, rolesAct, { userId: id, from, to, motivo });
const waitingId = async () => (await listActs(bruno)).waiting[0]?.id ?? "";

describe("the owner's role", () => {
  it("is given when another owner confirms, who is named to the person with who wanted it", async () => {
    const person = await createUser({ name: "Marina Teles" });
    expect(await addToTeam(renata, { email: person.email, papeis: ["admin"], motivo })).toEqual({
      ok: true,
      value: { waits: true },
    });
    expect(await rolesOf(person.id)).toEqual([]);
    expect((await listActs(bruno)).waiting[0]).toMatchObject({
      title: "Dar o papel Dono a Marina Teles",
      lines: [`A conta é ${person.email}.`, "Papéis: de nenhum para Dono."],
    });
    expect(reasonOf(await confirmAct(bruno, await waitingId()))).toBe("ok");
    expect(await rolesOf(person.id)).toEqual(["admin"]);
    const { rows } = await db.execute(sql`select payload from outbox_emails where recipient = ${person.email}`);
    expect(rows).toMatchObject([{ payload: { by: "Renata Queiroz, com a confirmação de Bruno Lima,", given: ["Dono"] } }]);
  });

  it("is taken from somebody by two: also by who loses it, who then gives nothing more", async () => {
    expect(await change(renata, brunoUser, ["admin"], ["suporte"])).toEqual({ ok: true, value: { waits: true } });
    const id = await waitingId();
    expect(reasonOf(await confirmAct(renata, id))).toBe("own_ask");
    expect(await rolesOf(bruno.userId)).toEqual(["admin"]);
    expect(reasonOf(await confirmAct(bruno, id))).toBe("ok");
    expect(await rolesOf(bruno.userId)).toEqual(["suporte"]);
    const person = await createUser();
    expect(await change(renata, person, [], ["admin"])).toEqual({ ok: true, value: { waits: false } });
  });

  it("is never one's own to take, whoever would confirm; the other roles are given by one owner", async () => {
    const own = askOrDo(renata, rolesAct, { userId: renata.userId, from: ["admin"], to: [], motivo });
    expect(reasonOf(await own)).toBe("own_account");
    const person = await createUser();
    expect(await change(renata, person, [], ["financeiro"])).toEqual({ ok: true, value: { waits: false } });
    expect(await rolesOf(person.id)).toEqual(["financeiro"]);
  });

  it("of two owners who want each other's goes once: who lost it confirms nothing more", async () => {
    await change(renata, brunoUser, ["admin"], []);
    const first = await waitingId();
    await askOrDo(bruno, rolesAct, { userId: renata.userId, from: ["admin"], to: [], motivo });
    const second = (await listActs(bruno)).waiting.find(({ id }) => id !== first)?.id ?? "";
    const both = await Promise.all([confirmAct(bruno, first), confirmAct(renata, second)]);
    expect(both.map(reasonOf).filter((reason) => reason === "ok")).toHaveLength(1);
    expect(await db.$count(sql`users`, sql`'admin' = any(roles)`)).toBe(1);
  });
});
