import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { createStore, viewerOf, type TestUser } from "../../../tests/factories.ts";
import { findMovedStore, readMyStore } from "./queries.ts";
import { renameStore } from "./rename-store.ts";
import { MOST_ADDRESSES } from "./schema.ts";

async function author(slug?: string) {
  const store = await createStore(slug ? { slug } : {});
  const viewer = (await viewerOf({ id: store.ownerId, roles: [] as string[] } as TestUser)) as AuthorViewer;
  return { store, viewer };
}

describe("a store's address (INV-41)", () => {
  it("changes to plain letters, and the old one leads to the new one", async () => {
    const { store, viewer } = await author();
    expect(await renameStore(viewer, { slug: "  Ateliê da Conceição!  " })).toEqual({
      ok: true,
      value: { slug: "atelie-da-conceicao" },
    });
    expect(await findMovedStore(store.slug)).toBe("atelie-da-conceicao");
    expect(await findMovedStore("atelie-da-conceicao")).toBeNull();
    expect((await readMyStore(store.id))?.formerSlugs).toEqual([store.slug]);
  });

  it("leads to the current address, however often it has changed, and may return to one that was its own", async () => {
    const { store, viewer } = await author();
    await renameStore(viewer, { slug: "primeira-mudanca" });
    await renameStore(viewer, { slug: "segunda-mudanca" });
    expect(await findMovedStore(store.slug)).toBe("segunda-mudanca");
    expect(await findMovedStore("primeira-mudanca")).toBe("segunda-mudanca");
    expect(await renameStore(viewer, { slug: store.slug })).toEqual({ ok: true, value: { slug: store.slug } });
    expect(await findMovedStore(store.slug)).toBeNull();
  });

  it.each(["admin", "Admin", "PAINEL", "ádmin"])("refuses %s, which belongs to the platform", async (slug) => {
    const { viewer } = await author();
    expect(await renameStore(viewer, { slug })).toMatchObject({ ok: false, reason: "reserved" });
  });

  it.each(["", "a", "é!", "日本語", "--"])("refuses %j, which gives no address", async (slug) => {
    const { viewer } = await author();
    expect(await renameStore(viewer, { slug })).toMatchObject({ ok: false, reason: "bad_address" });
  });

  it("refuses another store's, one that store has had, and those that fold into the same", async () => {
    const { viewer: other } = await author("costura-da-ana");
    await renameStore(other, { slug: "costura-da-bia" });
    const { viewer } = await author();
    for (const slug of ["costura-da-ana", "costura-da-bia", "Costúra dá Ána", "ｃｏｓｔｕｒａ-da-bia"]) {
      expect(await renameStore(viewer, { slug })).toMatchObject({ ok: false, reason: "taken" });
    }
  });

  it("of twenty stores that want it at once, one gets it", async () => {
    const authors = await Promise.all(Array.from({ length: 20 }, () => author()));
    const answers = await Promise.all(authors.map(({ viewer }) => renameStore(viewer, { slug: "o-nome-disputado" })));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(answers.filter((answer) => !answer.ok && answer.reason === "taken")).toHaveLength(19);
    const { rows } = await db.execute(sql`select 1 from stores where slug = 'o-nome-disputado'`);
    expect(rows).toHaveLength(1);
  });

  it(`stops at ${MOST_ADDRESSES} addresses`, async () => {
    const { viewer } = await author();
    for (let n = 2; n <= MOST_ADDRESSES; n++) {
      expect(await renameStore(viewer, { slug: `andarilha-${n}` })).toMatchObject({ ok: true });
    }
    expect(await renameStore(viewer, { slug: "andarilha-de-novo" })).toMatchObject({ ok: false, reason: "too_many" });
    expect(await renameStore(viewer, { slug: "andarilha-2" })).toMatchObject({ ok: true });
  });

  it("no new store takes an address that was another's", async () => {
    const { viewer } = await author("antiga-dona");
    await renameStore(viewer, { slug: "nova-morada" });
    await expect(createStore({ slug: "antiga-dona" })).rejects.toThrow();
  });
});
