import { RETURN_KINDS } from "../../analytics/rollups/queries/platform-days.ts";
import type { AccountingLine, AccountName } from "./schema.ts";

const SALE_KINDS = new Set<string>(["charge.paid", ...RETURN_KINDS]);

/** What the lines of a file add up to, in centavos, taken as they are written: a ledger of years is read once. */
export class Sums {
  readonly #accounts = new Map<AccountName, number>();
  #sold = 0;

  add({ account, kind, amountCents }: AccountingLine): void {
    this.#accounts.set(account, this.ofAccount(account) + amountCents);
    if (SALE_KINDS.has(kind) && !account.startsWith("expense:")) this.#sold += amountCents;
  }

  has = (account: AccountName): boolean => this.#accounts.has(account);
  ofAccount = (account: AccountName): number => this.#accounts.get(account) ?? 0;
  get moved(): number {
    return [...this.#accounts.values()].reduce((all, cents) => all + cents, 0);
  }

  /** By accrual: what buyers paid and instalments brought, less what went back to them by refund, dispute or MED. */
  get sold(): number {
    return this.#sold;
  }

  /** By accrual: what changed authors' shares besides sales, such as anticipations and the cost of refunds passed on. */
  get sharesAdjusted(): number {
    return (
      this.ofAccount("seller") +
      this.ofAccount("revenue:commission") +
      this.ofAccount("revenue:installment_interest") -
      this.#sold
    );
  }
}
