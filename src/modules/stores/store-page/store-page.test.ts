import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { images } from "#modules/catalog/tables.ts";
import { db } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { createStore, type TestUser, viewerOf } from "../../../../tests/factories.ts";
import { warmPool } from "../../../../tests/shopper.ts";
import { storePolicies, stores } from "../tables.ts";
import { type StorePageForm, type MyStorePage, NO_POLICIES } from "./rules/store-page.ts";
import { publishStorePage } from "./publish-store-page.ts";
import { readMyStorePage } from "./queries.ts";
import { discardStorePage, saveStorePage } from "./save-store-page.ts";
import { saveStorePageInput } from "./schema.ts";

let viewer: AuthorViewer;
let storeId: number;

async function author(values: Parameters<typeof createStore>[0] = {}) {
  const store = await createStore(values);
  return { store, viewer: (await viewerOf({ id: store.ownerId, roles: [] as string[] } as TestUser)) as AuthorViewer };
}

beforeEach(async () => {
  ({
    store: { id: storeId },
    viewer,
  } = await author());
});

async function storePage(): Promise<MyStorePage> {
  const found = await readMyStorePage(storeId);
  if (!found) throw new Error("no storePage");
  return found;
}
async function save(part: Partial<StorePageForm>) {
  const { revision, form } = await storePage();
  return saveStorePage(viewer, { revision, form: { ...form, ...part } });
}
const publish = async () => publishStorePage(viewer, { revision: (await storePage()).revision });

describe("a store's page design", () => {
  it("starts with its categories; what is saved only appears when published", async () => {
    expect(await storePage()).toMatchObject({
      revision: 0,
      form: { sections: [{ kind: "prateleiras" }], policies: NO_POLICIES },
    });
    const sections = [{ id: "a", kind: "texto" as const, title: "Bem-vinda", text: "Aqui tudo já foi à sala." }];
    expect(await save({ tagline: "Matemática que vai à feira", sections })).toEqual({ ok: true, value: { revision: 1 } });
    expect(await storePage()).toMatchObject({ form: { tagline: "Matemática que vai à feira" }, published: { tagline: "" } });
    expect(await publish()).toEqual({ ok: true, value: { revision: 2 } });
    expect(await storePage()).toMatchObject({ published: { tagline: "Matemática que vai à feira", sections }, savedAt: null });
    expect(await publish()).toMatchObject({ reason: "nothing" });
  });

  it("discarding returns to what visitors see", async () => {
    await save({ bio: "Outra" });
    expect(await discardStorePage(viewer)).toEqual({ ok: true, value: { revision: 2 } });
    expect((await storePage()).form.bio).toBe("");
  });

  it("of two tabs that save at once one wins and the other learns of it", async () => {
    await warmPool();
    const { revision, form } = await storePage();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => saveStorePage(viewer, { revision, form: { ...form, tagline: `Aba ${at}` } })),
    );
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(answers.filter((answer) => !answer.ok && answer.reason === "conflict")).toHaveLength(7);
    expect(await publishStorePage(viewer, { revision })).toMatchObject({ reason: "conflict" });
  });

  it("does not take another store's image", async () => {
    const { store: other } = await author();
    const own = async (ownerStoreId: number) =>
      (await db.insert(images).values({ ownerStoreId, width: 2400, height: 400 }).returning())[0]?.id ?? "";
    const [mine, theirs] = [await own(storeId), await own(other.id)];
    expect(await save({ bannerId: theirs })).toMatchObject({ reason: "not_found" });
    expect(await save({ portraitId: mine, bannerId: mine })).toMatchObject({ ok: true });
  });

  it.each([
    ["bio", { bio: "Me chama no zap (32) 99999-0000" }],
    ["tagline", { tagline: "Compre em www.outraloja.com" }],
    ["policies", { policies: { ...NO_POLICIES, suporte: "Escreva para nome@exemplo.com.br" } }],
    ["sections", { sections: [{ id: "a", kind: "texto" as const, title: "Oi", text: "que merda" }] }],
    ["name", { name: "Suporte" }],
  ])("saves, but does not publish, what nobody should read: %s", async (field, part) => {
    expect(await save(part)).toMatchObject({ ok: true });
    expect(await publish()).toMatchObject({ reason: "unfit", fields: { [field]: expect.any(String) } });
    const [store] = await db.select().from(stores).where(eq(stores.id, storeId));
    expect(store).toMatchObject({ bio: "", tagline: "" });
  });

  it("keeps each version of the policies, and only when they change", async () => {
    const versions = () =>
      db.select().from(storePolicies).where(eq(storePolicies.storeId, storeId)).orderBy(storePolicies.number);
    await save({ tagline: "Sem políticas" });
    await publish();
    expect(await versions()).toEqual([]);
    for (const suporte of ["Respondo em um dia útil.", "Respondo em um dia útil.", "Respondo em dois dias úteis."]) {
      await save({ policies: { ...NO_POLICIES, suporte } });
      await publish();
    }
    expect((await versions()).map(({ number, words }) => [number, words.suporte])).toEqual([
      [1, "Respondo em um dia útil."],
      [2, "Respondo em dois dias úteis."],
    ]);
  });

  it("while suspended the store does not change its page", async () => {
    await db.execute(sql`update stores set status = 'suspensa' where id = ${storeId}`);
    viewer = { ...viewer, storeStatus: "suspensa" };
    expect(await save({ tagline: "Voltei" })).toMatchObject({ reason: "closed" });
    expect(await publish()).toMatchObject({ reason: "closed" });
  });
});

describe("what a draft may contain", () => {
  const form = { ...({ name: "Ateliê", authorName: "Nina", tagline: "", bio: "", city: "", uf: "MG", paper: "rosa" } as const) };
  const read = (sections: unknown) =>
    saveStorePageInput.safeParse({
      revision: 0,
      form: { ...form, portraitId: null, bannerId: null, sections, policies: NO_POLICIES },
    });

  it("sections of a single kind appear once, and eight at most in all", () => {
    expect(read([{ id: "a", kind: "novidades" }]).success).toBe(true);
    expect(
      read([
        { id: "a", kind: "novidades" },
        { id: "b", kind: "novidades" },
      ]).success,
    ).toBe(false);
    expect(
      read([
        { id: "a", kind: "novidades" },
        { id: "a", kind: "prateleiras" },
      ]).success,
    ).toBe(false);
    const texts = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ id: `t${at}`, kind: "texto", title: "", text: "" }));
    expect([read(texts(8)).success, read(texts(9)).success]).toEqual([true, false]);
    expect(read([{ id: "a", kind: "html", text: "<script>" }]).success).toBe(false);
  });
});

it("publishes the links of the author, checked, four at most and none twice, and refuses what hides or runs", async () => {
  await save({ links: ["javascript:alert(1)"] });
  expect(await publish()).toMatchObject({ reason: "unfit", fields: { links: expect.any(String) } });
  await save({ links: ["bit.ly/x"] });
  expect(await publish()).toMatchObject({ reason: "unfit" });
  await save({ links: ["instagram.com/nina", " ", "https://instagram.com/nina"] });
  expect(await publish()).toMatchObject({ ok: true });
  const { published, form } = await storePage();
  expect(published.links).toEqual(["https://instagram.com/nina"]);
  const five = ["a.com", "b.com", "c.com", "d.com", "e.com"];
  expect(saveStorePageInput.safeParse({ revision: 0, form: { ...form, links: five } }).success).toBe(true);
  await save({ links: five });
  expect(await publish()).toMatchObject({ reason: "unfit", fields: { links: "Cabem até 4 links e há 5: tire 1 linha." } });
  expect((await storePage()).form.links).toEqual(five);
});
