import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { transact, db } from "#platform/db.ts";
import { createUser, viewerOf } from "../../../tests/factories.ts";
import { freshEmail } from "../../../tests/mailbox.ts";
import { type Buyer, identifyBuyer } from "./identify-buyer.ts";
import { accounts, users } from "./tables.ts";

const identify = (buyer: Partial<Buyer>) =>
  transact((tx) =>
    identifyBuyer(tx, { viewer: null, name: "Ana Lima", email: freshEmail(), document: "52998224725", ip: "10.9.8.7", ...buyer }),
  );
const read = async (userId: string) => (await db.select().from(users).where(eq(users.id, userId)))[0];

describe("the person who is buying", () => {
  it("an unknown e-mail opens an account without a password, its mailbox unproven", async () => {
    const email = freshEmail();
    const answer = await identify({ email: email.toUpperCase() });
    if (!answer.ok) throw new Error(answer.reason);
    expect(answer.value.isNew).toBe(true);
    expect(await read(answer.value.userId)).toMatchObject({
      email,
      name: "Ana Lima",
      emailVerified: false,
      document: "52998224725",
    });
    expect(await db.select().from(accounts).where(eq(accounts.userId, answer.value.userId))).toEqual([]);
  });

  it("an e-mail that has an account asks for a code, in any letter case, and changes nothing in it", async () => {
    const owner = await createUser({ email: freshEmail(), document: null });
    expect(await identify({ email: owner.email.toUpperCase() })).toEqual({ ok: false, reason: "code_needed" });
    expect(await read(owner.id)).toMatchObject({ name: owner.name, document: null });
  });

  it("someone signed in buys on their own account, whatever e-mail is typed", async () => {
    const owner = await createUser({ email: freshEmail(), document: null });
    const other = await createUser({ email: freshEmail() });
    const answer = await identify({ viewer: await viewerOf(owner), email: other.email, document: "11144477735" });
    expect(answer).toEqual({ ok: true, value: { userId: owner.id, isNew: false } });
    expect((await read(owner.id))?.document).toBe("11144477735");
  });

  it("does not replace the document the account already has", async () => {
    const owner = await createUser({ email: freshEmail() });
    await identify({ viewer: await viewerOf(owner), document: "11144477735" });
    expect((await read(owner.id))?.document).toBe("52998224725");
  });

  it("ten purchases at once with the same new e-mail open a single account", async () => {
    const email = freshEmail();
    const answers = await Promise.all(Array.from({ length: 10 }, () => identify({ email })));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(answers.filter((answer) => !answer.ok && answer.reason === "code_needed")).toHaveLength(9);
    expect(await db.select().from(users).where(eq(users.email, email))).toHaveLength(1);
  });
});
