import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { createProduct, createStore, createUser, type TestUser } from "../../../../tests/factories.ts";
import { factsThatLeave } from "../../../../tests/waiting-email.ts";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { outboxEmails } from "#platform/outbox.ts";
import { indexProduct } from "../../catalog/index-product.ts";
import { readFavouritesPage } from "../queries/favourites-page.ts";
import { followedSearches } from "../tables.ts";
import { followSearch } from "./follow-search.ts";
import { notifySearchNews } from "./notify-search-news.ts";
import { listFollowedSearches, readSearchStanding } from "./queries.ts";
import { unfollowSearch } from "./unfollow-search.ts";

let person: TestUser;
let store: Awaited<ReturnType<typeof createStore>>;

beforeEach(async () => {
  await db.delete(followedSearches);
  [person, store] = await Promise.all([createUser(), createStore()]);
  await db.execute(sql`update users set email_verified = true where id = ${person.id}`);
});

async function published(title: string, storeId = store.id) {
  const product = await createProduct(storeId, { title });
  await db.execute(sql`update products set published_at = now() where id = ${product.id}`);
  await transact(async (tx) => ok(await indexProduct(tx, product.id, new Date())));
  return product;
}
const comes = () =>
  db
    .update(followedSearches)
    .set({ nextAt: sql`now()` })
    .where(eq(followedSearches.userId, person.id));
const notifications = async () => {
  const rows = await db.select().from(outboxEmails).where(eq(outboxEmails.recipient, person.email));
  return rows.filter(({ kind }) => kind === "busca.novidades").map(({ payload }) => JSON.stringify(payload));
};

describe("following a search", () => {
  it("is the same once and twice, in whatever order it is shown, and is seen and left at the favourites", async () => {
    expect(await followSearch(person.id, { busca: "dobradura", ordem: "novidades" })).toEqual(ok());
    expect(await followSearch(person.id, { busca: "dobradura", pagina: 3 })).toEqual(ok());
    expect(await listFollowedSearches(person.id)).toMatchObject([
      { name: "“dobradura”", href: "/produtos?busca=dobradura&ordem=novidades" },
    ]);
    expect((await readFavouritesPage(person.id, {}))?.searches).toHaveLength(1);
    expect(await readSearchStanding(person.id, { busca: "dobradura", vista: "lista" })).toEqual({
      isKnown: true,
      isFollowed: true,
    });
    expect(await readSearchStanding(null, { busca: "dobradura" })).toEqual({ isKnown: false, isFollowed: false });
    const [{ key } = { key: "" }] = await listFollowedSearches(person.id);
    expect(await unfollowSearch((await createUser()).id, key)).toEqual(ok());
    expect(await listFollowedSearches(person.id)).toHaveLength(1);
    expect(await unfollowSearch(person.id, key)).toEqual(ok());
    expect(await listFollowedSearches(person.id)).toEqual([]);
  });

  it("refuses everything there is, what does not exist, and the twenty-first, even with many at once", async () => {
    expect(await followSearch(person.id, { ordem: "em-alta" })).toMatchObject({ reason: "no_search" });
    expect(await followSearch(person.id, { categoria: "nao-existe" })).toMatchObject({ reason: "no_search" });
    const attempts = Array.from({ length: 23 }, (_, n) => followSearch(person.id, { busca: `assunto ${n}` }));
    const answers = await Promise.all(attempts);
    expect(answers.filter((one) => one.ok)).toHaveLength(20);
    expect(await listFollowedSearches(person.id)).toHaveLength(20);
  });
});

it("an e-mail of news that waits names what is still on sale, of what is still followed", async () => {
  await followSearch(person.id, { busca: "mobiles" });
  await followSearch(person.id, { busca: "cataventos" });
  const [gone] = [await published("Mobiles de papel"), await published("Cataventos de papel")];
  await comes();
  await notifySearchNews();
  const leaves = async () => {
    const facts = (await factsThatLeave("busca.novidades", person.email)) as { searches: { name: string }[] } | null;
    return facts && facts.searches.map(({ name }) => name).toSorted();
  };
  expect(await leaves()).toEqual(["“cataventos”", "“mobiles”"]);
  await db.execute(sql`update products set status = 'pausado' where id = ${gone.id}`);
  await transact(async (tx) => ok(await indexProduct(tx, gone.id, new Date())));
  expect(await leaves()).toEqual(["“cataventos”"]);
  const followed = await listFollowedSearches(person.id);
  await unfollowSearch(person.id, followed.find(({ name }) => name === "“cataventos”")?.key ?? "");
  expect(await leaves()).toBeNull();
});

describe("its news", () => {
  it("tells what was published since, once, all searches together, and not before a week", async () => {
    await published("Origami antigo");
    await followSearch(person.id, { busca: "origami" });
    await followSearch(person.id, { loja: store.slug });
    await published("Origami novo");
    await notifySearchNews();
    expect(await notifications()).toEqual([]);
    await comes();
    await Promise.all([notifySearchNews(), notifySearchNews(), notifySearchNews()]);
    const [letter, ...others] = await notifications();
    expect(others).toEqual([]);
    expect(letter).toContain("Origami novo");
    expect(letter).not.toContain("Origami antigo");
    expect(JSON.parse(letter!).searches).toHaveLength(2);
    await published("Origami de depois");
    await notifySearchNews();
    expect(await notifications()).toHaveLength(1);
    await comes();
    await notifySearchNews();
    expect((await notifications())[1]).not.toContain("Origami novo");
  });

  it("a week with nothing new is silent, and nothing of one's own is news", async () => {
    const { rows } = await db.execute<{ id: string }>(sql`select owner_id as id from stores where id = ${store.id}`);
    await db.execute(sql`update users set email_verified = true where id = ${rows[0]!.id}`);
    await followSearch(person.id, { busca: "quilling" });
    await followSearch(rows[0]!.id, { busca: "kirigami" });
    await published("Kirigami da própria loja");
    await db.update(followedSearches).set({ nextAt: sql`now()` });
    await notifySearchNews();
    const all = await db.select().from(outboxEmails).where(eq(outboxEmails.kind, "busca.novidades"));
    expect(all.filter(({ payload }) => JSON.stringify(payload).includes("Kirigami da própria loja"))).toEqual([]);
    expect(await notifications()).toEqual([]);
    const stored = await db.select().from(followedSearches);
    expect(stored.every(({ nextAt }) => nextAt.getTime() > Date.now() + 6 * 86_400_000)).toBe(true);
  });

  it("a search followed later waits for the next telling of the others", async () => {
    await followSearch(person.id, { busca: "um" });
    await db.update(followedSearches).set({ nextAt: sql`now() + interval '1 day'` });
    await followSearch(person.id, { busca: "dois" });
    const stored = await db.select().from(followedSearches).where(eq(followedSearches.userId, person.id));
    expect(new Set(stored.map(({ nextAt }) => nextAt.getTime())).size).toBe(1);
  });

  it("a hundred who have not proved theirs, and one whose searches cannot be read, keep nobody else waiting", async () => {
    await followSearch(person.id, { busca: "mosaico" });
    await published("Mosaico de papel");
    await comes();
    await db.execute(sql`with unproven as (insert into users (id, name, email, canonical_email, email_verified)
        select gen_random_uuid(), 'Sem prova', 'sem-prova-' || n || '@exemplo.com.br', 'sem-prova-' || n || '@exemplo.com.br', false
        from generate_series(1, 100) n returning id)
      insert into followed_searches (user_id, search, name, next_at) select id, 'busca=x', 'x', now() - interval '1 day' from unproven`);
    const broken = await createUser();
    await db.execute(sql`update users set email_verified = true where id = ${broken.id}`);
    await db.execute(sql`insert into followed_searches (user_id, search, name, next_at)
      values (${broken.id}, 'busca=' || chr(65533) || '%00', 'x', now() - interval '2 days')`);
    await notifySearchNews();
    expect(await notifications()).toHaveLength(1);
  });

  it("who has not proved the address is told nothing", async () => {
    await db.execute(sql`update users set email_verified = false where id = ${person.id}`);
    await followSearch(person.id, { busca: "mosaico" });
    await published("Mosaico de papel");
    await comes();
    await notifySearchNews();
    expect(await notifications()).toEqual([]);
  });
});
