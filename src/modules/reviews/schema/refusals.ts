import type { ReviewRight } from "../rules/rights.ts";

export type WriteRefusal = "not_found" | Exclude<ReviewRight, "may"> | "already_reviewed";
export type EditRefusal = "not_found" | "too_late" | "in_decision";
export type VoteRefusal = "not_found" | "own_review" | "own_product";
export type ReplyRefusal = "not_found" | "already_replied" | "invalid";
export type DecideRefusal = "not_found" | "already_done";
