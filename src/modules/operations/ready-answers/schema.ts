import * as z from "zod";
import { textField } from "#kit/fields.ts";
import { READY_BODY_MAX, READY_PLACES, READY_TITLE_MAX } from "./rules.ts";

export const ofReadyPlace = z.strictObject({ place: z.enum(READY_PLACES) });
export const saveReadyInput = z.strictObject({
  place: z.enum(READY_PLACES),
  title: textField({ max: READY_TITLE_MAX, missing: "Dê um nome à resposta." }),
  body: textField({ max: READY_BODY_MAX, multiline: true, missing: "Escreva a resposta." }),
});
export const dropReadyInput = z.strictObject({ id: z.number().int().positive().max(Number.MAX_SAFE_INTEGER) });

export type ReadyAnswer = { id: number; title: string; body: string };
export type SaveReadyRefusal = "too_many" | "title_taken";
