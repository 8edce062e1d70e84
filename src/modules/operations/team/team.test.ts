import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { endPersonSessions } from "#modules/operations/people/end-person-sessions.ts";
import type { AdminRole } from "#kit/admin-roles.ts";
import { openAdministration } from "#platform/admin-session.ts";
import { db } from "#platform/db.ts";
import { findViewer, mayNow, type Viewer } from "#platform/session.ts";
import { cookieOf, createUser, type TestUser, viewerOf } from "../../../../tests/factories.ts";
import { provedViewer } from "../../../../tests/leaving.ts";
import { addToTeam } from "./add-to-team.ts";
import { changeRoles } from "./change-roles.ts";
import { listTeam } from "./queries.ts";

const motivo = "Passa a cuidar disto.";
let owner: Viewer;

beforeEach(async () => {
  await db.execute(sql`update users set roles = '{}' where roles <> '{}'`);
  owner = await provedViewer(await createUser({ name: "Renata Queiroz", roles: ["admin"] }));
});

const change = (by: Viewer, person: TestUser, to: AdminRole[], from = person.roles as AdminRole[]) =>
  changeRoles(by, { userId: person.id, from, to, reason: motivo });
const rolesOf = async ({ id }: TestUser) => (await db.execute(sql`select roles from users where id = ${id}`)).rows[0]?.["roles"];
const newsOf = async ({ id, email }: TestUser) => ({
  bell: (await db.execute(sql`select facts from notifications where user_id = ${id} and event = 'administracao.papeis'`)).rows,
  email: (await db.execute(sql`select payload from outbox_emails where recipient = ${email} and kind = 'equipe.papeis'`)).rows,
});
const recordOf = async ({ id }: TestUser) =>
  (
    await db.execute<{ action: string; role: string; reason: string }>(
      sql`select action, detail->>'papel' as role, reason from admin_audit where target_id = ${id} order by id`,
    )
  ).rows;
const reasonOf = (answer: { ok: boolean; reason?: string }) => (answer.ok ? "ok" : (answer.reason ?? ""));
const byName = (a: string, b: string) => a.localeCompare(b);

describe("roles of the administration", () => {
  it("are given by e-mail to who has an account, who is told by e-mail and at the bell, and stay on record", async () => {
    const person = await createUser({ name: "Marina Teles" });
    expect(
      await addToTeam(owner, { email: ` ${person.email.toUpperCase()}`, papeis: ["suporte", "financeiro"], motivo }),
    ).toEqual({ ok: true, value: { waits: false } });
    expect(await rolesOf(person)).toEqual(["financeiro", "suporte"]);
    const { bell, email } = await newsOf(person);
    expect(bell).toEqual([{ facts: { roles: ["Financeiro", "Suporte"] } }]);
    expect(email).toMatchObject([
      { payload: { by: "Renata Queiroz", given: ["Financeiro", "Suporte"], taken: [], reason: motivo } },
    ]);
    expect(await recordOf(person)).toEqual([
      { action: "dar-papel", role: "financeiro", reason: motivo },
      { action: "dar-papel", role: "suporte", reason: motivo },
    ]);
    expect(await listTeam(owner.userId)).toMatchObject([
      { name: "Renata Queiroz", roles: ["admin"], isOwn: true, changedAt: null },
      { name: "Marina Teles", changedBy: "Renata Queiroz", isOwn: false },
    ]);
  });

  it("once taken end what the person could do, in every session, at once", async () => {
    const person = await createUser({ roles: ["moderacao", "suporte"] });
    const cookie = await cookieOf(person);
    const session = await findViewer(cookie);
    const opened = `${cookie}; ${(await openAdministration(db, session?.sessionId ?? "")).split(";", 1)[0]}`;
    expect(mayNow(await findViewer(opened), "act", "moderation")).toBe(true);
    expect(reasonOf(await change(owner, person, ["suporte"]))).toBe("ok");
    expect(mayNow(await findViewer(opened), "act", "moderation")).toBe(false);
    expect((await db.execute(sql`select 1 from admin_sessions where session_id = ${session?.sessionId}`)).rows).toEqual([]);
    expect(reasonOf(await change(owner, person, [], ["suporte"]))).toBe("ok");
    expect(await findViewer(opened)).toMatchObject({ hasAdminRole: false, isAdmin: false });
    expect((await recordOf(person)).map(({ action, role }) => `${action} ${role}`)).toEqual([
      "tirar-papel moderacao",
      "tirar-papel suporte",
    ]);
    expect((await newsOf(person)).bell).toContainEqual({ facts: { roles: [] } });
  });

  it("are never one's own to change, nor without proof, nor by who is no owner", async () => {
    const person = await createUser();
    const support = await provedViewer(await createUser({ roles: ["suporte", "financeiro", "moderacao", "conteudo"] }));
    const idle = await viewerOf(await createUser({ roles: ["admin"] }));
    expect(reasonOf(await changeRoles(owner, { userId: owner.userId, from: ["admin"], to: [], reason: motivo }))).toBe(
      "own_account",
    );
    expect(reasonOf(await change(support, person, ["suporte"]))).toBe("not_owner");
    expect(reasonOf(await change(idle, person, ["suporte"]))).toBe("step_up_needed");
    expect(await rolesOf(person)).toEqual([]);
    expect(await newsOf(person)).toEqual({ bell: [], email: [] });
  });

  it("refuse, each in its words, who has no account, no proved e-mail, is there already, or was changed meanwhile", async () => {
    const unproved = await createUser({ emailVerified: false });
    const member = await createUser({ roles: ["conteudo"] });
    const add = (email: string) => addToTeam(owner, { email, papeis: ["suporte"], motivo });
    expect(await add("ninguem@exemplo.com.br")).toMatchObject({ reason: "no_account", fields: { email: expect.any(String) } });
    expect(reasonOf(await add(unproved.email))).toBe("unverified");
    expect(reasonOf(await add(member.email))).toBe("already_team");
    expect(reasonOf(await change(owner, member, ["suporte"], []))).toBe("changed_meanwhile");
    expect(reasonOf(await change(owner, member, ["conteudo"]))).toBe("already_so");
  });

  it("always leave an owner: of two who take each other away at once, one stays", async () => {
    const other = await createUser({ roles: ["admin"] });
    const otherViewer = await provedViewer(other);
    const both = await Promise.all([
      change(owner, other, []),
      changeRoles(otherViewer, { userId: owner.userId, from: ["admin"], to: [], reason: motivo }),
    ]);
    expect(both.map(reasonOf).toSorted(byName)).toEqual(["not_owner", "ok"]);
    expect(await db.$count(sql`users`, sql`'admin' = any(roles)`)).toBe(1);
  });

  it("leave an owner who may do everything: a suspended one does not count", async () => {
    const other = await createUser({ roles: ["admin"] });
    await db.execute(sql`update users set suspended_from = '{comprar}' where id = ${owner.userId}`);
    expect(reasonOf(await change(owner, other, []))).toBe("last_owner");
  });

  it("of somebody given twice at once are given once", async () => {
    const person = await createUser();
    const answers = await Promise.all([change(owner, person, ["suporte"]), change(owner, person, ["suporte"])]);
    expect(answers.map(reasonOf).toSorted(byName)).toEqual(["changed_meanwhile", "ok"]);
    expect(await recordOf(person)).toHaveLength(1);
  });
});

it("only an owner acts on the account of somebody of the team, whose entrance would open theirs", async () => {
  const support = await createUser({ roles: ["suporte"] });
  const member = await createUser({ roles: ["financeiro"] });
  const end = (by: string, userId: string) => endPersonSessions(by, { userId, motivo });
  expect(await end(support.id, member.id)).toMatchObject({ reason: "of_the_team" });
  expect(await end(support.id, owner.userId)).toMatchObject({ reason: "of_the_team" });
  expect(await end(owner.userId, member.id)).toMatchObject({ ok: true });
  expect(await end(support.id, (await createUser()).id)).toMatchObject({ ok: true });
});
