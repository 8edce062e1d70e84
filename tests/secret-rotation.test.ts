import { afterEach, expect, it } from "vitest";
import { changeLink, readChangeLink } from "#modules/accounts/email-change/links.ts";
import { confirmIdentity } from "#modules/accounts/confirm-identity.ts";
import { requestCode } from "#modules/accounts/request-code.ts";
import { signInWithCode } from "#modules/accounts/sign-in-with-code.ts";
import { documentIndex, isDocumentIndex } from "#modules/payouts/recipients/document-index.ts";
import { accountFingerprint, isAccountFingerprint } from "#modules/payouts/bank/open-first-account.ts";
import { env } from "#platform/env.ts";
import { newId } from "#kit/id.ts";
import { seal, unseal } from "#platform/seal.ts";
import { findViewer } from "#platform/session.ts";
import { appCode, signedInPerson, withSecondStep } from "./authenticator.ts";
import { cookieOf, createUser } from "./factories.ts";
import { freshCaller, freshEmail, mailed } from "./mailbox.ts";

const { SESSION_SECRET, SESSION_SECRET_PREVIOUS } = env;
afterEach(() => Object.assign(env, { SESSION_SECRET, SESSION_SECRET_PREVIOUS }));

const ACCOUNT = {
  bankCode: "341",
  branchNumber: "1234",
  accountNumber: "567890",
  accountCheckDigit: "1",
} as Parameters<typeof accountFingerprint>[0];

it("a secret changes with the one before it still read: sessions, second factors, bank accounts, links and sealed texts go on", async () => {
  const { viewer, user } = await signedInPerson();
  const { key, codes } = await withSecondStep(viewer);
  const cookie = await cookieOf(user);
  const waiting = await createUser({ email: freshEmail() });
  const caller = freshCaller();
  await requestCode({ email: waiting.email }, caller);
  const saved = {
    hold: seal("o que a lei manda guardar", "legal-hold"),
    document: documentIndex("52998224725"),
    account: accountFingerprint(ACCOUNT),
    link: changeLink(newId(), "desfazer"),
  };

  Object.assign(env, { SESSION_SECRET: "n".repeat(40), SESSION_SECRET_PREVIOUS: [SESSION_SECRET] });
  expect((await findViewer(cookie))?.userId).toBe(user.id);
  expect((await findViewer(await cookieOf(user)))?.userId).toBe(user.id);
  expect(unseal(saved.hold, "legal-hold")).toBe("o que a lei manda guardar");
  expect(isDocumentIndex(saved.document, "52998224725")).toBe(true);
  expect(documentIndex("52998224725")).not.toBe(saved.document);
  expect(isAccountFingerprint(saved.account, ACCOUNT)).toBe(true);
  expect(readChangeLink(saved.link, "desfazer")).not.toBeNull();
  expect((await confirmIdentity(viewer, { code: appCode(key) }, caller)).ok).toBe(true);
  expect((await confirmIdentity(viewer, { code: codes[0]?.replace("-", "") ?? "" }, caller)).ok).toBe(true);
  const typed = { email: waiting.email, code: await mailed(waiting.email, "code"), pending: null };
  expect((await signInWithCode(typed, caller)).ok).toBe(true);

  Object.assign(env, { SESSION_SECRET_PREVIOUS: undefined });
  expect(await findViewer(cookie)).toBeNull();
  expect(unseal(saved.hold, "legal-hold")).toBeNull();
});
