import { Ban, CircleCheck, CircleX, Hourglass, type LucideIcon, Replace, Send } from "lucide-react";
import { StatusPill, type StatusTone } from "#ui/status-pill.tsx";
import { accountWords } from "../messages.ts";
import type { AccountStatus } from "../rules.ts";

const LOOK: Record<AccountStatus, [StatusTone, LucideIcon]> = {
  pendente: ["warning", Hourglass],
  aplicando: ["info", Send],
  ativa: ["positive", CircleCheck],
  substituida: ["neutral", Replace],
  cancelada: ["neutral", CircleX],
  recusada: ["danger", Ban],
};

/** The state of a bank account. */
export function AccountPill({ status }: { status: AccountStatus }) {
  const [tone, Icon] = LOOK[status];
  return (
    <StatusPill tone={tone} icon={<Icon />} status={status}>
      {accountWords[status]}
    </StatusPill>
  );
}
