import { Flag, Gavel, MessageCircleQuestion, MessageSquare, Scale, Star } from "lucide-react";
import type { ReactNode } from "react";
import { StatusPill, type StatusTone } from "#ui/status-pill.tsx";
import { sourceWords } from "../messages.ts";
import type { CommentSource } from "../search.ts";

const LOOKS: Record<CommentSource, { tone: StatusTone; icon: ReactNode }> = {
  denuncia: { tone: "danger", icon: <Flag /> },
  avaliacao: { tone: "warning", icon: <Star /> },
  pergunta: { tone: "warning", icon: <MessageCircleQuestion /> },
  comentario: { tone: "warning", icon: <MessageSquare /> },
  revisao: { tone: "info", icon: <Scale /> },
  decisao: { tone: "neutral", icon: <Gavel /> },
};

/** Where a row comes from. */
export const CommentPill = ({ row: { source } }: { row: { source: CommentSource } }) => (
  <StatusPill {...LOOKS[source]} status={source}>
    {sourceWords[source]}
  </StatusPill>
);
