import { CalendarClock, Check, Pause, PenLine, Send } from "lucide-react";
import { StatusPill } from "#ui/status-pill.tsx";
import type { EditionStatus } from "../rules/edition.ts";

const LOOKS = {
  rascunho: { tone: "neutral", icon: <PenLine />, children: "Rascunho" },
  agendada: { tone: "info", icon: <CalendarClock />, children: "Agendada" },
  enviando: { tone: "info", icon: <Send />, children: "Saindo" },
  parada: { tone: "warning", icon: <Pause />, children: "Parada" },
  enviada: { tone: "positive", icon: <Check />, children: "Enviada" },
} as const;

/** Where an edition is. */
export const EditionStatePill = ({ status }: { status: EditionStatus }) => <StatusPill {...LOOKS[status]} status={status} />;
