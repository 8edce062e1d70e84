import { Skeleton } from "#ui/skeleton.tsx";
import { Section } from "../../ui/section.tsx";
import { useSection } from "../../ui/use-section.ts";
import { getBalance } from "../functions.ts";
import { BalanceVoucher } from "./balance-voucher.tsx";
import { ExpectedDays } from "./expected-days.tsx";
import { TwoBooks } from "./two-books.tsx";

/** The author's balance, the dates of what is pending, and the provider's balance beside ours. */
export function BalanceSection() {
  const state = useSection(() => getBalance());
  return (
    <Section name="balance" subject="o seu saldo" state={state} skeleton={<Loading />}>
      {(facts) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <BalanceVoucher facts={facts} />
          <ExpectedDays facts={facts} />
          <TwoBooks facts={facts} reload={state.reload} />
        </div>
      )}
    </Section>
  );
}

const Loading = () => (
  <div className="after-300ms grid gap-5">
    <Skeleton className="h-[132px] max-md:h-[250px]" />
    <Skeleton className="h-[180px]" />
    <Skeleton className="h-[280px]" />
  </div>
);
