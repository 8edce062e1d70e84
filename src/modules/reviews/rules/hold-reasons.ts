import { SCREEN_REASONS } from "#kit/screen-text.ts";

/** Why a text waits for a person before others read it. */
export const HOLD_REASONS = [...SCREEN_REASONS, "recusada_antes"] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];
