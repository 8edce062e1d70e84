import * as z from "zod";
import { parseMoney } from "#kit/money.ts";
import { defineJob } from "#platform/define-job.ts";
import type { EmailKind } from "#platform/outbox.ts";
import type { AmountRefusal, WithdrawalBlock } from "./rules/blocks.ts";
import type { WithdrawalStatus } from "./rules/moves.ts";

/** The amount as typed: "1.000,00" is R$ 1.000,00; a text that is not an amount is null. */
export const requestWithdrawalInput = z.strictObject({ amount: z.string().max(64).transform(parseMoney) });
/** The link's token, as received: only 43 characters of base64url are looked up. */
export const tokenInput = z.strictObject({ token: z.string().max(4096) });
export const withdrawalIdInput = z.strictObject({ withdrawalId: z.uuid() });
export const DECISIONS = ["aprovar", "recusar", "reenviar", "desistir"] as const;

export const decideWithdrawalInput = z.strictObject({
  withdrawalId: z.uuid(),
  decision: z.enum(DECISIONS),
  reason: z.string().trim().min(10, "Escreva o motivo, com 10 caracteres ou mais.").max(500, "Use até 500 caracteres."),
});

export type RequestRefusal = WithdrawalBlock | AmountRefusal | "step_up_needed";
export type ConfirmRefusal =
  | WithdrawalBlock
  | AmountRefusal
  | "step_up_needed"
  | "not_found"
  | "expired"
  | "already_decided"
  | "something_changed";
export type DecideRefusal = "step_up_needed" | "not_found" | "moved_on" | "too_early" | "own_withdrawal";

/** Retried only until the withdrawal is claimed: nothing is ever sent twice. */
export const sendWithdrawalJob = defineJob("payouts.send-withdrawal", z.object({ withdrawalId: z.uuid() }), {
  limit: 5,
  delaySeconds: 5,
});

type Sum = { amountCents: number; feeCents: number; netCents: number; account: string };

export const confirmEmail: EmailKind<
  Sum & { name: string; token: string; denial: string; requestedAt: string; device: string; network: string; minutes: number }
> = { name: "saque.confirmar", holdsSecret: true };
export const withdrawalNewsEmail: EmailKind<
  Sum & { name: string; news: WithdrawalNews; problem: string | null; isAutomatic?: boolean }
> = {
  name: "saque.andamento",
};

/** The states reported to the author by e-mail after the confirmation. */
export type WithdrawalNews = Extract<
  WithdrawalStatus,
  "confirmado" | "em_revisao" | "processando" | "pago" | "falhou" | "devolvido" | "recusado" | "desconhecido"
>;
