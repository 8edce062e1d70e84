import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { createUser, type TestUser } from "../../../../tests/factories.ts";
import { warmPool } from "../../../../tests/shopper.ts";
import { blockProfile } from "./block-profile.ts";
import { findByline, findOwnProfile, findShownProfile } from "./queries.ts";
import { renewProfileAddress } from "./renew-profile-address.ts";
import { PROFILE_PARTS } from "./rules.ts";
import { saveProfileWords } from "./save-profile-words.ts";
import { switchProfile } from "./switch-profile.ts";
import { profiles } from "./tables.ts";

let user: TestUser;
beforeEach(async () => {
  user = await createUser({ name: "Marina Tavares Couto" });
});
const WORDS = { shownName: "Profª Marina", areas: ["Matemática"], byline: "Professora do 3º ano" };
const turn = (part: (typeof PROFILE_PARTS)[number], isOn = true) => switchProfile(user.id, { part, isOn });
async function slugOf(): Promise<string> {
  const { slug } = await findOwnProfile(user.id);
  if (!slug) throw new Error("no profile");
  return slug;
}

describe("the public profile", () => {
  it("does not exist until the person wants it, and starts closed with everything off (INV-39)", async () => {
    expect(await findOwnProfile(user.id)).toMatchObject({ slug: null, shownName: "Marina", blockReason: null });
    await saveProfileWords(user.id, WORDS);
    const own = await findOwnProfile(user.id);
    expect(own).toMatchObject(WORDS);
    expect(Object.values(own.on)).toEqual(PROFILE_PARTS.map(() => false));
    expect(await findShownProfile(await slugOf(), null)).toBeNull();
  });

  it("closed is the same as missing to everyone but its owner", async () => {
    await saveProfileWords(user.id, WORDS);
    const slug = await slugOf();
    const stranger = await createUser();
    for (const viewer of [null, stranger.id]) {
      expect(await findShownProfile(slug, viewer)).toBeNull();
      expect(await findShownProfile("nunca-houve", viewer)).toBeNull();
    }
    expect(await findShownProfile(slug, user.id)).toMatchObject({ name: "Profª Marina", isOpen: false, isIndexed: false });
    await turn("open");
    expect(await findShownProfile(slug, null)).toMatchObject({ isOpen: true });
    await turn("open", false);
    expect(await findShownProfile(slug, null)).toBeNull();
  });

  it("open, shows only the name; each part appears and disappears by its switch", async () => {
    await saveProfileWords(user.id, WORDS);
    await turn("open");
    const slug = await slugOf();
    const bare = { areas: [], since: null, shows: { lists: false, reviews: false, stores: false }, isIndexed: false };
    expect(await findShownProfile(slug, null)).toMatchObject(bare);
    expect(await findShownProfile(slug, user.id)).toMatchObject(bare);
    for (const part of PROFILE_PARTS) await turn(part);
    expect(await findShownProfile(slug, null)).toMatchObject({
      areas: ["Matemática"],
      since: expect.any(Date),
      shows: { lists: true, reviews: true, stores: true },
      isIndexed: true,
    });
    for (const part of PROFILE_PARTS) if (part !== "open") await turn(part, false);
    expect(await findShownProfile(slug, null)).toMatchObject(bare);
  });

  it("the address does not carry the surname, and once changed leaves nothing at the old one", async () => {
    await turn("open");
    const before = await slugOf();
    expect(before).toMatch(/^marina-[a-z2-9]{8}$/);
    const answer = await renewProfileAddress(user.id);
    expect(answer).toEqual({ ok: true, value: await slugOf() });
    expect(await findShownProfile(before, null)).toBeNull();
    expect(await findShownProfile(await slugOf(), null)).not.toBeNull();
  });

  it("twenty switches at once, the first time, make a single profile", async () => {
    await warmPool();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => turn(n % 2 ? "since" : "stores")));
    expect(answers.every((answer) => answer.ok)).toBe(true);
    expect(await db.select().from(profiles).where(eq(profiles.userId, user.id))).toHaveLength(1);
    expect((await findOwnProfile(user.id)).on).toMatchObject({ since: true, stores: true, open: false });
  });

  it("one closed by the platform cannot be reopened, loses its signature, and its owner reads why", async () => {
    await saveProfileWords(user.id, WORDS);
    await turn("open");
    const profile = await findShownProfile(await slugOf(), null);
    const block = () =>
      transact(async (tx) =>
        ok(await blockProfile(tx, profile?.id ?? "", { actor: "admin:x", cause: "Se passa por outra pessoa" })),
      );
    expect(await block()).toEqual({ ok: true, value: { email: user.email, shownName: "Profª Marina" } });
    expect(await block()).toEqual({ ok: true, value: null });
    expect(await turn("open")).toEqual({ ok: false, reason: "blocked_profile" });
    expect(await turn("since")).toMatchObject({ ok: true });
    expect(await findShownProfile(await slugOf(), null)).toBeNull();
    expect(await findOwnProfile(user.id)).toMatchObject({ blockReason: "Se passa por outra pessoa", byline: "" });
    expect(await findByline(db, user.id)).toBeNull();
  });
});
