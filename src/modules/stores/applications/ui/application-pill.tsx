import { Check, Clock, Eye, FileText, type LucideIcon, PencilLine, X } from "lucide-react";
import { StatusPill, type StatusTone } from "#ui/status-pill.tsx";
import { statusWords } from "../messages.ts";
import type { ApplicationStatus } from "../rules/application-status.ts";

const LOOKS: Record<ApplicationStatus, { tone: StatusTone; icon: LucideIcon }> = {
  rascunho: { tone: "neutral", icon: FileText },
  enviada: { tone: "info", icon: Clock },
  em_analise: { tone: "info", icon: Eye },
  pedir_ajustes: { tone: "warning", icon: PencilLine },
  aprovada: { tone: "positive", icon: Check },
  recusada: { tone: "danger", icon: X },
};

/** Where an application stands. */
export function ApplicationPill({ status }: { status: ApplicationStatus }) {
  const { tone, icon: Icon } = LOOKS[status];
  return (
    <StatusPill tone={tone} icon={<Icon />} status={status}>
      {statusWords[status]}
    </StatusPill>
  );
}
