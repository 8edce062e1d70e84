import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { inScope } from "#platform/request-scope.ts";
import { findViewer } from "#platform/session.ts";
import { signedInPerson, withSecondStep } from "../../../../tests/authenticator.ts";
import { createUser } from "../../../../tests/factories.ts";
import { type GoogleAccount, openGoogle, type Twist } from "../../../../tests/google.ts";
import { freshCaller, emailsTo, mailed } from "../../../../tests/mailbox.ts";
import { addPassword } from "../create-account.ts";
import { signInWithCode } from "../sign-in-with-code.ts";
import { accounts, users } from "../tables.ts";
import { googleRoutes } from "./http.ts";
import { unlinkGoogle } from "./unlink-google.ts";

let google: Awaited<ReturnType<typeof openGoogle>>;
let app: ReturnType<typeof googleRoutes>;
beforeAll(async () => {
  google = await openGoogle();
  app = googleRoutes(google.settings("http://localhost:3000/auth/google/retorno"));
});
afterAll(() => google.close());

const gmail = (): string => `pessoa.${randomUUID().slice(0, 8)}@gmail.com`;
const account = (values: Partial<GoogleAccount> = {}): GoogleAccount => ({
  sub: randomUUID(),
  email: gmail(),
  name: "Iara Nunes",
  ...values,
});

/** From a network of their own. */
const ask = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  inScope({ id: "teste", ip: freshCaller().ip, nonce: null, tags: new Set() }, async () => app.request(path, { headers }));

async function leave(volta = "/painel/pedidos") {
  const answer = await ask(`/auth/google?volta=${encodeURIComponent(volta)}`);
  return { address: answer.headers.get("location") ?? "", cookie: cookiesOf(answer) };
}
const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((one) => one.split(";", 1)[0])
    .join("; ");
async function comeBack(back: URL, cookie: string) {
  const answer = await ask(back.pathname + back.search, { cookie });
  const to = new URL(answer.headers.get("location") ?? "", "http://localhost:3000");
  return { to, viewer: await findViewer(cookiesOf(answer)), answer };
}
async function enter(who: GoogleAccount, twist?: Twist) {
  const { address, cookie } = await leave();
  return comeBack(google.choose(address, who, twist), cookie);
}
const accountsWith = (email: string) => db.$count(users, eq(users.email, email));

describe("unlinking Google", () => {
  it("needs another way in and a confirmation, notifies, and then has to be linked again", async () => {
    const who = account();
    const { viewer } = await enter(who);
    if (!viewer) throw new Error("no viewer");
    expect(await unlinkGoogle(viewer)).toMatchObject({ reason: "only_way_in" });
    await db.transaction((tx) => addPassword(tx, viewer.userId, "hash"));
    expect(await unlinkGoogle(viewer)).toMatchObject({ reason: "step_up_needed" });
    await db.execute(sql`update sessions set stepped_up_at = now() where id = ${viewer.sessionId}`);
    const both = await Promise.all([unlinkGoogle(viewer), unlinkGoogle(viewer)]);
    expect(both.map((one) => (one.ok ? "ok" : one.reason)).toSorted()).toEqual(["google_off", "ok"]);
    const emailMessages = async () => (await emailsTo(who.email)).map(({ kind }) => kind);
    expect(await emailMessages()).toEqual(["conta.google-desligado"]);
    expect((await enter(who)).viewer?.userId).toBe(viewer.userId);
    expect(await emailMessages()).toContain("conta.google-ligado");
  });
});

describe("signing in with Google", () => {
  it("does not exist without keys", async () => {
    const closed = googleRoutes(null);
    expect((await closed.request("/auth/google")).status).toBe(404);
    expect((await closed.request("/auth/google/retorno")).status).toBe(404);
  });

  it("goes with PKCE, state and nonce, and what stays in the browser is sealed", async () => {
    const answer = await ask("/auth/google");
    const address = new URL(answer.headers.get("location") ?? "");
    expect(Object.fromEntries(address.searchParams)).toMatchObject({ code_challenge_method: "S256", response_type: "code" });
    expect(address.searchParams.get("state")).toMatch(/.{20}/);
    expect(address.searchParams.get("nonce")).toMatch(/.{20}/);
    const [cookie = ""] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^google=.*Max-Age=600.*HttpOnly.*SameSite=Lax/);
    expect(cookie).not.toContain(address.searchParams.get("state") ?? "nada");
  });

  it("opens the account the first time and the same one later, even if the e-mail changes there", async () => {
    const who = account();
    const first = await enter(who);
    expect(first.to.pathname).toBe("/painel/pedidos");
    expect(first.viewer).toMatchObject({ name: "Iara Nunes", email: who.email, emailVerified: true });
    const again = await enter({ ...who, email: gmail() });
    expect(again.viewer?.userId).toBe(first.viewer?.userId);
    expect(await accountsWith(who.email)).toBe(1);
  });

  it("two clicks at once open a single account", async () => {
    const who = account();
    const both = await Promise.all([enter(who), enter(who)]);
    expect(new Set(both.map(({ viewer }) => viewer?.userId)).size).toBe(1);
    expect(await accountsWith(who.email)).toBe(1);
  });

  it("someone with an account under an e-mail that Google hosts signs in to it and is notified", async () => {
    const user = await createUser({ email: gmail() });
    const { viewer } = await enter(account({ email: user.email }));
    expect(viewer?.userId).toBe(user.id);
    expect((await emailsTo(user.email)).map(({ kind }) => kind)).toContain("conta.google-ligado");
  });

  it("an account that a stranger opened with someone else's e-mail does not keep the stranger's password", async () => {
    const { user } = await signedInPerson({ email: gmail(), emailVerified: false });
    expect((await enter(account({ email: user.email }))).viewer?.userId).toBe(user.id);
    const saved = await db.select({ provider: accounts.providerId }).from(accounts).where(eq(accounts.userId, user.id));
    expect(saved).toEqual([{ provider: "google" }]);
  });

  it("someone with a second step gets the ticket, not the session", async () => {
    const { user, viewer } = await signedInPerson({ email: gmail() });
    await withSecondStep(viewer);
    const back = await enter(account({ email: user.email }));
    expect(back.viewer).toBeNull();
    expect(back.to.searchParams.get("passo")).toBe("segundo-passo");
    expect(back.to.searchParams.get("token")).toMatch(/^r.{32}$/);
  });

  it.each([true, false])(
    "an e-mail Google merely knows asks for the mailbox code, the same with or without an account (with account: %s)",
    async (hasAccount) => {
      const email = `pessoa.${randomUUID().slice(0, 8)}@exemplo.com.br`;
      const user = hasAccount ? await createUser({ email }) : null;
      const who = account({ email });
      const back = await enter(who);
      expect(back.viewer).toBeNull();
      expect(back.to.searchParams.get("passo")).toBe("codigo");
      const pending = back.to.searchParams.get("token") ?? "";
      expect(await accountsWith(email)).toBe(hasAccount ? 1 : 0);

      const entered = await signInWithCode({ email, code: await mailed(email, "code"), pending }, freshCaller());
      expect(entered.ok).toBe(true);
      const after = await enter(who);
      expect(after.viewer).toMatchObject(user ? { userId: user.id } : { email });
    },
  );

  it("an e-mail that Google has not confirmed does not sign in", async () => {
    const who = account({ email_verified: false });
    const back = await enter(who);
    expect(back.to.searchParams.get("aviso")).toBe("google_refused");
    expect(await accountsWith(who.email)).toBe(0);
  });

  it.each<[string, Twist]>([
    ["assinada por outra chave", { isForged: true }],
    ["para outro site", { audience: "outro" }],
    ["de outro emissor", { issuer: "https://accounts.exemplo.net" }],
    ["de outra ida", { nonce: "outro" }],
    ["vencida", { isExpired: true }],
  ])("refuses an answer %s", async (_, twist) => {
    const who = account();
    const back = await enter(who, twist);
    expect(back.viewer).toBeNull();
    expect(back.to.pathname + back.to.search).toBe("/auth/login?aviso=google_refused&volta=%2Fpainel%2Fpedidos");
    expect(await accountsWith(who.email)).toBe(0);
  });

  it("refuses a return without a departure, with another's state, and the same return twice", async () => {
    const one = await leave();
    const other = await leave();
    const back = google.choose(one.address, account());
    for (const cookie of ["", other.cookie, "google=inventado"]) {
      expect((await comeBack(back, cookie)).to.searchParams.get("aviso")).toBe("google_refused");
    }
    expect((await comeBack(back, one.cookie)).viewer).not.toBeNull();
    expect((await comeBack(back, one.cookie)).viewer).toBeNull();
  });

  it("someone who gives up at Google returns to sign-in with the destination kept", async () => {
    const { cookie } = await leave("/produto/x");
    const back = await comeBack(new URL("http://localhost:3000/auth/google/retorno?error=access_denied&state=x"), cookie);
    expect(back.to.search).toBe("?aviso=google_unused&volta=%2Fproduto%2Fx");
  });

  it.each(["//evil.example", "https://evil.example", "/\\evil.example", "javascript:alert(1)"])(
    "the destination %s never leads off the site (B046)",
    async (volta) => {
      const { address, cookie } = await leave(volta);
      expect((await comeBack(google.choose(address, account()), cookie)).to.href).toBe("http://localhost:3000/painel");
    },
  );
});
