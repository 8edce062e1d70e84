import { Ban, Check, Clock, Gavel, type LucideIcon, ScanSearch, TimerOff, Undo2, X } from "lucide-react";
import { StatusPill, type StatusTone } from "#ui/status-pill.tsx";
import type { OrderStatus } from "../rules.ts";

const LOOKS: Record<OrderStatus, { tone: StatusTone; icon: LucideIcon; word: string }> = {
  aguardando_pagamento: { tone: "warning", icon: Clock, word: "Aguardando Pix" },
  em_analise: { tone: "info", icon: ScanSearch, word: "Em análise" },
  pago: { tone: "positive", icon: Check, word: "Pago" },
  falhou: { tone: "danger", icon: X, word: "Recusado" },
  cancelado: { tone: "neutral", icon: Ban, word: "Cancelado" },
  expirado: { tone: "neutral", icon: TimerOff, word: "Expirado" },
  estornando: { tone: "warning", icon: Undo2, word: "Reembolso em curso" },
  estornado: { tone: "neutral", icon: Undo2, word: "Reembolsado" },
  parcialmente_estornado: { tone: "neutral", icon: Undo2, word: "Reembolsado em parte" },
  contestado: { tone: "danger", icon: Gavel, word: "Contestado" },
  perdido: { tone: "danger", icon: Gavel, word: "Contestação aceita" },
};

/** Where an order stands, in one word. */
export function OrderStatusPill({ status, className }: { status: OrderStatus; className?: string }) {
  const { tone, icon: Icon, word } = LOOKS[status];
  return (
    <StatusPill tone={tone} icon={<Icon />} status={status} className={className}>
      {word}
    </StatusPill>
  );
}
