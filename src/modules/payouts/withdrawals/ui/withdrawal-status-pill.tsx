import {
  Ban,
  Check,
  CircleHelp,
  Clock,
  Landmark,
  type LucideIcon,
  MailQuestion,
  ScanSearch,
  TimerOff,
  Undo2,
  X,
} from "lucide-react";
import { StatusPill, type StatusTone } from "#ui/status-pill.tsx";
import type { WithdrawalStatus } from "../rules/moves.ts";

const LOOKS: Record<WithdrawalStatus, { tone: StatusTone; icon: LucideIcon; word: string }> = {
  pendente_confirmacao: { tone: "warning", icon: MailQuestion, word: "Espera a confirmação" },
  confirmado: { tone: "info", icon: Clock, word: "Confirmado" },
  em_revisao: { tone: "info", icon: ScanSearch, word: "Em análise" },
  enviando: { tone: "info", icon: Clock, word: "Enviando" },
  processando: { tone: "info", icon: Landmark, word: "A caminho do banco" },
  desconhecido: { tone: "warning", icon: CircleHelp, word: "Confirmando com o banco" },
  pago: { tone: "positive", icon: Check, word: "Na conta" },
  falhou: { tone: "danger", icon: X, word: "Não deu certo" },
  devolvido: { tone: "danger", icon: Undo2, word: "Devolvido pelo banco" },
  cancelado: { tone: "neutral", icon: Ban, word: "Cancelado" },
  expirado: { tone: "neutral", icon: TimerOff, word: "Venceu" },
  recusado: { tone: "danger", icon: Ban, word: "Não aprovado" },
};

/** The state of a withdrawal, in a few words. */
export function WithdrawalStatusPill({ status }: { status: WithdrawalStatus }) {
  const { tone, icon: Icon, word } = LOOKS[status];
  return (
    <StatusPill tone={tone} icon={<Icon />} status={status}>
      {word}
    </StatusPill>
  );
}
