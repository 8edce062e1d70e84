import type { AnswerOf } from "#kit/answer.ts";
import type { getTransfer, getWithdrawal } from "../functions.ts";

export type TransferPage = AnswerOf<typeof getTransfer>;
export type WithdrawalPage = AnswerOf<typeof getWithdrawal>;
export type AccountSummary = WithdrawalPage["account"];
