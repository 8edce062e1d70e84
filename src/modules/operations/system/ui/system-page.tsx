import type { ReactNode } from "react";
import type { AdminArea } from "#kit/admin-roles.ts";
import { HelpDeskSection } from "#modules/content/contact/ui/help-desk-section.tsx";
import { ModerationSection } from "#modules/moderation/ui/moderation-section.tsx";
import { useMay } from "#modules/panel/ui/use-may.ts";
import { Panel } from "#ui/panel.tsx";
import { PhoneFold } from "#ui/phone-fold.tsx";
import { BrandSection } from "../../brand/ui/brand-section.tsx";
import { BlocksSection } from "../../blocks/ui/blocks-section.tsx";
import { SettingsSection } from "../../settings/ui/settings-section.tsx";
import { SwitchesSection } from "../../settings/ui/switches-section.tsx";
import { PoliciesSection } from "./policies-section.tsx";
import { ProviderCallsSection } from "./provider-calls-section.tsx";
import { QueuesSection } from "./queues-section.tsx";
import { SystemSection } from "./system-section.tsx";
import { AntivirusSection } from "../../antivirus/ui/antivirus-section.tsx";
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
import { DecideWithdrawals } from "../../withdrawals/ui/decide-withdrawals.tsx";
import { WebhooksSection } from "./webhooks-section.tsx";

type Part = { id: string; name: string; isUnlisted?: boolean; area: AdminArea; section: ReactNode };

const WITHDRAWALS = (
  <Panel id="saques" title="Saques que esperam uma decisão" className="scroll-mt-20">
    <DecideWithdrawals />
  </Panel>
);

/** The parts of the page in their order, each of the area whose roles see it. */
const PARTS: Part[] = [
  { id: "chaves", name: "Parar de uma vez", area: "switches", section: <SwitchesSection /> },
  { id: "sistema", name: "Sistema", area: "system", section: <SystemSection /> },
  { id: "razao", name: "Lançamentos", area: "books", section: <LedgerSection /> },
  { id: "conciliacao", name: "Conciliação", area: "books", section: <ReconciliationSection /> },
  { id: "saques", name: "Saques", area: "withdrawals", section: WITHDRAWALS },
  { id: "mensagens", name: "Mensagens", area: "helpDesk", section: <HelpDeskSection /> },
  {
    id: "moderacao",
    name: "Denúncias e perguntas retidas",
    isUnlisted: true,
    area: "moderation",
    section: <ModerationSection />,
  },
  { id: "avaliacoes", name: "Avaliações retidas", isUnlisted: true, area: "moderation", section: <HeldReviewsSection /> },
  { id: "contestacoes", name: "Contestações", area: "disputes", section: <DisputesSection /> },
  { id: "bloqueios", name: "Bloqueios", area: "blocks", section: <BlocksSection /> },
  { id: "provedor", name: "Provedor", area: "system", section: <IncidentsSection /> },
  { id: "chamadas", name: "Chamadas", area: "system", section: <ProviderCallsSection /> },
  { id: "avisos", name: "Avisos", area: "system", section: <WebhooksSection /> },
  { id: "filas", name: "Filas", area: "system", section: <QueuesSection /> },
  { id: "trabalhos", name: "Trabalhos", area: "system", section: <JobsSection /> },
  { id: "emails", name: "E-mails", area: "system", section: <EmailsSection /> },
  { id: "devolucoes", name: "Reembolsos", area: "system", section: <ReturnsSection /> },
  { id: "antivirus", name: "Antivírus", area: "system", section: <AntivirusSection /> },
  { id: "numeros", name: "Números", area: "settings", section: <SettingsSection /> },
  { id: "marca", name: "Marca", area: "settings", section: <BrandSection /> },
  { id: "politicas", name: "Políticas", area: "settings", section: <PoliciesSection /> },
  { id: "registro", name: "Registro", area: "audit", section: <AuditSection /> },
];

/** The system page: each part reads and fails by itself, and only those of one's roles are there. */
export function SystemPage() {
  const may = useMay();
  const parts = PARTS.filter(({ area }) => may("read", area));
  return (
    <div className="grid gap-5 max-md:gap-3">
      {may("read", "system") && <HeaderSection />}
      <nav aria-label="Nesta página" className="flex flex-wrap gap-x-4 gap-y-2 text-sm max-md:hidden">
        {parts.map(
          ({ id, name, isUnlisted }) =>
            !isUnlisted && (
              <a key={id} href={`#${id}`} className="link">
                {name}
              </a>
            ),
        )}
      </nav>
      {parts.map(({ id, name, section }) => (
        <PhoneFold key={id} id={id} title={name}>
          {section}
        </PhoneFold>
      ))}
    </div>
  );
}
