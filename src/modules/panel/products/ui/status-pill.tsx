import { Archive, Check, CircleX, Gavel, PauseCircle, PencilLine, ScanSearch } from "lucide-react";
import type { ReactNode } from "react";
import type { ProductStatus } from "#modules/catalog/rules/product-status.ts";
import { StatusPill, type StatusTone } from "#ui/status-pill.tsx";

const LOOKS: Record<ProductStatus, { tone: StatusTone; icon: ReactNode; word: string }> = {
  publicado: { tone: "positive", icon: <Check />, word: "Publicado" },
  em_revisao: { tone: "info", icon: <ScanSearch />, word: "Em revisão" },
  rascunho: { tone: "neutral", icon: <PencilLine />, word: "Rascunho" },
  reprovado: { tone: "danger", icon: <CircleX />, word: "Recusado" },
  pausado: { tone: "warning", icon: <PauseCircle />, word: "Pausado" },
  arquivado: { tone: "neutral", icon: <Archive />, word: "Arquivado" },
  bloqueado: { tone: "danger", icon: <Gavel />, word: "Bloqueado" },
};

/** Where a product stands. */
export function ProductPill({ status }: { status: ProductStatus }) {
  const { tone, icon, word } = LOOKS[status];
  return (
    <StatusPill tone={tone} icon={icon} status={status}>
      {word}
    </StatusPill>
  );
}
