import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ok } from "#kit/outcome.ts";
import { instantSp } from "#kit/wall-clock.ts";
import { indexProduct } from "#modules/catalog/index-product.ts";
import { categories } from "#modules/catalog/tables.ts";
import { closeBus, listen, openBus } from "#platform/bus.ts";
import { db, transact } from "#platform/db.ts";
import { createProduct, createStore, createUser } from "../../../../../tests/factories.ts";
import { readHomePage } from "../queries/home-page.ts";
import { discardHomeDraft } from "./discard-home-draft.ts";
import { publishHome } from "./publish-home.ts";
import { findToPick } from "./queries/picked-products.ts";
import { readArrangement } from "./queries/read-arrangement.ts";
import { restoreHome } from "./restore-home.ts";
import { type ArrangedSection, duplicated, emptySection, isLiveAt, isSeenBy, sectionsAt } from "./rules/arranged-section.ts";
import { judgeSection } from "./rules/judge-section.ts";
import { saveHomeDraft } from "./save-home-draft.ts";
import { saveDraftInput } from "./schema.ts";

const now = new Date("2026-06-03T15:00:00Z");
const motivo = "A vitrine do mês.";
const named = (title: string, part: Partial<ArrangedSection> = {}): ArrangedSection => ({
  ...emptySection(part.id ?? title.toLowerCase(), part.kind ?? "novidades", title),
  ...part,
});

describe("a section", () => {
  it.each([
    ["2026-06-08T08:00", null, "2026-06-08T07:59", false],
    ["2026-06-08T08:00", null, "2026-06-08T08:00", true],
    [null, "2026-06-08T08:00", "2026-06-08T07:59", true],
    [null, "2026-06-08T08:00", "2026-06-08T08:00", false],
    [null, null, "2026-06-08T08:00", true],
  ])("from %s to %s, at %s: %s", (startsAt, endsAt, at, live) => {
    const instant = instantSp(at) ?? now;
    expect(isLiveAt(named("A", { startsAt, endsAt }), instant)).toBe(live);
    expect(isLiveAt(named("A", { startsAt, endsAt, isOn: false }), instant)).toBe(false);
  });

  it("sellers buy too; a visitor is no customer", () => {
    expect(isSeenBy("clientes", "autores")).toBe(true);
    expect(isSeenBy("autores", "clientes")).toBe(false);
    expect(isSeenBy("clientes", "visitantes")).toBe(false);
    expect(isSeenBy("visitantes", "clientes")).toBe(false);
    expect(isSeenBy("todos", "visitantes")).toBe(true);
  });

  it("says what is missing, beside each field", () => {
    const slugs = new Set(["costura"]);
    const mistakes = (part: Partial<ArrangedSection>) => Object.keys(judgeSection(named("A", part), slugs));
    expect(mistakes({})).toEqual([]);
    expect(mistakes({ title: " " })).toEqual(["titulo"]);
    expect(mistakes({ kind: "categoria", categorySlug: "sumiu" })).toEqual(["categoria"]);
    expect(mistakes({ kind: "categoria", categorySlug: "costura" })).toEqual([]);
    expect(mistakes({ kind: "busca" })).toEqual(["palavras"]);
    expect(mistakes({ kind: "faixa", href: "/produtos?promocao=1" })).toEqual([]);
    for (const href of ["//fora.com", "/\\fora.com", "https://fora.com", "javascript:x"])
      expect(mistakes({ kind: "faixa", href })).toEqual(["endereco"]);
    expect(mistakes({ startsAt: "2026-06-08T08:00", endsAt: "2026-06-08T08:00" })).toEqual(["fim"]);
  });

  it("duplicating puts the copy right after, switched off, and does not touch the rest", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(50), { minLength: 1, maxLength: 9 }), fc.nat(8), (ids, at) => {
        const sections = ids.map((id) => named(String(id)));
        const chosen = sections[at % sections.length]?.id ?? "";
        const after = duplicated(sections, chosen, "copia");
        expect(after.filter(({ id }) => id !== "copia")).toEqual(sections);
        expect(after[after.findIndex(({ id }) => id === chosen) + 1]).toMatchObject({ id: "copia", isOn: false });
      }),
    );
  });

  it("a draft holds what is still to be written, never two with the same inner name", () => {
    const input = (sections: ArrangedSection[]) => saveDraftInput.safeParse({ stamp: "0.0", sections }).success;
    expect(input([named("A", { title: "", kind: "busca" })])).toBe(true);
    expect(input([named("A"), named("A")])).toBe(false);
    expect(input([named("A", { startsAt: "2026-02-30T08:00" })])).toBe(false);
    expect(input([])).toBe(false);
  });
});

describe("arranging the home page", () => {
  let adminId: string;
  let products: { id: number; slug: string; title: string; storeId: number }[];

  beforeAll(async () => {
    adminId = (await createUser({ name: "Renata Queiroz", roles: ["admin"] })).id;
    products = [];
    for (let n = 0; n < 6; n++) {
      const store = await createStore();
      const product = await createProduct(store.id, { title: `Planner de junho ${n}` });
      await transact(async (tx) => ok(await indexProduct(tx, product.id)));
      products.push(product);
    }
    await db.insert(categories).values({ slug: "vazia", name: "Vazia", paper: "menta" });
  });

  beforeAll(openBus);
  afterAll(closeBus);

  beforeEach(async () => {
    await db.execute(sql`delete from home_drafts`);
    await db.execute(sql`delete from home_sections`);
    await db.execute(sql`truncate home_versions restart identity`);
  });

  const stampNow = async () => (await readArrangement(now)).stamp;
  const save = async (sections: ArrangedSection[]) => saveHomeDraft(adminId, { stamp: await stampNow(), sections });
  const publish = async (note = motivo) => publishHome(adminId, { stamp: await stampNow(), motivo: note }, now);
  const shown = async (at = now) => (await readHomePage(at)).sections.map(({ title }) => title);

  it("the draft changes nothing; publishing changes everything, forgets the page and stays in the audit log (INV-37)", async () => {
    const before = await shown();
    await save([named("Feira de junho", { pickedIds: [products[3]?.id ?? 0, products[1]?.id ?? 0] })]);
    expect(await shown()).toEqual(before);
    const forgotten: string[] = [];
    const stop = listen(
      "cache",
      (tag) => forgotten.push(tag),
      () => undefined,
    );
    expect(await publish()).toMatchObject({ ok: true });
    await expect.poll(() => forgotten).toContain("home");
    stop();
    expect(await shown()).toEqual(["Feira de junho"]);
    const [section] = (await readHomePage(now)).sections;
    expect(section?.is === "materiais" && section.products.slice(0, 2).map(({ id }) => id)).toEqual([
      products[3]?.id,
      products[1]?.id,
    ]);
    const { rows } = await db.execute<{ action: string; reason: string }>(
      sql`select action, reason from admin_audit order by id desc limit 1`,
    );
    expect(rows).toEqual([{ action: "inicial-publicar", reason: motivo }]);
    expect(await readArrangement(now)).toMatchObject({
      draft: null,
      versions: [{ note: motivo }, { note: "Como a página era antes." }],
    });
  });

  it("set for Monday, it appears on Monday and not before; the preview shows it already", async () => {
    const monday = named("Segunda", { startsAt: "2026-06-08T08:00" });
    await save([named("Sempre"), monday]);
    const at = instantSp("2026-06-08T08:00") ?? now;
    const preview = await readHomePage(now, { sections: sectionsAt([named("Sempre"), monday], at, "visitantes"), at });
    expect(preview.sections.map(({ title }) => title)).toContain("Sempre");
    expect(sectionsAt([named("Sempre"), monday], at, "visitantes").map(({ title }) => title)).toEqual(["Sempre", "Segunda"]);
    await publish();
    const { rows } = await db.execute<{ at: Date }>(sql`select starts_at as at from home_sections where title = 'Segunda'`);
    expect(new Date(rows[0]?.at ?? 0).toISOString()).toBe("2026-06-08T11:00:00.000Z");
    expect(await shown()).not.toContain("Segunda");
  });

  it("a banner appears with its words, where it was put", async () => {
    const banner = { words: "Tudo com desconto.", href: "/produtos?promocao=1", paper: "ceu" as const };
    await save([named("Semana do autor", { kind: "faixa", ...banner }), named("Sempre")]);
    await publish();
    expect((await readHomePage(now)).sections[0]).toMatchObject({ title: "Semana do autor", is: "faixa", banner });
  });

  it("of two tabs one wins and the other learns of it", async () => {
    const stamp = await stampNow();
    const answers = await Promise.all(
      ["Uma", "Outra"].map((title) => saveHomeDraft(adminId, { stamp, sections: [named(title)] })),
    );
    expect(answers.filter(({ ok: saved }) => saved)).toHaveLength(1);
    expect(answers.find(({ ok: saved }) => !saved)).toMatchObject({ reason: "moved_on" });
    expect(await publishHome(adminId, { stamp, motivo }, now)).toMatchObject({ ok: false, reason: "moved_on" });
  });

  it("two publications of the same draft make one version", async () => {
    await save([named("Junho")]);
    const stamp = await stampNow();
    const answers = await Promise.all([1, 2].map(() => publishHome(adminId, { stamp, motivo }, now)));
    expect(answers.filter(({ ok: done }) => done)).toHaveLength(1);
    expect((await readArrangement(now)).versions).toHaveLength(2);
  });

  it("does not publish what is incomplete nor what is not there, and the draft stays", async () => {
    expect(await publish()).toMatchObject({ reason: "nothing_new" });
    await save([named("Sem categoria", { kind: "categoria" })]);
    expect(await publish()).toMatchObject({ reason: "unfinished" });
    const page = await readArrangement(now);
    expect(page.draft).toMatchObject({ by: "Renata" });
    expect(page.warnings["sem categoria"]?.[0]).toBe("Escolha a categoria.");
    expect(await discardHomeDraft(adminId, page.stamp)).toMatchObject({ ok: true });
    expect(await readArrangement(now)).toMatchObject({ draft: null });
  });

  it("goes back to any version, which becomes a new version; nobody's draft is lost", async () => {
    await save([named("Maio")]);
    await publish("Maio no ar.");
    await save([named("Junho")]);
    await publish("Junho no ar.");
    await save([named("Julho")]);
    const versions = (await readArrangement(now)).versions;
    const may = versions.find(({ note }) => note === "Maio no ar.");
    expect(await restoreHome(adminId, { versionId: may?.id ?? 0, motivo: "Junho saiu errado." }, now)).toMatchObject({
      ok: true,
    });
    expect(await shown()).toEqual(["Maio"]);
    const after = await readArrangement(now);
    expect(after.versions[0]).toMatchObject({ note: "Junho saiu errado.", by: "Renata", count: 1 });
    expect(after.sections.map(({ title }) => title)).toEqual(["Julho"]);
    expect(await restoreHome(adminId, { versionId: 99_999, motivo }, now)).toMatchObject({ reason: "not_found" });
  });

  it("warns of what left the sale, of a closed store, of what was chosen twice and of an empty section", async () => {
    const [closed, paused, twice] = products;
    if (!closed || !paused || !twice) throw new Error("no products");
    await db.execute(sql`update stores set closed_until = current_date + 5 where id = ${closed.storeId}`);
    await db.execute(sql`update products set status = 'pausado' where id = ${paused.id}`);
    await transact(async (tx) => ok(await indexProduct(tx, paused.id)));
    await save([
      named("Primeira", { kind: "destaques", pickedIds: [twice.id] }),
      named("Segunda", { kind: "destaques", pickedIds: [closed.id, paused.id, twice.id] }),
      named("Terceira", { kind: "categoria", categorySlug: "vazia" }),
      named("Passou", { endsAt: "2026-06-01T00:00" }),
    ]);
    const { warnings } = await readArrangement(now);
    expect(warnings.segunda).toEqual(
      expect.arrayContaining([
        `A loja de “${closed.title}” está fechada.`,
        `“${paused.title}” não está à venda: fica de fora.`,
        `“${twice.title}” já está numa seção de cima: aparece só lá.`,
      ]),
    );
    expect(warnings.terceira).toEqual(["Nada aqui agora: sem uma fileira de 4 a seção não aparece."]);
    expect(warnings.primeira).toEqual(["Só 1 material agora: os mais vendidos completam a seção."]);
    expect(warnings.passou?.[0]).toBe("O prazo acabou: esta seção não aparece mais.");
    await db.execute(sql`update stores set closed_until = null`);
    await db.execute(sql`update products set status = 'publicado'`);
    await transact(async (tx) => ok(await indexProduct(tx, paused.id)));
  });

  it("finds things to choose by name and by address, only what is on sale", async () => {
    const [first] = products;
    const bySlug = await findToPick(`https://autoria.localhost/produto/${first?.slug}?x=1`);
    expect(bySlug[0]).toMatchObject({ id: first?.id, isOnSale: true });
    const found = await findToPick("planner de junho");
    expect(new Set(found.map(({ id }) => id))).toEqual(new Set(products.map(({ id }) => id)));
    expect(await findToPick(" ")).toEqual([]);
  });
});
