import { SCREEN_REASONS } from "#kit/screen-text.ts";
import { RING_TIES } from "./ring.ts";

/** Why a text waits for a person before others read it. */
export const HOLD_REASONS = [...SCREEN_REASONS, "recusada_antes", ...RING_TIES] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];
