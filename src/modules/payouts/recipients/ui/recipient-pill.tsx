import { Ban, CircleCheck, CircleDashed, Hourglass, type LucideIcon, PauseCircle, Send, ShieldX } from "lucide-react";
import { StatusPill, type StatusTone } from "#ui/status-pill.tsx";
import { RECIPIENT_WORDS } from "../../../payments/recipients/messages.ts";
import type { RecipientStatus } from "../../../payments/recipients/rules.ts";

const LOOK: Record<RecipientStatus, [StatusTone, LucideIcon]> = {
  sem_cadastro: ["neutral", CircleDashed],
  enviado: ["info", Send],
  em_analise: ["warning", Hourglass],
  ativo: ["positive", CircleCheck],
  suspenso: ["warning", PauseCircle],
  recusado: ["danger", Ban],
  bloqueado: ["danger", ShieldX],
};

/** The author's state at the payment provider. */
export function RecipientPill({ status }: { status: RecipientStatus }) {
  const [tone, Icon] = LOOK[status];
  return (
    <StatusPill tone={tone} icon={<Icon />} status={status}>
      {RECIPIENT_WORDS[status].label}
    </StatusPill>
  );
}
