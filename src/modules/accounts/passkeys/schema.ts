import * as z from "zod";
import { textField } from "#kit/fields.ts";
import type { EmailKind } from "#platform/outbox.ts";
import { PASSKEY_NAME_LENGTH } from "./rules.ts";

export type PasskeyRow = { id: string; name: string; isSynced: boolean; createdAt: Date; lastUsedAt: Date | null };

/** The last two are the browser's own: the person gave up, or there is no way to. */
export type PasskeyReason =
  | "passkey_refused"
  | "passkey_known"
  | "too_many_passkeys"
  | "unknown_passkey"
  | "passkey_unused"
  | "passkey_unsupported";

const base64url = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[A-Za-z0-9_-]+$/);

/** What the browser answers when asked to sign with a passkey, and nothing else of it. */
export const assertionInput = z.strictObject({
  id: base64url(1400),
  clientDataJSON: base64url(4000),
  authenticatorData: base64url(4000),
  signature: base64url(8000),
  userHandle: base64url(100).nullable(),
});
export type Assertion = z.output<typeof assertionInput>;

/** What it answers when asked to make one. */
export const attestationInput = z.strictObject({
  id: base64url(1400),
  clientDataJSON: base64url(4000),
  attestationObject: base64url(40_000),
  transports: z.array(z.string().regex(/^[a-z-]{1,20}$/)).max(10),
});
export type Attestation = z.output<typeof attestationInput>;

export const passkeySignInInput = z.strictObject({ assertion: assertionInput, isRemembered: z.boolean() });
export const passkeyInput = z.strictObject({ passkeyId: z.uuid() });

export const passkeyNameInput = z.strictObject({
  passkeyId: z.uuid(),
  name: textField({ max: PASSKEY_NAME_LENGTH, missing: "Escreva um nome para a chave." }),
});

export const passkeyAddedEmail: EmailKind<{ name: string; passkey: string }> = { name: "conta.chave-nova" };
export const passkeyRemovedEmail: EmailKind<{ name: string; passkey: string }> = { name: "conta.chave-apagada" };
