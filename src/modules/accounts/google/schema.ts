import type { EmailKind } from "#platform/outbox.ts";

export type GoogleReason = "google_refused" | "google_unused" | "google_off" | "only_way_in";

/** What the sign-in page says after a way back from Google that ended outside. */
export const GOOGLE_NOTICES = ["google_refused", "google_unused", "limited"] as const;

export type GoogleNotice = (typeof GOOGLE_NOTICES)[number];

export const googleLinkedEmail: EmailKind<{ name: string }> = { name: "conta.google-ligado" };
export const googleUnlinkedEmail: EmailKind<{ name: string }> = { name: "conta.google-desligado" };
