import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { categories } from "#modules/catalog/tables.ts";
import { db } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import { createStore, createUser } from "../../../../tests/factories.ts";
import { provedViewer } from "../../../../tests/leaving.ts";
import { confirmAct } from "../pending-acts/answer-act.ts";
import { askOrDo } from "../pending-acts/ask-or-do.ts";
import { listActs } from "../pending-acts/queries/list-acts.ts";
import { commissionAct } from "./commission-act.ts";
import { setCommission } from "./set-commission.ts";

const motivo = "Combinado na reunião.";
let renata: Viewer;
let bruno: Viewer;
let alvo: { kind: "categoria"; id: number };

beforeEach(async () => {
  await db.execute(sql`update users set roles = '{}' where roles <> '{}'`);
  await db.execute(sql`delete from pending_acts`);
  renata = await provedViewer(await createUser({ name: "Renata Queiroz", roles: ["admin"] }));
  bruno = await provedViewer(await createUser({ name: "Bruno Lima", roles: ["admin"] }));
  const slug = `jogos-${renata.userId}`;
  const [made] = await db.insert(categories).values({ slug, name: "Jogos", paper: "ceu" }).returning();
  alvo = { kind: "categoria", id: made!.id };
});

const ask = (fromBps: number | null, toBps: number | null) => askOrDo(renata, commissionAct, { alvo, fromBps, toBps, motivo });
const rate = async () => (await db.select().from(categories).where(eq(categories.id, alvo.id)))[0]?.commissionBps;
const waiting = async () => (await listActs(bruno)).waiting[0];

describe("what is charged to everybody of a category", () => {
  it("changes when another owner confirms, who reads from how much to how much", async () => {
    expect(await ask(null, 900)).toEqual({ ok: true, value: { waits: true } });
    expect(await waiting()).toMatchObject({ title: "Cobrar comissão de 9% na categoria Jogos", reason: motivo });
    expect(await rate()).toBeNull();
    expect(await confirmAct(bruno, (await waiting())?.id ?? "")).toEqual({ ok: true });
    expect(await rate()).toBe(900);
    await ask(900, 1_000);
    expect(await waiting()).toMatchObject({ title: "Mudar a comissão da categoria Jogos de 9% para 10%" });
  });

  it("is not put back over what was agreed meanwhile", async () => {
    await ask(null, 900);
    await setCommission(bruno, { alvo, fromBps: null, toBps: 800, motivo });
    const answer = await confirmAct(bruno, (await waiting())?.id ?? "");
    expect(answer).toMatchObject({ reason: "impeded", data: { refused: "changed_meanwhile" } });
    expect(await rate()).toBe(800);
  });

  it("waits; what is agreed with one store is one owner's word", async () => {
    const store = await createStore({ ownerId: (await createUser()).id });
    const one = { alvo: { kind: "loja", id: store.id } as const, fromBps: null, toBps: 900, motivo };
    expect(await askOrDo(renata, commissionAct, one)).toEqual({ ok: true, value: { waits: false } });
    expect(await waiting()).toBeUndefined();
  });
});
