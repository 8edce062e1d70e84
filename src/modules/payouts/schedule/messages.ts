import { formatMoney } from "#kit/money.ts";
import { wordsOver } from "#kit/words-over.ts";
import type { DoorReason } from "#platform/door.ts";
import { withdrawalMessages } from "../withdrawals/messages.ts";
import type { Frequency, ScheduleBlock } from "./rules.ts";
import type { ChooseRefusal } from "./schema.ts";

export const frequencyWords: Record<Frequency, string> = {
  diario: "Todo dia útil",
  semanal: "Toda segunda-feira",
  mensal: "Todo dia 1º",
};

const OWN: Partial<Record<ScheduleBlock, string>> = {
  account_changed: "A conta bancária mudou depois que você ligou o saque automático. Confira a conta e ligue de novo.",
  account_changing: "Há uma troca de conta bancária em andamento.",
  provider_down: "A Pagar.me está recusando transferências por um problema da nossa conta. Já estamos cuidando disso.",
  below_own_least: "O saldo não chegou ao mínimo que você escolheu.",
};

/** The text of each refusal to turn it on. */
export const chooseMessages: Record<ChooseRefusal | DoorReason, string> = wordsOver(withdrawalMessages, {
  account_changing: "Há uma troca de conta bancária em andamento. Espere ela terminar para ligar o saque automático.",
  below_least: "O valor é menor que o mínimo de um saque.",
});

/** Why a scheduled withdrawal did not start. */
export const blockWords = (block: ScheduleBlock): string =>
  OWN[block] ?? (block in withdrawalMessages ? withdrawalMessages[block as keyof typeof withdrawalMessages] : "");

/** A line of the log of the schedule. */
export function logWords({ to, cause }: { to: string; cause: string }): string {
  if (to === "saque") return `Saque de ${formatMoney(Number(cause))} iniciado`;
  if (to === "desligado") return cause === "autor" ? "Você desligou" : `Desligado: ${blockWords(cause as ScheduleBlock)}`;
  if (to === "esperou") return `Não saiu: ${blockWords(cause as ScheduleBlock)}`;
  return `Você escolheu: ${frequencyWords[to as Frequency]?.toLowerCase() ?? to}, a partir de ${formatMoney(Number(cause))}`;
}
