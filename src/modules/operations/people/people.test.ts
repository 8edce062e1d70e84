import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { brokenAuditLines } from "#platform/audit.ts";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { findViewer, type Viewer } from "#platform/session.ts";
import { col, readRows } from "#platform/read.ts";
import { cookieOf, createProduct, createStore, createUser, type TestUser } from "../../../../tests/factories.ts";
import { provedViewer } from "../../../../tests/leaving.ts";
import { createSoldOrder } from "../../../../tests/sold-order.ts";
import { signedInPerson, withSecondStep } from "../../../../tests/authenticator.ts";
import { confirmIdentity } from "../../accounts/confirm-identity.ts";
import { runResets } from "../../accounts/second-step/reset/run-resets.ts";
import { turnOffSecondStep } from "../../accounts/second-step/turn-off.ts";
import { appealSuspension } from "../../accounts/suspension/appeal-suspension.ts";
import { readPrivacy } from "../privacy/queries/read-privacy.ts";
import { answerPersonAppeal } from "./answer-person-appeal.ts";
import { endPersonSessions } from "./end-person-sessions.ts";
import { peopleRoutes } from "./export.ts";
import { liftSuspension } from "./lift-suspension.ts";
import { findPerson } from "./queries/find.ts";
import { listPeople } from "./queries/list.ts";
import { readPerson } from "./read-person.ts";
import { revealPerson } from "./reveal-person.ts";
import { peopleList } from "./search.ts";
import { dropSecondStepReset, startSecondStepReset } from "./second-step-reset.ts";
import { suspendPerson } from "./suspend-person.ts";

const motivo = "Três denúncias acolhidas no mesmo mês.";
const actsOn = async (userId: string) =>
  await readRows(
    db,
    { action: col.text`action`, reason: col.text`reason` },
    (row) => sql`select ${row} from admin_audit where target_id = ${userId} order by id`,
  );
const emailsTo = async (email: string) =>
  (
    await readRows(
      db,
      { kind: col.text`kind` },
      (row) => sql`select ${row} from outbox_emails where recipient = ${email} order by created_at, id`,
    )
  ).map(({ kind }) => kind);
const statusOf = async (user: TestUser) => (await findViewer(await cookieOf(user)))?.suspendedFrom;

let admin: Viewer;
let adminUser: TestUser;

beforeAll(async () => {
  adminUser = await createUser({ name: "Renata Queiroz", roles: ["admin"] });
  admin = await provedViewer(adminUser);
});

describe("the list of people", () => {
  it("finds by name, e-mail, document, store and order, and nothing comes out whole", async () => {
    const author = await createUser({ name: "Helena Prado Achada", document: "11144477735" });
    const store = await createStore({ ownerId: author.id, name: "Ateliê Achado" });
    const buyer = await createUser({ name: "Joana Fialho" });
    const order = await createSoldOrder(buyer, [await createProduct(store.id)]);
    const found = async (busca: string) => (await listPeople({ busca })).rows.map(({ id }) => id);
    for (const busca of ["helena prado", author.email, "111.444.777-35", "ateliê achado"])
      expect(await found(busca)).toEqual([author.id]);
    for (const busca of [String(order.number), order.id]) expect(await found(busca)).toEqual([buyer.id]);
    const list = await listPeople({ busca: "helena prado" });
    expect(list).toMatchObject({ counts: { todas: 1, autores: 1, administracao: 0, suspensas: 0, recurso: 0 } });
    expect(JSON.stringify([list, await findPerson(author.id, admin.userId)])).not.toMatch(
      new RegExp(`${author.email}|Achada|11144477735`),
    );
    expect(await findPerson(buyer.id, admin.userId)).toMatchObject({ orders: 1, spentCents: order.totalCents, isOwn: false });
  });

  it("whole, only with a reason in the audit log; the spreadsheet goes masked, recorded, and only to administrators (INV-37)", async () => {
    const person = await createUser({ name: "Marina Teles" });
    expect(await revealPerson(admin.userId, { userId: person.id, motivo })).toMatchObject({
      value: { name: "Marina Teles", email: person.email, document: "529.982.247-25" },
    });
    expect(await actsOn(person.id)).toEqual([{ action: "revelar-conta", reason: motivo }]);
    const ask = async (user: TestUser) =>
      peopleRoutes.request(`${peopleList.file}?busca=marina`, { headers: { cookie: await cookieOf(user) } });
    expect((await ask(person)).status).toBe(404);
    const text = await (await ask(adminUser)).text();
    expect(text).toContain("Marina;");
    expect(text).not.toMatch(/Teles|pessoa\d+@/);
    expect(await actsOn("todas")).toHaveLength(1);
  });
});

describe("suspending", () => {
  it("takes effect on the next request, tells the person the reason and stays in the audit log; without proof of who one is, not (INV-37, INV-38)", async () => {
    const person = await createUser();
    const ask = { userId: person.id, scopes: ["comprar", "sacar"] as const, motivo };
    expect(await suspendPerson({ ...admin, sessionId: person.id }, ask)).toMatchObject({ reason: "step_up_needed" });
    expect(await statusOf(person)).toEqual([]);
    expect(await suspendPerson(admin, ask)).toMatchObject({ ok: true });
    expect(await suspendPerson(admin, ask)).toMatchObject({ reason: "already_done" });
    expect(await statusOf(person)).toEqual(["comprar", "sacar"]);
    const facts = await readPrivacy(await provedViewer({ ...person, suspendedFrom: ["comprar", "sacar"] }));
    expect(facts.suspension?.standing).toMatchObject({ reason: motivo, appealedAt: null });
    expect(await emailsTo(person.email)).toEqual(["conta.suspensa"]);
    expect(await actsOn(person.id)).toEqual([{ action: "suspender-pessoa", reason: motivo }]);
    expect((await listPeople({ suspensa: "sacar" })).rows.map(({ id }) => id)).toEqual([person.id]);
    expect(await liftSuspension(admin, { userId: person.id, motivo: "Foi engano nosso." })).toMatchObject({ ok: true });
    expect(await liftSuspension(admin, { userId: person.id, motivo })).toMatchObject({ reason: "already_done" });
    expect(await statusOf(person)).toEqual([]);
  });

  it("the person asks for review once, enters the queue and is answered once", async () => {
    const person = await createUser();
    const words = "Os desenhos são meus, e mando os originais.";
    expect(await appealSuspension(person.id, words)).toMatchObject({ reason: "not_suspended" });
    await suspendPerson(admin, { userId: person.id, scopes: ["vender"], motivo });
    expect(await appealSuspension(person.id, words)).toMatchObject({ ok: true });
    expect(await appealSuspension(person.id, words)).toMatchObject({ reason: "already_asked" });
    expect((await listPeople({ situacao: "recurso" })).rows.map(({ id }) => id)).toEqual([person.id]);
    const suspensionId = (await readPerson(admin.userId, person.id))?.suspensions[0]?.id ?? "";
    expect((await actsOn(person.id)).map(({ action }) => action)).toContain("ler-recurso");
    const answers = await Promise.all(
      [true, true].map((lifts) => answerPersonAppeal(admin, { suspensionId, lifts, motivo: "Vimos os originais." })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await statusOf(person)).toEqual([]);
    expect((await listPeople({ situacao: "recurso" })).total).toBe(0);
    expect(await emailsTo(person.email)).toEqual(["conta.suspensa", "conta.suspensao-terminou"]);
  });

  it("nobody suspends themselves, and the last administrator account is not suspended, not even by two at once", async () => {
    const other = await createUser({ roles: ["admin"] });
    const otherViewer = await provedViewer(other);
    const scopes = ["comprar", "vender", "sacar"] as const;
    expect(await suspendPerson(admin, { userId: admin.userId, scopes, motivo })).toMatchObject({ reason: "own_account" });
    const both = await Promise.all([
      suspendPerson(admin, { userId: other.id, scopes, motivo }),
      suspendPerson(otherViewer, { userId: admin.userId, scopes, motivo }),
    ]);
    expect(both.map((one) => (one.ok ? "ok" : one.reason)).toSorted()).toEqual(["last_admin", "ok"]);
    await db.execute(sql`update users set suspended_from = '{}' where 'admin' = any(roles)`);
  });
});

describe("the sign-in of someone who lost access", () => {
  const turnOn = (userId: string) =>
    db.execute(sql`insert into second_steps (user_id, sealed_secret, enabled_at) values (${userId}, 'x', now())`);
  const isOn = async (userId: string) => (await findPerson(userId, admin.userId))?.hasSecondStep;

  it("sessions end at once (INV-38)", async () => {
    const person = await createUser();
    const cookie = await cookieOf(person);
    expect(await endPersonSessions(admin.userId, { userId: person.id, motivo })).toMatchObject({ value: { ended: 1 } });
    expect(await findViewer(cookie)).toBeNull();
    expect(await endPersonSessions(admin.userId, { userId: admin.userId, motivo })).toMatchObject({ reason: "own_account" });
  });

  it("the second step is only disabled after 72 hours, once, with a notice before and after", async () => {
    const person = await createUser();
    const ask = { userId: person.id, motivo: "Documento com foto conferido em chamada." };
    expect(await startSecondStepReset(admin, ask)).toMatchObject({ reason: "not_on" });
    await turnOn(person.id);
    expect(await startSecondStepReset(admin, ask)).toMatchObject({ ok: true });
    expect(await startSecondStepReset(admin, ask)).toMatchObject({ reason: "already_done" });
    await runResets();
    expect(await isOn(person.id)).toBe(true);
    await db.execute(sql`update second_step_resets set due_at = now() - interval '1 second' where user_id = ${person.id}`);
    await Promise.all([runResets(), runResets()]);
    expect(await isOn(person.id)).toBe(false);
    expect(await emailsTo(person.email)).toEqual(["conta.segundo-passo-sera-desligado", "conta.segundo-passo-desligado"]);
  });

  it("who still has the app uses a code and nothing is disabled", async () => {
    const { user, viewer } = await signedInPerson();
    const { codes } = await withSecondStep(viewer);
    expect(await startSecondStepReset(admin, { userId: user.id, motivo })).toMatchObject({ ok: true });
    expect(await confirmIdentity(viewer, { code: codes[0]?.replaceAll("-", "") ?? "" }, { ip: "" })).toMatchObject({ ok: true });
    await db.execute(sql`update second_step_resets set due_at = now() - interval '1 second'`);
    await runResets();
    expect(await isOn(user.id)).toBe(true);
    expect(await emailsTo(user.email)).toContain("conta.segundo-passo-fica");
  });

  it("the notice was for the step there was, never for a new one the person enabled later", async () => {
    const person = await createUser();
    await turnOn(person.id);
    expect(await startSecondStepReset(admin, { userId: person.id, motivo })).toMatchObject({ ok: true });
    await transact(async (tx) => ok(await turnOffSecondStep(tx, { userId: person.id, name: person.name, email: person.email })));
    await turnOn(person.id);
    await db.execute(sql`update second_step_resets set due_at = now() - interval '1 second' where user_id = ${person.id}`);
    await runResets();
    expect(await isOn(person.id)).toBe(true);
  });

  it("cancelled, it stays enabled and the person knows", async () => {
    const person = await createUser();
    await turnOn(person.id);
    await startSecondStepReset(admin, { userId: person.id, motivo });
    expect(await dropSecondStepReset(admin.userId, { userId: person.id, motivo })).toMatchObject({ ok: true });
    expect(await dropSecondStepReset(admin.userId, { userId: person.id, motivo })).toMatchObject({ reason: "already_done" });
    await db.execute(sql`update second_step_resets set due_at = now() - interval '1 second'`);
    await runResets();
    expect(await isOn(person.id)).toBe(true);
    expect(await brokenAuditLines(db)).toEqual([]);
  });
});
