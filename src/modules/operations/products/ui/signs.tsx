import { CopyCheck, Flag, MessageSquareWarning } from "lucide-react";
import { StatusPill } from "#ui/status-pill.tsx";

type Signed = { isReported: boolean; isRepeated: boolean; isRequested: boolean };

/** What asks somebody of the platform to look at a product; nothing when nothing does. */
export function Signs({ row }: { row: Signed }) {
  if (!row.isReported && !row.isRepeated && !row.isRequested) return <span className="text-muted max-md:hidden">–</span>;
  return (
    <span className="flex flex-wrap gap-1.5">
      {row.isReported && (
        <StatusPill tone="danger" icon={<Flag />} status="denunciado">
          Denunciado
        </StatusPill>
      )}
      {row.isRepeated && (
        <StatusPill tone="warning" icon={<CopyCheck />} status="repetido">
          Arquivo repetido
        </StatusPill>
      )}
      {row.isRequested && (
        <StatusPill tone="info" icon={<MessageSquareWarning />} status="ajustes">
          Ajustes pedidos
        </StatusPill>
      )}
    </span>
  );
}
