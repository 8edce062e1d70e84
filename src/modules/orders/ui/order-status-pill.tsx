import { Ban, Check, Clock, Gavel, type LucideIcon, ScanSearch, TimerOff, Undo2, X } from "lucide-react";
import { StatusPill, type StatusTone } from "#ui/status-pill.tsx";
import { statusWords } from "../messages.ts";
import type { OrderStatus } from "../rules.ts";

const LOOKS: Record<OrderStatus, { tone: StatusTone; icon: LucideIcon }> = {
  aguardando_pagamento: { tone: "warning", icon: Clock },
  em_analise: { tone: "info", icon: ScanSearch },
  pago: { tone: "positive", icon: Check },
  falhou: { tone: "danger", icon: X },
  cancelado: { tone: "neutral", icon: Ban },
  expirado: { tone: "neutral", icon: TimerOff },
  estornando: { tone: "warning", icon: Undo2 },
  estornado: { tone: "neutral", icon: Undo2 },
  parcialmente_estornado: { tone: "neutral", icon: Undo2 },
  contestado: { tone: "danger", icon: Gavel },
  perdido: { tone: "danger", icon: Gavel },
};

/** The state of an order, in one or two words. */
export function OrderStatusPill({ status, className }: { status: OrderStatus; className?: string }) {
  const { tone, icon: Icon } = LOOKS[status];
  return (
    <StatusPill tone={tone} icon={<Icon />} status={status} className={className}>
      {statusWords[status]}
    </StatusPill>
  );
}
