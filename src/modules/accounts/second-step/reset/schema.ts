import type { EmailKind } from "#platform/outbox.ts";

/** Long enough for an owner who still has the app to see the email and stop it. */
export const RESET_HOURS = 72;

/** `on`: when it is turned off, as ISO text. */
export const resetStartedEmail: EmailKind<{ name: string; on: string }> = { name: "conta.segundo-passo-sera-desligado" };
export const resetDroppedEmail: EmailKind<{ name: string }> = { name: "conta.segundo-passo-fica" };
