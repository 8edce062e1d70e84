import * as z from "zod";
import type { AgreedFor } from "#modules/pricing/commission.ts";
import { textField } from "#kit/fields.ts";
import { parsePercent } from "#kit/percent.ts";
import { defineJob } from "#platform/define-job.ts";
import type { EmailKind } from "#platform/outbox.ts";
import { commissionList } from "./search.ts";

const COMMISSION_KINDS = ["loja", "categoria", "material"] as const satisfies readonly AgreedFor[];
export type CommissionTarget = { kind: AgreedFor; id: number };

/** "loja.12" */
export const targetKey = ({ kind, id }: CommissionTarget): string => `${kind}.${id}`;

const target = z.string("Escolha para quem é.").transform((text, context): CommissionTarget => {
  const found = /^(loja|categoria|material)\.([1-9][0-9]{0,8})$/.exec(text);
  if (found) return { kind: found[1] as AgreedFor, id: Number(found[2]) };
  context.addIssue({ code: "custom", message: "Escolha para quem é." });
  return z.NEVER;
});

const WRONG_PERCENT = "Escreva uma porcentagem de 0 a 100, como 9,5.";
const percent = z.string(WRONG_PERCENT).transform((text, context): number => {
  const basisPoints = parsePercent(text);
  if (basisPoints !== null) return basisPoints;
  context.addIssue({ code: "custom", message: WRONG_PERCENT });
  return z.NEVER;
});

const motivo = textField({ max: 300, missing: "Escreva o motivo. Ele fica no registro." }).refine((text) => text.length >= 5, {
  error: "Escreva o motivo em algumas palavras. Ele fica no registro.",
});

/** What the admin was looking at: null when nothing was agreed. */
const fromBps = z.number().int().min(0).max(10_000).nullable();

export const agreeInput = z.strictObject({ alvo: target, fromBps, percent, motivo });
export const endInput = z.strictObject({ alvo: target, fromBps, motivo });
export const commissionInput = z.strictObject({ alvo: target });
export const commissionsInput = z.record(z.string(), z.unknown()).transform(commissionList.read);
export const findInput = z.strictObject({ kind: z.enum(COMMISSION_KINDS), busca: z.string().max(120) });

export type CommissionRefusal = "not_found" | "already_so" | "changed_meanwhile" | "step_up_needed";

/** Tells the authors whom a change of commission touches. */
export const notifyCommissionJob = defineJob("operations.tell-commission", z.object({ changeId: z.number().int().positive() }));

/** To the author: what the platform keeps of these sales changed. Rates in basis points; null before or after is the usual one. */
export const commissionEmail: EmailKind<{
  authorName: string;
  kind: AgreedFor;
  name: string;
  beforeBps: number | null;
  afterBps: number | null;
  usualBps: number;
  leastCents: number;
  at: string;
}> = { name: "comissao.mudou" };

const usual = z.object({ basisPoints: z.number(), ownBasisPoints: z.number(), leastCents: z.number() });
/** Of one change of the usual commission: `ref` names it, so that each author hears of it once. */
const usualChange = z.object({ ref: z.string(), before: usual, after: usual, at: z.string() });
export type UsualChange = z.output<typeof usualChange>;

/** Tells those who sell that the usual commission changed. */
export const notifyUsualCommissionJob = defineJob("operations.tell-usual-commission", usualChange);

/** To the author: what the platform usually keeps changed. */
export const usualCommissionEmail: EmailKind<{ authorName: string } & Omit<UsualChange, "ref">> = {
  name: "comissao.costume",
  canWait: true,
};
