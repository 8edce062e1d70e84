import * as z from "zod";
import { formatMoney, parseMoney } from "#kit/money.ts";
import type { EmailKind } from "#platform/outbox.ts";
import type { WithdrawalBlock } from "../withdrawals/rules/blocks.ts";
import { FREQUENCIES, type Frequency, type ScheduleBlock } from "./rules.ts";

/** The highest value of the author's minimum for a withdrawal. */
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

/** The blocks of a withdrawal that also prevent turning the schedule on: not those that end without action. */
export type ChooseRefusal =
  | "step_up_needed"
  | "account_changing"
  | "below_least"
  | Extract<WithdrawalBlock, "suspended" | "no_recipient" | "recipient_inactive" | "no_account" | "no_second_step">;

export type ScheduleNews = "ligado" | "desligado" | "parado" | "esperou";

/** The schedule was turned on or off by its author, was stopped by the system, or could not pay; `block` is the reason. */
export const scheduleEmail: EmailKind<{
  name: string;
  news: ScheduleNews;
  frequency: Frequency;
  leastCents: number;
  account: string;
  block: ScheduleBlock | null;
}> = { name: "saque.automatico" };
