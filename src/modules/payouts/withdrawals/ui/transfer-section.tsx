import { formatWeekdayDate } from "#kit/date-format.ts";
import { SecondStepRow } from "#modules/accounts/ui/second-step-row.tsx";
import { Panel } from "#ui/panel.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { Section } from "../../ui/section.tsx";
import { useSection } from "../../ui/use-section.ts";
import { getTransfer } from "../functions.ts";
import { AccountLines } from "./account-lines.tsx";
import { BlockNotes } from "./block-notes.tsx";
import { LastWithdrawal } from "./last-withdrawal.tsx";
import { OpenWithdrawal } from "./open-withdrawal.tsx";
import { TransferForm } from "./transfer-form.tsx";

/** The request of a withdrawal: amount, fee, account and estimated date, or everything that blocks it. */
export function TransferSection() {
  const state = useSection(() => getTransfer());
  return (
    <Section name="transfer" subject="os seus saques" state={state} skeleton={<Skeleton className="after-300ms h-[360px]" />}>
      {(page) => (
        <div className="grid gap-5">
          <Panel
            title="Sacar"
            action={<span className="text-xs text-muted">Cai até {formatWeekdayDate(page.estimatedAt)}</span>}
            className="border-2! border-ink!"
          >
            <div className="grid gap-4">
              {page.open ? (
                <OpenWithdrawal open={page.open} onChange={state.reload} />
              ) : page.blocks.length > 0 ? (
                <BlockNotes page={page} onChange={state.reload} />
              ) : (
                <TransferForm page={page} onChange={state.reload} />
              )}
              {page.account && (
                <div className="border-t border-line pt-4">
                  <AccountLines account={page.account} />
                </div>
              )}
              {page.facts.hasSecondStep && (
                <div className="border-t border-line pt-3">
                  <SecondStepRow onChange={state.reload} />
                </div>
              )}
            </div>
          </Panel>
          {page.last && !page.open && <LastWithdrawal last={page.last} />}
        </div>
      )}
    </Section>
  );
}
