import type { ReceivingAccount } from "../bank/queries.ts";

type Account = Pick<ReceivingAccount, "bankCode" | "bankName" | "branchMasked" | "accountMasked">;

/** "Itaú (341), agência 0912, conta •••• 4418-7", for emails. */
export const accountText = ({ bankCode, bankName, branchMasked, accountMasked }: Account): string =>
  `${bankName} (${bankCode}), agência ${branchMasked}, conta ${accountMasked}`;
