import { render, toPlainText } from "@react-email/render";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { OWNER } from "#kit/admin-roles.ts";
import { db } from "#platform/db.ts";
import { findViewer } from "#platform/session.ts";
import { cookieOf, createUser } from "../../../tests/factories.ts";
import { freshCaller, freshEmail, emailsTo, mailed } from "../../../tests/mailbox.ts";
import { addPassword } from "./create-account.ts";
import { emails } from "./jobs.ts";
import { hashPassword } from "./password.ts";
import { isResetLinkLive } from "./queries.ts";
import { requestReset } from "./request-reset.ts";
import { resetPassword } from "./reset-password.ts";
import { signInWithPassword } from "./sign-in-with-password.ts";

const PASSWORD = "quatro cajás maduros";

async function requestedReset(
  values: Parameters<typeof createUser>[0] = {},
  passwordBefore: string | null = "três cajás verdes",
) {
  const user = await createUser({ email: freshEmail(), ...values });
  if (passwordBefore !== null) {
    const hash = await hashPassword(passwordBefore);
    await db.transaction((tx) => addPassword(tx, user.id, hash));
  }
  await requestReset({ email: user.email }, freshCaller());
  return { user, token: await mailed(user.email, "token") };
}
const reset = (token: string, password = PASSWORD) => resetPassword({ token, password }, freshCaller());

describe("resetting the password", () => {
  it("changes the password, signs in on this browser, ends the other sessions and notifies the owner", async () => {
    const { user, token } = await requestedReset();
    const elsewhere = await cookieOf(user);
    const answer = await reset(token);
    if (!answer.ok) throw new Error(answer.reason);
    expect(await findViewer(answer.value.setCookie.split(";", 1)[0] ?? "")).toMatchObject({ userId: user.id });
    expect(await findViewer(elsewhere)).toBeNull();
    expect((await signInWithPassword({ email: user.email, password: PASSWORD, isRemembered: true }, freshCaller())).ok).toBe(
      true,
    );
    expect((await emailsTo(user.email)).map(({ kind }) => kind)).toEqual([
      "conta.aparelho-novo",
      "conta.senha-nova",
      "conta.redefinir",
    ]);
  });

  it("tells who has no password yet of a first one, not of another: an administrator just made, a guest of a purchase", async () => {
    const { user, token } = await requestedReset({ roles: [OWNER] }, null);
    expect((await reset(token)).ok).toBe(true);
    const sent = (await emailsTo(user.email)).map(({ kind }) => kind).filter((kind) => kind !== "conta.aparelho-novo");
    expect(sent).toEqual(["conta.senha-criada", "conta.primeira-senha"]);
    for (const kind of sent) {
      const { subject, body } = emails.find(({ name }) => name === kind)?.write({ name: "Marina", token } as never) ?? {};
      const text = `${subject} ${body ? toPlainText(await render(body)) : ""}`.split(/Se não foi você/)[0];
      expect(text, kind).toMatch(/senha/);
      expect(text, kind).not.toMatch(/outra senha|senha nova|mudou|trocad/);
    }
  });

  it("the same link does not work twice, nor twice at once (B044)", async () => {
    const { token } = await requestedReset();
    const answers = await Promise.all([reset(token), reset(token), reset(token)]);
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(await reset(token)).toEqual({ ok: false, reason: "expired_link" });
    expect(await isResetLinkLive(token)).toBe(false);
  });

  it("expired, truncated, with a trailing space and made up are the same expired link (B044)", async () => {
    const { token } = await requestedReset();
    for (const wrong of [token.slice(0, -1), `${token} `, "", "x".repeat(32), token.toLowerCase() + "a"]) {
      expect(await isResetLinkLive(wrong)).toBe(false);
      expect(await reset(wrong)).toEqual({ ok: false, reason: "expired_link" });
    }
    expect(await isResetLinkLive(token)).toBe(true);
    await db.execute(sql`update verifications set expires_at = expires_at - interval '30 minutes 1 second'`);
    expect(await isResetLinkLive(token)).toBe(false);
    expect(await reset(token)).toEqual({ ok: false, reason: "expired_link" });
  });

  it("opening the link many times changes nothing (B045)", async () => {
    const { token } = await requestedReset();
    for (let i = 0; i < 3; i++) expect(await isResetLinkLive(token)).toBe(true);
    expect((await reset(token)).ok).toBe(true);
  });

  it("using one link ends the account's others", async () => {
    const { user, token } = await requestedReset();
    await requestReset({ email: user.email }, freshCaller());
    const second = await mailed(user.email, "token");
    expect((await reset(second)).ok).toBe(true);
    expect(await reset(token)).toEqual({ ok: false, reason: "expired_link" });
  });

  it("a password equal to the e-mail is refused without spending the link (B029)", async () => {
    const { user, token } = await requestedReset();
    expect(await reset(token, user.email)).toMatchObject({
      ok: false,
      reason: "invalid",
      fields: { password: expect.any(String) },
    });
    expect((await reset(token)).ok).toBe(true);
  });

  it("someone who bought without a password gains one, and the mailbox is proven", async () => {
    const { user, token } = await requestedReset({ emailVerified: false });
    const answer = await reset(token);
    if (!answer.ok) throw new Error(answer.reason);
    const viewer = await findViewer(answer.value.setCookie.split(";", 1)[0] ?? "");
    expect(viewer).toMatchObject({ userId: user.id, emailVerified: true });
  });

  it("an e-mail without an account gets the same answer and an e-mail that says so (B040)", async () => {
    const email = freshEmail();
    const { user } = await requestedReset();
    expect(await requestReset({ email }, freshCaller())).toEqual(await requestReset({ email: user.email }, freshCaller()));
    expect(await emailsTo(email)).toEqual([{ kind: "conta.sem-conta", payload: {} }]);
  });

  it("of 100 requests for one victim at most 4 e-mails a minute are sent (B043)", async () => {
    const user = await createUser({ email: freshEmail() });
    const answers = await Promise.all(Array.from({ length: 100 }, () => requestReset({ email: user.email }, freshCaller())));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(100);
    expect(await emailsTo(user.email)).toHaveLength(4);
  });

  it("does not store the link in clear in the table of single-use values", async () => {
    const { token } = await requestedReset();
    const { rowCount } = await db.execute(sql`select 1 from verifications where identifier like ${`%${token}%`}`);
    expect(rowCount).toBe(0);
  });
});
