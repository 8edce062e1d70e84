import { HelpDeskSection } from "#modules/content/contact/ui/help-desk-section.tsx";
import { ModerationSection } from "#modules/moderation/ui/moderation-section.tsx";
import { DecideWithdrawals } from "#modules/payouts/withdrawals/ui/decide-withdrawals.tsx";
import { Panel } from "#ui/panel.tsx";
import { BlocksSection } from "../../blocks/ui/blocks-section.tsx";
import { SettingsSection } from "../../settings/ui/settings-section.tsx";
import { SwitchesSection } from "../../settings/ui/switches-section.tsx";
import { PoliciesSection } from "./policies-section.tsx";
import { ProviderCallsSection } from "./provider-calls-section.tsx";
import { QueuesSection } from "./queues-section.tsx";
import { SystemSection } from "./system-section.tsx";
import { AuditSection } from "./audit-section.tsx";
import { DisputesSection } from "./disputes-section.tsx";
import { EmailsSection } from "./emails-section.tsx";
import { HeaderSection } from "./header-section.tsx";
import { HeldReviewsSection } from "./held-reviews-section.tsx";
import { IncidentsSection } from "./incidents-section.tsx";
import { JobsSection } from "./jobs-section.tsx";
import { LedgerSection } from "./ledger-section.tsx";
import { ReconciliationSection } from "./reconciliation-section.tsx";
import { ReturnsSection } from "./returns-section.tsx";
import { WebhooksSection } from "./webhooks-section.tsx";

const PARTS = [
  ["chaves", "Parar de uma vez"],
  ["sistema", "Sistema"],
  ["razao", "Razão"],
  ["conciliacao", "Conciliação"],
  ["saques", "Saques"],
  ["mensagens", "Mensagens"],
  ["contestacoes", "Contestações"],
  ["bloqueios", "Bloqueios"],
  ["provedor", "Provedor"],
  ["chamadas", "Chamadas"],
  ["avisos", "Avisos"],
  ["filas", "Filas"],
  ["trabalhos", "Trabalhos"],
  ["emails", "E-mails"],
  ["devolucoes", "Devoluções"],
  ["numeros", "Números"],
  ["politicas", "Políticas"],
  ["registro", "Registro"],
] as const;

/** The system page: each part reads and fails by itself. */
export function SystemPage() {
  return (
    <div className="grid gap-5">
      <HeaderSection />
      <nav aria-label="Nesta página" className="flex flex-wrap gap-x-4 gap-y-2 text-sm">
        {PARTS.map(([id, name]) => (
          <a key={id} href={`#${id}`} className="link">
            {name}
          </a>
        ))}
      </nav>
      <SwitchesSection />
      <SystemSection />
      <LedgerSection />
      <ReconciliationSection />
      <Panel id="saques" title="Saques que esperam uma decisão" className="scroll-mt-20">
        <DecideWithdrawals />
      </Panel>
      <HelpDeskSection />
      <ModerationSection />
      <HeldReviewsSection />
      <DisputesSection />
      <BlocksSection />
      <IncidentsSection />
      <ProviderCallsSection />
      <WebhooksSection />
      <QueuesSection />
      <JobsSection />
      <EmailsSection />
      <ReturnsSection />
      <SettingsSection />
      <PoliciesSection />
      <AuditSection />
    </div>
  );
}
