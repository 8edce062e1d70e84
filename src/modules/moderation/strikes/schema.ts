import * as z from "zod";
import { idField, textField } from "#kit/fields.ts";
import type { StrikeStanding, Strike } from "#modules/stores/strikes/schema.ts";

export const liftStrikeInput = z.strictObject({
  strikeId: idField,
  motivo: textField({ max: 300, multiline: true, missing: "Diga o motivo." }),
});

/** `appeal`: how the request that it be looked at again stands; `href`: where it is made and read, null once the strike does not count and nothing was asked. */
export type OwnStrike = Strike & { appeal: "aberto" | "acolhido" | "recusado" | null; href: string | null };
export type OwnStrikes = { standing: StrikeStanding; strikes: OwnStrike[] };

export type LiftRefusal = "not_found" | "already_done";
