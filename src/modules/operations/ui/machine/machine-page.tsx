import { HelpDeskSection } from "#modules/content/contact/ui/help-desk-section.tsx";
import { ModerationSection } from "#modules/moderation/ui/moderation-section.tsx";
import { DecideWithdrawals } from "#modules/payouts/withdrawals/ui/decide-withdrawals.tsx";
import { Panel } from "#ui/panel.tsx";
import { AuditSection } from "./audit-section.tsx";
import { DisputesSection } from "./disputes-section.tsx";
import { EmailsSection } from "./emails-section.tsx";
import { HeaderSection } from "./header-section.tsx";
import { HeldReviewsSection } from "./held-reviews-section.tsx";
import { JobsSection } from "./jobs-section.tsx";
import { LedgerSection } from "./ledger-section.tsx";
import { ReconciliationSection } from "./reconciliation-section.tsx";
import { WebhooksSection } from "./webhooks-section.tsx";

/** The machine room: each part reads and fails by itself. */
export function MachinePage() {
  return (
    <div className="grid gap-5">
      <HeaderSection />
      <LedgerSection />
      <ReconciliationSection />
      <Panel id="saques" title="Saques que esperam uma decisão" className="scroll-mt-20">
        <DecideWithdrawals />
      </Panel>
      <HelpDeskSection />
      <ModerationSection />
      <HeldReviewsSection />
      <DisputesSection />
      <WebhooksSection />
      <JobsSection />
      <EmailsSection />
      <AuditSection />
    </div>
  );
}
