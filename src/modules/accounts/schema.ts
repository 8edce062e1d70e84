import * as z from "zod";
import { emailField, nameField, passwordField } from "#kit/fields.ts";
import { parsePassword } from "#kit/password.ts";
import { isReservedName } from "#kit/reserved-words.ts";
import type { EmailKind } from "#platform/outbox.ts";
import type { DeviceReason } from "./devices/schema.ts";
import type { GoogleReason } from "./google/schema.ts";
import { assertionInput, type PasskeyReason } from "./passkeys/schema.ts";

export type AccountReason =
  | "wrong_credentials"
  | "code_required"
  | "wrong_code"
  | "expired_link"
  | "invalid"
  | "limited"
  | PasskeyReason
  | GoogleReason
  | DeviceReason
  | StepUpReason;

/** Of the second step and of proving again who one is. */
export type StepUpReason =
  | "wrong_app_code"
  | "wrong_password"
  | "expired_ticket"
  | "step_up_needed"
  | "already_on"
  | "not_on"
  | "not_started";

export const PASSWORD_IS_EMAIL = "A senha não pode ser o seu e-mail.";

// A password being checked is not judged: it may be older than the rules.
const typedPassword = z
  .string({ error: "Escreva a senha." })
  .min(1, "Escreva a senha.")
  .max(512, "E-mail ou senha não conferem.");
const oneTimeText = z.string().max(200);

export const signUpInput = z
  .strictObject({
    name: nameField.refine((name) => !isReservedName(name), { error: "Este nome é reservado. Escreva o seu." }),
    email: emailField,
    password: passwordField,
  })
  .refine(({ email, password }) => parsePassword(password, email).ok, { path: ["password"], error: PASSWORD_IS_EMAIL });

export const signInInput = z.strictObject({ email: emailField, password: typedPassword, isRemembered: z.boolean() });

export const emailInput = z.strictObject({ email: emailField });

/** `pending` names the sign-up a code would finish. */
export const codeRequestInput = z.strictObject({ email: emailField, pending: oneTimeText.nullable().default(null) });

/** Six digits, however they were pasted: "123 456", "123-456". */
export const codeInput = z.strictObject({
  email: emailField,
  code: z
    .string({ error: "Escreva o código." })
    .max(40, "O código tem 6 números.")
    .transform((text) => text.normalize("NFKC").replace(/[\s.-]/g, ""))
    .refine((code) => /^\d{6}$/.test(code), { error: "O código tem 6 números." }),
  pending: oneTimeText.nullable().default(null),
});

/** Six digits of the app, or a recovery code, however it was pasted. */
const secondStepCode = z
  .string({ error: "Escreva o código." })
  .max(40, "O código tem 6 números.")
  .transform((text) =>
    text
      .normalize("NFKC")
      .replace(/[\s.-]/g, "")
      .toUpperCase(),
  )
  .refine((code) => /^(\d{6}|[A-Z0-9]{10})$/.test(code), {
    error: "O código do aplicativo tem 6 números; o de recuperação, 10 letras e números.",
  });

export const secondStepInput = z.strictObject({ ticket: oneTimeText, code: secondStepCode, remembersBrowser: z.boolean() });
export const appCodeInput = z.strictObject({ code: secondStepCode });
/** What proves again who one is: the password, a code of the second step, or a passkey. */
export const proofInput = z.union([
  z.strictObject({ password: typedPassword }),
  appCodeInput,
  z.strictObject({ assertion: assertionInput }),
]);

/** What the page knows of the reset link in its address. */
export type ResetLink = "none" | "live" | "dead" | "limited";
/** `email`: the mailbox of the link that brought the person, when one of our e-mails did. */
export type LoginPageFacts = { link: ResetLink; hasGoogle: boolean; email: string | null };

export const loginPageInput = z.strictObject({
  token: oneTimeText.nullable(),
  volta: z.string().optional(),
  /** Someone signed in may ask for a password they never had. */
  asksReset: z.boolean().default(false),
});
export const resetPasswordInput = z.strictObject({ token: oneTimeText, password: passwordField });

export const codeEmail: EmailKind<{ name: string; code: string }> = {
  name: "conta.codigo",
  usefulMinutes: 10,
  holdsSecret: true,
};
export const finishSignUpEmail: EmailKind<{ name: string; code: string }> = {
  name: "conta.criar",
  usefulMinutes: 10,
  holdsSecret: true,
};
export const alreadyHereEmail: EmailKind<{ name: string; code: string }> = {
  name: "conta.ja-existe",
  usefulMinutes: 10,
  holdsSecret: true,
};
export const noAccountEmail: EmailKind<Record<string, never>> = { name: "conta.sem-conta" };
export const resetEmail: EmailKind<{ name: string; token: string }> = {
  name: "conta.redefinir",
  usefulMinutes: 30,
  holdsSecret: true,
};
export const firstPasswordEmail: EmailKind<{ name: string; token: string }> = {
  name: "conta.primeira-senha",
  usefulMinutes: 30,
  holdsSecret: true,
};
export const passwordMadeEmail: EmailKind<{ name: string }> = { name: "conta.senha-criada" };
export const passwordChangedEmail: EmailKind<{ name: string }> = { name: "conta.senha-nova" };
/** What tells the owner of a password just saved, from the hash of the one before, if any. */
export const passwordSavedEmail = (before: string | null): EmailKind<{ name: string }> =>
  before === null ? passwordMadeEmail : passwordChangedEmail;
export const triesEmail: EmailKind<{ name: string }> = { name: "conta.tentativas" };
export const secondStepOnEmail: EmailKind<{ name: string }> = { name: "conta.segundo-passo-ligado" };
export const secondStepOffEmail: EmailKind<{ name: string }> = { name: "conta.segundo-passo-desligado" };
export const codesRenewedEmail: EmailKind<{ name: string }> = { name: "conta.codigos-novos" };
export const recoveryUsedEmail: EmailKind<{ name: string; left: number }> = { name: "conta.codigo-usado" };
