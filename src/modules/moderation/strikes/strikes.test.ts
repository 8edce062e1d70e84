import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { createProduct, createStore, createUser, type TestUser, viewerOf } from "../../../../tests/factories.ts";
import { notifications } from "#modules/notifications/tables.ts";
import { readStanding } from "#modules/stores/strikes/queries.ts";
import { storeStrikes } from "#modules/stores/strikes/tables.ts";
import { ok } from "#kit/outcome.ts";
import { db } from "#platform/db.ts";
import { outboxEmails } from "#platform/outbox.ts";
import { appealContent } from "../appeals/appeal-content.ts";
import { decideAppeal } from "../appeals/decide-appeal.ts";
import { moderationAppeals } from "../appeals/tables.ts";
import { decideReport } from "../decide-report.ts";
import { reportContent } from "../report-content.ts";
import { undoDecision } from "../undo/undo-decision.ts";
import { liftStrike } from "./lift-strike.ts";
import { readOwnStrikes } from "./queries.ts";

const motivo = "As ilustrações são de outra pessoa.";

let admin: TestUser;
let reporter: TestUser;
let store: Awaited<ReturnType<typeof createStore>>;
let owner: { id: string; email: string };

beforeEach(async () => {
  [admin, reporter, store] = await Promise.all([createUser({ roles: ["admin"] }), createUser(), createStore()]);
  const { rows } = await db.execute<{ id: string; email: string }>(
    sql`select u.id, u.email from users u join stores s on s.owner_id = u.id where s.id = ${store.id}`,
  );
  owner = rows[0]!;
});

const report = async (kind: "produto" | "loja", ref: string) => {
  const answer = await reportContent(await viewerOf(reporter), { kind, ref, motivo: "direitos", palavras: "" });
  if (!answer.ok) throw new Error(answer.reason);
  return answer.value.reportId;
};
const uphold = async (kind: "produto" | "loja", ref: string) =>
  decideReport(admin.id, { reportId: await report(kind, ref), decision: "acolher", motivo });
const upheldProduct = async (title: string) => {
  const product = await createProduct(store.id, { title });
  expect(await uphold("produto", String(product.id))).toEqual(ok());
  return String(product.id);
};
const standing = () => readStanding(db, store.id);
const emailsOf = async (kind: string) =>
  (await db.select().from(outboxEmails).where(eq(outboxEmails.kind, kind))).filter((one) => one.recipient === owner.email).length;

describe("what counts against a store", () => {
  it("begins with an upheld report, adds up to review and then to no publishing, and tells its owner once each time", async () => {
    expect(await standing()).toMatchObject({ active: 0, effect: "aviso" });
    await upheldProduct("Primeiro");
    expect(await standing()).toMatchObject({ active: 1, effect: "aviso" });
    await upheldProduct("Segundo");
    expect(await standing()).toMatchObject({ active: 2, effect: "revisao" });
    expect(await uphold("loja", String(store.id))).toEqual(ok());
    expect(await standing()).toMatchObject({ active: 3, effect: "parada" });
    expect(await emailsOf("advertencia.dada")).toBe(3);
    const sent = await db.select().from(notifications).where(eq(notifications.userId, owner.id));
    expect(sent.filter(({ event }) => event === "loja.advertencia")).toHaveLength(3);
  });

  it("a report that is not upheld counts for nothing", async () => {
    const product = await createProduct(store.id, { title: "Correto" });
    const reportId = await report("produto", String(product.id));
    expect(await decideReport(admin.id, { reportId, decision: "recusar", motivo })).toEqual(ok());
    expect(await standing()).toMatchObject({ active: 0 });
  });

  it("counts once when two people decide the same report at once", async () => {
    const reportId = await report("loja", String(store.id));
    const act = { reportId, decision: "acolher", motivo } as const;
    const answers = await Promise.all([decideReport(admin.id, act), decideReport(admin.id, act)]);
    expect(answers.filter((one) => one.ok)).toHaveLength(1);
    expect(await standing()).toMatchObject({ active: 1 });
  });

  it("ends by itself when its days are over, and stays to be read", async () => {
    await upheldProduct("Antigo");
    await db.execute(
      sql`update store_strikes set given_at = now() - interval '181 days', ends_at = now() where store_id = ${store.id}`,
    );
    expect(await standing()).toMatchObject({ active: 0, effect: "aviso" });
    expect((await readOwnStrikes(store.id)).strikes).toMatchObject([
      { isActive: false, liftedAt: null, href: null, title: "Antigo" },
    ]);
  });
});

describe("taking it back", () => {
  it("an appeal about a product that is upheld lifts what counted because of it, and only that", async () => {
    const ref = await upheldProduct("Meu mesmo");
    await upheldProduct("Outro");
    const before = await readOwnStrikes(store.id);
    expect(before.strikes.find((one) => one.ref === ref)).toMatchObject({
      appeal: null,
      href: `/painel/revisao?de=produto&ref=${ref}`,
    });
    expect(await appealContent(owner.id, { kind: "produto", ref, palavras: "Eu mesma desenhei cada uma." })).toEqual(ok());
    const [appeal] = await db.select().from(moderationAppeals).where(eq(moderationAppeals.ref, ref));
    expect(await decideAppeal(admin.id, { appealId: appeal!.id, acolhe: true, motivo: "Conferimos." })).toEqual(ok());
    expect(await standing()).toMatchObject({ active: 1 });
    const after = await readOwnStrikes(store.id);
    expect(after.strikes.find((one) => one.ref === ref)).toMatchObject({
      isActive: false,
      appeal: "acolhido",
      liftedReason: "Conferimos.",
    });
    expect(await emailsOf("advertencia.retirada")).toBe(1);
  });

  it("the owner alone appeals about the store, once; upheld, it no longer counts", async () => {
    const ref = String(store.id);
    const input = { kind: "loja", ref, palavras: "A loja sempre foi minha." } as const;
    expect(await appealContent(owner.id, input)).toMatchObject({ reason: "not_found" });
    await uphold("loja", ref);
    expect(await appealContent(reporter.id, input)).toMatchObject({ reason: "not_found" });
    expect(await appealContent(owner.id, input)).toEqual(ok());
    expect(await appealContent(owner.id, input)).toMatchObject({ reason: "already_asked" });
    const [appeal] = await db.select().from(moderationAppeals).where(eq(moderationAppeals.ref, ref));
    const decision = { appealId: appeal!.id, acolhe: true, motivo: "Você tinha razão." };
    const twice = await Promise.all([decideAppeal(admin.id, decision), decideAppeal(admin.id, decision)]);
    expect(twice.filter((one) => one.ok)).toHaveLength(1);
    expect(await standing()).toMatchObject({ active: 0 });
  });

  it("of two decisions about a store an appeal that is upheld lifts the last alone, and then the other may be appealed", async () => {
    const ref = String(store.id);
    const appeal = async (motivoOfAppeal: string) => {
      expect(await appealContent(owner.id, { kind: "loja", ref, palavras: "A loja sempre foi minha." })).toEqual(ok());
      const [last] = await db
        .select()
        .from(moderationAppeals)
        .where(sql`ref = ${ref} and status = 'aberto'`);
      expect(await decideAppeal(admin.id, { appealId: last!.id, acolhe: true, motivo: motivoOfAppeal })).toEqual(ok());
    };
    await uphold("loja", ref);
    reporter = await createUser();
    await uphold("loja", ref);
    expect(await standing()).toMatchObject({ active: 2 });
    await appeal("Conferimos a segunda.");
    expect(await standing()).toMatchObject({ active: 1 });
    await appeal("Conferimos a primeira.");
    expect(await standing()).toMatchObject({ active: 0 });
  });

  it("undoing the decision lifts it, and undoing that counts it again", async () => {
    const ref = await upheldProduct("Vai e volta");
    const undo = async () => {
      const { rows } = await db.execute<{ id: string }>(
        sql`select max(id) as id from admin_audit where target_kind = 'produto' and target_id = ${ref}`,
      );
      return undoDecision(admin.id, { decisionId: Number(rows[0]?.id), motivo: "Engano." });
    };
    expect(await undo()).toEqual(ok());
    expect(await standing()).toMatchObject({ active: 0 });
    expect(await undo()).toEqual(ok());
    expect(await standing()).toMatchObject({ active: 1 });
    expect(await db.$count(storeStrikes, eq(storeStrikes.storeId, store.id))).toBe(2);
  });

  it("the administration lifts one before its time, once, and the act is on record", async () => {
    await upheldProduct("Retirada à mão");
    const [strike] = await db.select().from(storeStrikes).where(eq(storeStrikes.storeId, store.id));
    const act = { strikeId: strike!.id, motivo: "Excesso nosso." };
    const twice = await Promise.all([liftStrike(admin.id, act), liftStrike(admin.id, act)]);
    expect(twice.map((one) => (one.ok ? "ok" : one.reason)).toSorted()).toEqual(["already_done", "ok"]);
    expect(await standing()).toMatchObject({ active: 0 });
    const { rows } = await db.execute(
      sql`select 1 from admin_audit where action = 'retirar-advertencia' and target_id = ${strike!.id}`,
    );
    expect(rows).toHaveLength(1);
    expect(await liftStrike(admin.id, { ...act, strikeId: reporter.id })).toMatchObject({ reason: "not_found" });
  });

  it("the settings say for how long and from how many", async () => {
    await db.execute(sql`insert into settings (key, value, updated_by) values ('strikes', '{"lifeDays":10,"reviewFrom":1,"stopFrom":1}', 'teste')
      on conflict (key) do update set value = excluded.value`);
    await upheldProduct("Com outro prazo");
    const [strike] = await db.select().from(storeStrikes).where(eq(storeStrikes.storeId, store.id));
    expect(strike!.endsAt.getTime() - strike!.givenAt.getTime()).toBe(10 * 86_400_000);
    expect(await standing()).toMatchObject({ effect: "parada" });
    await db.execute(sql`delete from settings where key = 'strikes'`);
  });
});
