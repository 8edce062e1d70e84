import { asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { type EmailKind, outboxEmails } from "#platform/outbox.ts";
import { createUser, type TestUser } from "../../../tests/factories.ts";
import { emailsTo } from "../../../tests/mailbox.ts";
import { warmPool } from "../../../tests/shopper.ts";
import { chooseChannel } from "./choose-channel.ts";
import { noticeRoutes } from "./http.ts";
import { notify } from "./notify.ts";
import { readChoices } from "./queries/choices.ts";
import { openStopToken, stopPath } from "./stop-token.ts";
import { notifications } from "./tables.ts";

const emailKind: EmailKind<{ title: string }> = { name: "teste.carta" };
let person: TestUser;

beforeEach(async () => {
  person = await createUser();
});

const ask = (ref = `${person.id}-1`) =>
  transact(async (tx) => {
    await notify(
      tx,
      { userId: person.id, event: "pergunta.nova", ref, facts: { title: "Caderno" } },
      { kind: emailKind, to: person.email, payload: { title: "Caderno" } },
    );
    return ok();
  });

const charge = () =>
  transact(async (tx) => {
    await notify(
      tx,
      { userId: person.id, event: "saque.andamento", ref: `${person.id}:pago`, facts: { news: "pago", amountCents: 5_000 } },
      { kind: emailKind, to: person.email, payload: { title: "Saque" } },
    );
    return ok();
  });

const bell = () =>
  db.select().from(notifications).where(eq(notifications.userId, person.id)).orderBy(asc(notifications.createdAt));
const stopPaths = async () =>
  (await db.select().from(outboxEmails).where(eq(outboxEmails.recipient, person.email))).map((one) => one.stopPath);

describe("notifying someone", () => {
  it("writes to the bell and sends the e-mail, once per person, event and subject, even told by ten at once", async () => {
    await warmPool();
    await Promise.all(Array.from({ length: 10 }, () => ask()));
    await ask("outro assunto");
    expect((await bell()).map((one) => one.facts)).toEqual([{ title: "Caderno" }, { title: "Caderno" }]);
    expect(await emailsTo(person.email)).toHaveLength(2);
  });

  it("when the transaction is rolled back nobody hears of it", async () => {
    const undone = transact(async (tx) => {
      await notify(tx, { userId: person.id, event: "pergunta.nova", ref: "desfeita", facts: { title: "Caderno" } });
      throw new Error("desfaz");
    });
    await expect(undone).rejects.toThrow("desfaz");
    expect(await bell()).toEqual([]);
  });

  it("who stopped the e-mail still sees the bell; who stopped the bell still gets the e-mail; and back", async () => {
    await chooseChannel(person.id, { event: "pergunta.nova", channel: "email", isOn: false });
    await ask("a");
    expect([await bell(), await emailsTo(person.email)].map((list) => list.length)).toEqual([1, 0]);
    await chooseChannel(person.id, { event: "pergunta.nova", channel: "email", isOn: true });
    await chooseChannel(person.id, { event: "pergunta.nova", channel: "sino", isOn: false });
    await ask("b");
    expect([await bell(), await emailsTo(person.email)].map((list) => list.length)).toEqual([1, 1]);
  });

  it("money and security cannot be switched off, and their e-mail has no one-click exit", async () => {
    expect(await chooseChannel(person.id, { event: "saque.andamento", channel: "email", isOn: false })).toMatchObject({
      reason: "mandatory",
    });
    expect(await chooseChannel(person.id, { event: "nada", channel: "email", isOn: false })).toMatchObject({
      reason: "not_found",
    });
    await charge();
    expect(await stopPaths()).toEqual([null]);
    expect(await bell()).toHaveLength(1);
  });
});

describe("the one-click exit (INV-40)", () => {
  const press = (path: string) =>
    noticeRoutes.request(path, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    });

  it("goes in every e-mail that can be stopped and takes effect at once, without signing in and without a cookie", async () => {
    await ask("a");
    const [path] = await stopPaths();
    expect(path).toMatch(/^\/avisos\/parar\//);
    expect([(await press(path ?? "")).status, (await press(path ?? "")).status]).toEqual([200, 200]);
    await ask("b");
    expect(await emailsTo(person.email)).toHaveLength(1);
    expect(await bell()).toHaveLength(2);
  });

  it("tampered with, or of a mandatory notice, it stops nothing; nor does a visit to the page", async () => {
    const path = stopPath(person.id, "pergunta.nova");
    expect((await press(`${path.slice(0, -2)}AA`)).status).toBe(404);
    expect((await press(stopPath(person.id, "saque.andamento"))).status).toBe(404);
    expect((await noticeRoutes.request(path)).status).toBe(404);
    await ask();
    expect(await emailsTo(person.email)).toHaveLength(1);
  });

  it("does not say whose it is nor of what", () => {
    const path = stopPath(person.id, "pergunta.nova");
    expect(path).not.toContain("pergunta");
    expect(openStopToken(path.split("/").at(-1) ?? "")).toEqual({ userId: person.id, event: "pergunta.nova" });
  });
});

it("the settings show non-sellers only what is theirs, the mandatory always on", async () => {
  await chooseChannel(person.id, { event: "favoritos.baixou", channel: "sino", isOn: false });
  const groups = await readChoices(person.id, false);
  expect(groups.map(({ group }) => group)).not.toContain("loja");
  const choices = groups.flatMap(({ events }) => events);
  expect(choices.find(({ event }) => event === "favoritos.baixou")?.isOn).toEqual({ sino: false, email: true });
  expect(choices.filter(({ isMandatory }) => isMandatory).flatMap(({ isOn }) => Object.values(isOn))).not.toContain(false);
  expect((await readChoices(person.id, true)).map(({ group }) => group)).toContain("loja");
});

it("the settings name nothing that only who looks after the platform is told", async () => {
  const events = (await readChoices(person.id, true)).flatMap((group) => group.events);
  expect(events.length).toBeGreaterThan(20);
  expect(events.filter(({ event }) => /^(?:administracao|operacao)\./.test(event))).toEqual([]);
});
