import type { EmailKind } from "#platform/outbox.ts";
import type { StrikeEffect } from "./rules.ts";

/** One strike as its store and the administration read it. `title`: of the product it is about, null when it is about the store. */
export type Strike = {
  id: string;
  kind: "produto" | "loja";
  ref: string;
  title: string | null;
  reason: string;
  givenAt: Date;
  endsAt: Date;
  liftedAt: Date | null;
  liftedReason: string;
  isActive: boolean;
};

export type StrikeStanding = { active: number; effect: StrikeEffect; reviewFrom: number; stopFrom: number; lifeDays: number };

/** To the author: something counts against their store now, until when, and what that does. */
export const strikeGivenEmail: EmailKind<{
  name: string;
  title: string | null;
  reason: string;
  endsAt: string;
  active: number;
  effect: StrikeEffect;
  stopFrom: number;
}> = { name: "advertencia.dada" };

/** To the author: it no longer counts. */
export const strikeLiftedEmail: EmailKind<{ name: string; title: string | null; reason: string; active: number }> = {
  name: "advertencia.retirada",
};
