import { PhoneFold } from "#ui/phone-fold.tsx";
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
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 max-md:gap-3">
          <BalanceVoucher facts={facts} />
          <PhoneFold title="Agenda de liberações">
            <ExpectedDays facts={facts} />
          </PhoneFold>
          <PhoneFold title="Conferência com a Pagar.me">
            <TwoBooks facts={facts} reload={state.reload} />
          </PhoneFold>
        </div>
      )}
    </Section>
  );
}

const Loading = () => (
  <div className="after-300ms grid gap-5">
    <Skeleton className="h-[132px] max-md:h-[250px]" />
    <Skeleton className="h-[180px] max-md:h-12" />
    <Skeleton className="h-[280px] max-md:h-12" />
  </div>
);
