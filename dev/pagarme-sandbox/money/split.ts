import { newId } from "../ids.ts";
import type { SplitRule } from "../objects.ts";
import { Refusal } from "../refusal.ts";
import * as z from "zod";

const looseBoolean = z.union([z.boolean(), z.stringbool()]);

export const splitRequest = z.array(
  z.object({
    type: z.enum(["flat", "percentage"]),
    amount: z.number(),
    recipient_id: z.string().min(1),
    options: z
      .object({
        liable: looseBoolean.default(false),
        charge_processing_fee: looseBoolean.default(false),
        charge_remainder_fee: looseBoolean.default(false),
      })
      .optional(),
  }),
);

type SplitRequest = z.infer<typeof splitRequest>;

/** Turns a requested split into rules; refuses what Pagar.me refuses (fractions, sums, missing flags). */
export function readSplit(requested: SplitRequest, amount: number, path: string, kind: "payment" | "refund"): SplitRule[] {
  const problems: string[] = [];
  if (requested.some((rule) => !Number.isInteger(rule.amount))) {
    throw new Refusal(400, "The request is invalid.", { [`${path}[0].amount`]: ["Input string is not a valid integer."] });
  }
  const rules = requested.map(toRule);
  if (new Set(rules.map((rule) => rule.type)).size > 1) problems.push("All the split rules must have the same type.");
  const sum = rules.reduce((total, rule) => total + rule.amount, 0);
  const expected = rules[0]?.type === "percentage" ? 100 : amount;
  if (sum !== expected) problems.push(`The sum of the split amounts must be ${expected}.`);
  if (rules.some((rule) => rule.amount < 0)) problems.push("The amount must be greater than or equal to 0.");
  if (kind === "payment") problems.push(...missingFlags(rules));
  if (problems.length > 0) throw new Refusal(422, "The request is invalid.", { [path]: problems });
  return rules;
}

function missingFlags(rules: SplitRule[]): string[] {
  const problems: string[] = [];
  if (!rules.some((rule) => rule.options.charge_processing_fee))
    problems.push("At least one recipient must be charged the processing fee.");
  if (!rules.some((rule) => rule.options.liable)) problems.push("At least one recipient must be liable.");
  if (rules.filter((rule) => rule.options.charge_remainder_fee).length !== 1)
    problems.push("Exactly one recipient must be charged the remainder fee.");
  return problems;
}

function toRule(requested: SplitRequest[number]): SplitRule {
  return {
    id: newId("sr_"),
    gateway_id: newId("sr_", 25),
    type: requested.type,
    amount: requested.amount,
    recipient_id: requested.recipient_id,
    options: requested.options ?? { liable: false, charge_processing_fee: false, charge_remainder_fee: false },
  };
}

/** Divides whole centavos by weights; what the rounding leaves goes to the party at `remainderIndex`. */
export function allocate(total: number, weights: number[], remainderIndex: number): number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  if (sum === 0) return weights.map((_, i) => (i === remainderIndex ? total : 0));
  const parts = weights.map((weight) => Math.floor((total * weight) / sum));
  const left = total - parts.reduce((a, b) => a + b, 0);
  return parts.map((part, i) => (i === remainderIndex ? part + left : part));
}

/** How much of `amount` belongs to each rule. */
export function sharesOf(rules: SplitRule[], amount: number): { rule: SplitRule; amount: number }[] {
  const remainder = Math.max(
    rules.findIndex((rule) => rule.options.charge_remainder_fee),
    0,
  );
  const parts = allocate(
    amount,
    rules.map((rule) => rule.amount),
    remainder,
  );
  return rules.map((rule, i) => ({ rule, amount: parts[i] ?? 0 }));
}
