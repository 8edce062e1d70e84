import * as z from "zod";
import type { EmailKind } from "#platform/outbox.ts";
import { ACCOUNT_FIELDS } from "./rules.ts";

const LONGEST = 300;

/** An account as typed; the use case validates it. */
export const accountInput = z.strictObject({
  form: z.partialRecord(z.enum(ACCOUNT_FIELDS), z.string().max(LONGEST, "O texto passou do tamanho. Escreva menos.")),
});

/** The link's token, as received: only 43 characters of base64url are looked up. */
export const denialInput = z.strictObject({ token: z.string().max(4096) });

/** The conditions that prevent a change of account. */
export type BankBlock =
  | "no_recipient"
  | "recipient_stopped"
  | "second_step_needed"
  | "fresh_session"
  | "new_device"
  | "already_changing"
  | "withdrawal_open";

export type BankRefusal = BankBlock | "step_up_needed" | "same_account" | "invalid";

export type BankNews = "pedida" | "aplicada" | "recusada" | "cancelada" | "negada";

export const bankEmail: EmailKind<{
  name: string;
  news: BankNews;
  /** As in "341 · Itaú, agência 0912, conta •••• 87-7". */
  account: string;
  previous: string | null;
  /** ISO; when the new account becomes usable. */
  usableFrom: string;
  requestedAt: string;
  device: string;
  network: string;
  denial: string | null;
  problem: string | null;
}> = { name: "conta-bancaria.aviso", holdsSecret: true };
