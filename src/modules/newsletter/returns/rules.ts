/** Where a mailbox of the platform brings what came back. */
export const RETURNS_PATH = "/webhooks/correio";

export const RETURN_KINDS = ["bounce_duro", "bounce_leve", "reclamou"] as const;
export type ReturnKind = (typeof RETURN_KINDS)[number];

const EMAIL = /^<?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:@[^\s<>]+)?>?$/i;

/** The email a Message-ID of ours names; null for any other. */
export const emailOfMessage = (messageId: string): string | null => EMAIL.exec(messageId)?.[1]?.toLowerCase() ?? null;

/** The edition an email was a copy of, by its key; null for a test of it, and for what is not an edition. */
export function editionOfEmail({ kind, ref }: { kind: string; ref: string }): string | null {
  return kind === "newsletter.edicao" ? emailOfMessage(ref.split(":")[0] ?? "") : null;
}
