import { CalendarClock, Check, EyeOff, PenLine } from "lucide-react";
import { StatusPill } from "#ui/status-pill.tsx";
import type { PostStatus } from "../../rules/post-status.ts";

const WORDS: Record<PostStatus, string> = {
  rascunho: "Rascunho",
  agendado: "Agendado",
  publicado: "Publicado",
  fora_do_ar: "Fora do ar",
};

const LOOKS = {
  rascunho: { tone: "neutral", icon: <PenLine /> },
  agendado: { tone: "info", icon: <CalendarClock /> },
  publicado: { tone: "positive", icon: <Check /> },
  fora_do_ar: { tone: "warning", icon: <EyeOff /> },
} as const;

/** Where a post is; published with something newer written says so. */
export const PostStatePill = ({ status, hasChanges }: { status: PostStatus; hasChanges: boolean }) => (
  <StatusPill {...LOOKS[status]} status={status}>
    {status === "publicado" && hasChanges ? "Publicado, com alterações" : WORDS[status]}
  </StatusPill>
);
