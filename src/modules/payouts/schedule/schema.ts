import * as z from "zod";
import { formatMoney, parseMoney } from "#kit/money.ts";
import type { EmailKind } from "#platform/outbox.ts";
import type { WithdrawalBlock } from "../withdrawals/rules/blocks.ts";
import { FREQUENCIES, type Frequency, type ScheduleBlock } from "./rules.ts";

/** The most that may be asked to be gathered before a withdrawal. */
const MOST_LEAST_CENTS = 100_000_00;

export const scheduleInput = z.strictObject({
  frequency: z.enum(FREQUENCIES, { error: "Escolha de quanto em quanto tempo." }),
  least: z
    .string()
    .max(64)
    .transform((text) => parseMoney(text) ?? 0)
    .refine((cents) => cents > 0, { error: "Escreva um valor em reais, como 100,00." })
    .refine((cents) => cents <= MOST_LEAST_CENTS, { error: `O mínimo vai até ${formatMoney(MOST_LEAST_CENTS)}.` }),
});

/** Of the blocks of a withdrawal, those that also keep one from being scheduled: what passes by itself does not. */
export type ChooseRefusal =
  | "step_up_needed"
  | "account_changing"
  | "below_least"
  | Extract<WithdrawalBlock, "suspended" | "no_recipient" | "recipient_inactive" | "no_account" | "no_second_step">;

export type ScheduleNews = "ligado" | "desligado" | "parado" | "esperou";

/** A schedule was chosen or ended by its author, ended by itself, or could not pay; `block` is why. */
export const scheduleEmail: EmailKind<{
  name: string;
  news: ScheduleNews;
  frequency: Frequency;
  leastCents: number;
  account: string;
  block: ScheduleBlock | null;
}> = { name: "saque.automatico" };
