import { CalendarClock, Check, EyeOff, PenLine } from "lucide-react";
import { StatusPill } from "#ui/status-pill.tsx";
import { type PostStatus, postStatusWords } from "../../rules/post-status.ts";

const LOOKS = {
  rascunho: { tone: "neutral", icon: <PenLine /> },
  agendado: { tone: "info", icon: <CalendarClock /> },
  publicado: { tone: "positive", icon: <Check /> },
  fora_do_ar: { tone: "warning", icon: <EyeOff /> },
} as const;

/** Where a post is; published with something newer written says so. */
export const PostStatePill = ({ status, hasChanges }: { status: PostStatus; hasChanges: boolean }) => (
  <StatusPill {...LOOKS[status]} status={status}>
    {status === "publicado" && hasChanges ? "Publicado, com alterações" : postStatusWords[status]}
  </StatusPill>
);
