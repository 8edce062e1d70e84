import { AuditSection } from "./audit-section.tsx";
import { DisputesSection } from "./disputes-section.tsx";
import { EmailsSection } from "./emails-section.tsx";
import { HeaderSection } from "./header-section.tsx";
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
      <DisputesSection />
      <WebhooksSection />
      <JobsSection />
      <EmailsSection />
      <AuditSection />
    </div>
  );
}
