import type { ReactNode } from "react";
import { AuditSection } from "./audit-section.tsx";
import { DisputesSection } from "./disputes-section.tsx";
import { EmailsSection } from "./emails-section.tsx";
import { HeaderSection } from "./header-section.tsx";
import { JobsSection } from "./jobs-section.tsx";
import { WebhooksSection } from "./webhooks-section.tsx";

/** The machine room: each part reads and fails by itself. */
export function MachinePage({ books }: { /** What the books say of themselves. */ books?: ReactNode }) {
  return (
    <div className="grid gap-5">
      <HeaderSection />
      {books}
      <DisputesSection />
      <WebhooksSection />
      <JobsSection />
      <EmailsSection />
      <AuditSection />
    </div>
  );
}
