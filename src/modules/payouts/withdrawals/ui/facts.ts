import type { getTransfer, getWithdrawal, getWithdrawalsToDecide } from "../functions.ts";

export type TransferPage = Awaited<ReturnType<typeof getTransfer>>;
export type WithdrawalPage = Awaited<ReturnType<typeof getWithdrawal>>;
export type AccountFace = WithdrawalPage["account"];
export type WithdrawalToDecide = Awaited<ReturnType<typeof getWithdrawalsToDecide>>[number];
