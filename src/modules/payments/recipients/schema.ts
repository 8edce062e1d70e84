import type { EmailKind } from "#platform/outbox.ts";
import type { KeptRecipientStatus } from "./rules.ts";

export const recipientMovedEmail: EmailKind<{ authorName: string; status: KeptRecipientStatus; needsProof: boolean }> = {
  name: "recebedor.situacao",
};
