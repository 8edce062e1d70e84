import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { newId } from "#kit/id.ts";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { createUser, type TestUser } from "../../../tests/factories.ts";
import { noteCredentialChange } from "../accounts/second-step/credential-changes.ts";
import { type SecurityNews, securityNewsJob } from "../accounts/security-news/schema.ts";
import { jobs } from "./jobs.ts";
import { markRead } from "./mark-read.ts";
import { notify } from "./notify.ts";
import { listLatest, listNotices } from "./queries/notices.ts";
import { sweepOld } from "./sweep-old.ts";
import { notifications } from "./tables.ts";

let person: TestUser;

beforeEach(async () => {
  person = await createUser();
});

const sell = (who = person, netCents = 3_071) =>
  transact(async (tx) => {
    const facts = { orderId: newId(), orderNumber: 48_213, netCents, items: 1 };
    await notify(tx, { userId: who.id, event: "venda.nova", ref: newId(), facts });
    return ok();
  });
const buy = () =>
  transact(async (tx) => {
    const facts = { orderId: "0199a3c4-0000-7000-8000-000000000001", orderNumber: 48_213, items: 2 };
    await notify(tx, { userId: person.id, event: "pedido.recibo", ref: newId(), facts });
    return ok();
  });
const all = (search = {}) => listNotices(person.id, true, search);

describe("the bell and the account's security", () => {
  it("tells what changed in the account with the transaction that did it, once, and a repeated job does not tell again", async () => {
    await transact(async (tx) => ok(await noteCredentialChange(tx, person.id, "chave_nova", "Chrome no Windows")));
    await transact(async (tx) => ok(await noteCredentialChange(tx, person.id, "senha")));
    const undone = transact(async (tx) => {
      await noteCredentialChange(tx, person.id, "email");
      throw new Error("desfaz");
    });
    await expect(undone).rejects.toThrow("desfaz");
    const rows = await readRows<{ data: SecurityNews }>(
      db,
      {
        data: col.shape({
          userId: col.text,
          news: col.oneOf([
            "senha",
            "email",
            "segundo_passo_ligado",
            "segundo_passo_desligado",
            "codigos_novos",
            "chave_nova",
            "codigo_usado",
            "chave_apagada",
            "aparelho_novo",
            "google_ligado",
            "google_desligado",
          ]),
          ref: col.text,
          about: col.text.orNull,
        })`data`,
      },
      (row) => sql`select ${row} from pgboss.job where name = ${securityNewsJob.name} and data->>'userId' = ${person.id}`,
    );
    const [run] = jobs.map((one) => one.run);
    for (const { data } of [...rows, ...rows]) await run?.(data);
    const { notices } = await listLatest(person.id);
    expect(notices.map(({ title, detail }) => `${title}: ${detail}`).toSorted()).toEqual([
      "A senha da sua conta mudou: Se não foi você, troque a senha agora.",
      "Chave de acesso criada: Chrome no Windows. Se não foi você, troque a senha agora.",
    ]);
    expect(notices[0]?.href).toBe("/painel/configuracoes?aba=seguranca");
  });
});

describe("the bell", () => {
  it("says what happened in words, how much is unread and where it leads", async () => {
    await buy();
    await sell();
    const { unread, notices } = await listLatest(person.id);
    expect(unread).toBe(2);
    expect(notices[0]?.title.replaceAll("\u00a0", " ")).toBe("Você vendeu: R$ 30,71 para você");
    expect(notices[1]).toMatchObject({
      title: "Seus materiais estão na biblioteca",
      detail: "Pedido 48.213",
      href: "/painel/pedidos/0199a3c4-0000-7000-8000-000000000001",
      isRead: false,
    });
  });

  it("a read one leaves the count; all are read at once; and nobody reads for others", async () => {
    await sell();
    await sell();
    const other = await createUser();
    const [first] = (await all()).notices;
    await markRead(other.id, [first?.id ?? ""]);
    expect((await all()).unread).toBe(2);
    await markRead(person.id, [first?.id ?? ""]);
    expect((await all()).unread).toBe(1);
    await sell(other);
    await markRead(person.id, null);
    expect([(await all()).unread, (await listLatest(other.id)).unread]).toEqual([0, 1]);
  });

  it("filters by subject and by unread, page by page", async () => {
    for (let n = 0; n < 21; n++) await sell();
    await buy();
    expect([(await all({ grupo: "loja" })).total, (await all({ grupo: "compras" })).total]).toEqual([21, 1]);
    expect((await all({ pagina: 2 })).notices).toHaveLength(2);
    await markRead(
      person.id,
      (await all({ grupo: "compras" })).notices.map(({ id }) => id),
    );
    expect((await all({ filtro: "nao-lidos", grupo: "compras" })).notices).toEqual([]);
  });

  it("an event the code no longer knows neither appears nor counts", async () => {
    await sell();
    await db.update(notifications).set({ event: "coisa.antiga" }).where(eq(notifications.userId, person.id));
    expect(await listLatest(person.id)).toEqual({ unread: 0, notices: [] });
  });

  it("is forgotten after 180 days", async () => {
    await sell();
    await sell();
    const [old] = (await all()).notices;
    await db
      .update(notifications)
      .set({ createdAt: sql`now() - interval '181 days'` as never })
      .where(eq(notifications.id, old?.id ?? ""));
    expect(await sweepOld()).toBe(1);
    expect((await all()).total).toBe(1);
  });
});
