import { Check, CircleCheck, Gavel, type LucideIcon, Megaphone, ShieldCheck, X } from "lucide-react";
import { StatusPill, type StatusTone } from "#ui/status-pill.tsx";
import { disputeWords } from "../messages.ts";
import type { DisputeStatus } from "../rules/dispute.ts";

const LOOKS: Record<DisputeStatus, { tone: StatusTone; icon: LucideIcon }> = {
  aviso: { tone: "warning", icon: Megaphone },
  encerrado: { tone: "neutral", icon: CircleCheck },
  formalizado: { tone: "danger", icon: Gavel },
  em_defesa: { tone: "info", icon: ShieldCheck },
  ganho: { tone: "positive", icon: Check },
  perdido: { tone: "danger", icon: X },
};

/** The state of a dispute, in a word or two. */
export function DisputePill({ status }: { status: DisputeStatus }) {
  const { tone, icon: Icon } = LOOKS[status];
  return (
    <StatusPill tone={tone} icon={<Icon />} status={status}>
      {disputeWords[status]}
    </StatusPill>
  );
}
