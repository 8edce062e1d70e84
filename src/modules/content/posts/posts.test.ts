import { eq, sql } from "drizzle-orm";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { beforeAll, describe, expect, it } from "vitest";
import { wallClockSp } from "#kit/wall-clock.ts";
import { images, products } from "#modules/catalog/tables.ts";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { createProduct, createStore, createUser } from "../../../../tests/factories.ts";
import { draftOf, publishedOf as publishedBy, written } from "../../../../tests/post.ts";
import { movePost } from "./desk/move-post.ts";
import { publishDuePosts } from "./desk/publish-due-posts.ts";
import { publishPost } from "./desk/publish-post.ts";
import { findDraft, findProductCard } from "./desk/queries/find.ts";
import { listPosts } from "./desk/queries/list.ts";
import { savePost } from "./desk/save-post.ts";
import { schedulePost } from "./desk/schedule-post.ts";
import { postRoutes } from "./http.ts";
import { listLatestPosts, readBlog } from "./queries/blog-page.ts";
import { readPost, readPostPreview } from "./queries/post-page.ts";
import type { PostForm } from "./rules/post-form.ts";
import { posts } from "./tables.ts";

let adminId = "";
beforeAll(async () => {
  adminId = (await createUser({ roles: ["admin"] })).id;
});

const publishedOf = (values: Partial<PostForm>) => publishedBy(adminId, values);
const soon = (): string => wallClockSp(new Date(Date.now() + 3_600_000));
const actsOn = async (postId: number): Promise<string[]> => {
  const rows = await readRows(
    db,
    { action: col.text`action` },
    (row) => sql`select ${row} from admin_audit where target_kind = 'texto' and target_id = ${String(postId)} order by id`,
  );
  return rows.map(({ action }) => action);
};

describe("writing", () => {
  it("what is saved is read only once published, and later changes only when published again", async () => {
    const { postId, revision } = await draftOf({ title: "Versão um" });
    expect(await readPost("versao-um")).toBeNull();
    expect((await readPostPreview(postId))?.title).toBe("Versão um");
    const published = await publishPost(adminId, { postId, revision });
    expect(published).toMatchObject({ ok: true, value: { slug: "versao-um" } });
    await savePost({ postId, revision, form: written({ title: "Versão dois" }) });
    expect((await readPost("versao-um"))?.title).toBe("Versão um");
    expect(await findDraft(postId)).toMatchObject({ hasChanges: true, form: { title: "Versão dois" } });
    expect(await publishPost(adminId, { postId, revision: revision + 1 })).toMatchObject({ value: { slug: "versao-um" } });
    expect((await readPost("versao-um"))?.title).toBe("Versão dois");
    expect((await findDraft(postId))?.hasChanges).toBe(false);
    expect(await actsOn(postId)).toEqual(["publicar-texto", "publicar-texto"]);
  });

  it("two tabs save at once and only one counts; the other knows", async () => {
    const { postId, revision } = await draftOf();
    const answers = await Promise.all(["A", "B"].map((title) => savePost({ postId, revision, form: written({ title }) })));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ reason: "conflict" });
    expect(await publishPost(adminId, { postId, revision })).toMatchObject({ ok: false, reason: "conflict" });
  });

  it("without what is required it neither publishes nor schedules, and says what is missing", async () => {
    const draft = await draftOf({ title: "", category: null });
    const refused = { ok: false, reason: "unready", fields: { title: expect.any(String), category: expect.any(String) } };
    expect(await publishPost(adminId, draft)).toMatchObject(refused);
    expect(await schedulePost(adminId, { ...draft, publishAt: soon() })).toMatchObject(refused);
    expect(await publishPost(adminId, { postId: 999_999, revision: 1 })).toMatchObject({ reason: "not_found" });
  });

  it("an image of a store, or of nobody, does not enter", async () => {
    const store = await createStore();
    const [theirs] = await db.insert(images).values({ ownerStoreId: store.id, width: 1200, height: 800 }).returning();
    const [ours] = await db.insert(images).values({ width: 1200, height: 800 }).returning();
    const { postId, revision } = await draftOf();
    const withPicture = (id: string) =>
      written({ body: { type: "doc", content: [{ type: "imagem", attrs: { id, width: 1200, height: 800, alt: "" } }] } });
    for (const id of [theirs!.id, "0190f5fe-7c00-7a00-8000-000000000001"])
      expect(await savePost({ postId, revision, form: withPicture(id) })).toMatchObject({ reason: "image_unknown" });
    expect(await savePost({ postId, revision, form: withPicture(ours!.id) })).toMatchObject({ ok: true });
    const cover = { id: theirs!.id, width: 1200, height: 800 };
    expect(await savePost({ postId, revision: revision + 1, form: written({ cover }) })).toMatchObject({
      reason: "image_unknown",
    });
  });

  it("equal titles published at once have different addresses", async () => {
    const drafts = await Promise.all([1, 2, 3].map(() => draftOf({ title: "Mesmo título" })));
    const answers = await Promise.all(drafts.map((draft) => publishPost(adminId, draft)));
    const slugs = answers.map((answer) => answer.ok && answer.value.slug);
    expect(new Set(slugs)).toEqual(new Set(["mesmo-titulo", "mesmo-titulo-2", "mesmo-titulo-3"]));
  });
});

describe("the set time", () => {
  it("publishes by itself, once, even with two workers, with what is saved at the time", async () => {
    const draft = await draftOf({ title: "Marcado" });
    expect(await schedulePost(adminId, { ...draft, publishAt: "2020-01-01T09:00" })).toMatchObject({ reason: "invalid" });
    expect(await schedulePost(adminId, { ...draft, publishAt: soon() })).toMatchObject({ ok: true });
    expect(await publishDuePosts()).toBe(0);
    expect(await readPost("marcado")).toBeNull();
    await savePost({ ...draft, form: written({ title: "Marcado", summary: "Mudado depois." }) });
    await db
      .update(posts)
      .set({ publishAt: sql`now() - interval '1 minute'` })
      .where(eq(posts.id, draft.postId));
    const published = await Promise.all([publishDuePosts(), publishDuePosts()]);
    expect(published[0]! + published[1]!).toBe(1);
    expect(await readPost("marcado")).toMatchObject({ summary: "Mudado depois." });
    expect(await publishDuePosts()).toBe(0);
  });

  it("unscheduled it is a draft again; so is one that lost something before its time", async () => {
    const called = await draftOf({ title: "Desmarcado" });
    await schedulePost(adminId, { ...called, publishAt: soon() });
    expect(await movePost(adminId, called.postId, "apagar")).toMatchObject({ reason: "moved" });
    expect(await movePost(adminId, called.postId, "desmarcar")).toMatchObject({ ok: true });
    expect(await movePost(adminId, called.postId, "desmarcar")).toMatchObject({ reason: "moved" });

    const emptied = await draftOf({ title: "Esvaziado" });
    await schedulePost(adminId, { ...emptied, publishAt: soon() });
    await savePost({ ...emptied, form: written({ title: "Esvaziado", summary: "" }) });
    await db
      .update(posts)
      .set({ publishAt: sql`now()` })
      .where(eq(posts.id, emptied.postId));
    expect(await publishDuePosts()).toBe(0);
    expect(await findDraft(emptied.postId)).toMatchObject({ status: "rascunho", publishAt: null });
  });
});

describe("unpublishing and deleting", () => {
  it("off the air nobody reads it, the address is kept and the first date comes back with it", async () => {
    const { postId, revision, slug } = await publishedOf({ title: "Sai e volta" });
    const first = (await readPost(slug))!.publishedAt;
    expect(await movePost(adminId, postId, "apagar")).toMatchObject({ reason: "moved" });
    expect(await movePost(adminId, postId, "tirar")).toMatchObject({ ok: true });
    expect(await readPost(slug)).toBeNull();
    expect((await readBlog({ busca: "sai e volta" })).total).toBe(0);
    expect(await publishPost(adminId, { postId, revision })).toMatchObject({ value: { slug } });
    expect((await readPost(slug))!.publishedAt).toBe(first);
    expect(await actsOn(postId)).toEqual(["publicar-texto", "tirar-texto", "publicar-texto"]);
  });

  it("a draft nobody has read is deleted", async () => {
    const { postId } = await draftOf();
    expect(await movePost(adminId, postId, "apagar")).toMatchObject({ ok: true });
    expect(await findDraft(postId)).toBeNull();
    expect(await movePost(adminId, postId, "apagar")).toMatchObject({ reason: "not_found" });
  });
});

describe("reading", () => {
  it("the text's products have today's price, and what left the market does not appear", async () => {
    const store = await createStore();
    const [shown, gone] = [await createProduct(store.id, { priceCents: 1_900 }), await createProduct(store.id)];
    const content = [shown.id, gone.id].map((productId) => ({ type: "material", attrs: { productId, title: "" } }));
    const body = { type: "doc", content: [...written().body.content!, ...content] };
    const { slug } = await publishedOf({ title: "Com materiais", body });
    await db.update(products).set({ status: "pausado" }).where(eq(products.id, gone.id));
    await db.update(products).set({ priceCents: 2_500 }).where(eq(products.id, shown.id));
    expect((await readPost(slug))!.products.map(({ id, priceCents }) => [id, priceCents])).toEqual([[shown.id, 2_500]]);
    expect(await findProductCard(shown.slug)).toMatchObject({ id: shown.id });
    expect(await findProductCard(gone.slug)).toBeNull();
  });

  it("finds by a word of title, summary or text, without accent and in the plural; and by category and keyword", async () => {
    const { slug } = await publishedOf({
      title: "Ipês em aquarela",
      tags: ["ipê", "aquarela"],
      category: "na-sala-de-aula",
      body: { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "O pigmento e a água." }] }] },
    });
    for (const busca of ["ipe", "AQUARELAS", "pigmentos"])
      expect(
        (await readBlog({ busca })).posts.map((post) => post.slug),
        busca,
      ).toEqual([slug]);
    expect((await readBlog({ busca: "xyzzy" })).posts).toEqual([]);
    expect((await readBlog({ tag: "ipê" })).posts.map((post) => post.slug)).toEqual([slug]);
    const section = await readBlog({ categoria: "na-sala-de-aula" });
    expect(section.posts.map((post) => post.slug)).toEqual([slug]);
    expect(section.categories.map(({ category }) => category)).toContain("feito-a-mao");
    expect((await listLatestPosts(1))[0]!.slug).toBe(slug);
  });

  it("read also: the one with most words in common comes first, and never itself", async () => {
    const near = await publishedOf({ title: "Vizinho", tags: ["origami", "papel"] });
    await publishedOf({ title: "Distante", tags: [] });
    const { slug } = await publishedOf({ title: "Este", tags: ["papel", "origami"] });
    const related = (await readPost(slug))!.related.map((post) => post.slug);
    expect(related[0]).toBe(near.slug);
    expect(related).toHaveLength(3);
    expect(related).not.toContain(slug);
  });

  it("the RSS feed carries the published ones, newest to oldest, and no draft", async () => {
    await draftOf({ title: "Segredo da mesa" });
    const answer = await postRoutes.request("/blog/rss.xml");
    const text = await answer.text();
    expect(answer.headers.get("content-type")).toContain("application/rss+xml");
    expect(XMLValidator.validate(text)).toBe(true);
    expect(text).not.toContain("Segredo da mesa");
    const { rss } = new XMLParser({ isArray: (name) => name === "item" }).parse(text) as {
      rss: { channel: { item: { pubDate: string }[] } };
    };
    const dates = rss.channel.item.map(({ pubDate }) => Date.parse(pubDate));
    expect(dates.length).toBeGreaterThan(5);
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  });

  it("the desk lists everything, by status and by word", async () => {
    const { counts, total, rows } = await listPosts({ busca: "segredo da MESA" });
    expect([total, counts.rascunho, counts.publicado]).toEqual([1, 1, 0]);
    expect(rows[0]).toMatchObject({ title: "Segredo da mesa", status: "rascunho", hasChanges: false });
    expect((await listPosts({ situacao: "publicado", ordem: "titulo" })).rows.length).toBeGreaterThan(3);
  });
});

it("an image only for the platform's editors: to others there is nothing there", async () => {
  const send = (headers: Record<string, string>) =>
    postRoutes.request("/uploads/blog/imagem", { method: "POST", body: "x", headers });
  expect((await send({ origin: "https://fora.example" })).status).toBe(403);
  expect((await send({ "sec-fetch-site": "cross-site" })).status).toBe(403);
});
