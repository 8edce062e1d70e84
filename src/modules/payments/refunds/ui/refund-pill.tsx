import { Ban, Check, Clock, Hourglass, Loader, type LucideIcon, ScanSearch } from "lucide-react";
import { brand } from "#kit/brand/brand.ts";
import { StatusPill, type StatusTone } from "#ui/status-pill.tsx";
import type { RefundStatus } from "../rules/moves.ts";

const LOOKS: Record<RefundStatus, { tone: StatusTone; icon: LucideIcon; word: string }> = {
  solicitado: { tone: "warning", icon: Clock, word: "Pedido" },
  em_aprovacao: { tone: "info", icon: ScanSearch, word: "Em análise" },
  aprovado: { tone: "info", icon: Loader, word: "A caminho" },
  enviando: { tone: "info", icon: Loader, word: "A caminho" },
  desconhecido: { tone: "info", icon: Loader, word: "A caminho" },
  recusado: { tone: "warning", icon: Hourglass, word: "Em nova tentativa" },
  aguardando_saldo: { tone: "warning", icon: Hourglass, word: "Em nova tentativa" },
  manual: {
    tone: "warning",
    icon: Hourglass,
    get word() {
      return `Com ${brand.the}`;
    },
  },
  feito: { tone: "neutral", icon: Check, word: "Devolvido" },
  negado: { tone: "neutral", icon: Ban, word: "Não aceito" },
};

/** The state of a refund, in one word. */
export function RefundPill({ status }: { status: RefundStatus }) {
  const { tone, icon: Icon, word } = LOOKS[status];
  return (
    <StatusPill tone={tone} icon={<Icon />} status={status}>
      {word}
    </StatusPill>
  );
}
