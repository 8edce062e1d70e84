import * as z from "zod";
import { idField, textField } from "#kit/fields.ts";
import type { EmailKind } from "#platform/outbox.ts";

const motivo = textField({ max: 300, missing: "Escreva o motivo. Ele fica no registro." }).refine((text) => text.length >= 5, {
  error: "Escreva o motivo em algumas palavras. Ele fica no registro.",
});

export const pendingActInput = z.strictObject({ actId: idField });
export const refuseActInput = z.strictObject({ actId: idField, motivo });

/** `waits`: another owner confirms it first; else it is done. */
export type Done = { waits: boolean };
export type AskRefusal = "already_waiting";
/** `impeded`: the act itself refuses now what it accepted when it was asked. `not_yet`: another service does not bear it out now; it waits on. */
export type AnswerRefusal =
  | "not_found"
  | "already_answered"
  | "own_ask"
  | "not_owner"
  | "asker_left"
  | "impeded"
  | "not_yet"
  | "step_up_needed";

/** To each other owner: a grave act waits for them. */
export const confirmationEmail: EmailKind<{
  name: string;
  by: string;
  title: string;
  lines: string[];
  reason: string;
  hours: number;
}> = { name: "equipe.confirmacao" };
